import { SearchX } from 'lucide-react'
import { SearchBox } from '../../features/search/search-box'
import { usePageTitle } from '../../shell/page-title'
import { EmptyState } from '../../ui/states/empty-state'

/** Says that there is no word with this id. */
export function WordMissing() {
  usePageTitle('Word not found')
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title="Word not found"
      text="The dictionary has no entry at this address. Look the word up by its spelling instead."
      actions={<SearchBox size="large" label="Look up a word" />}
    />
  )
}

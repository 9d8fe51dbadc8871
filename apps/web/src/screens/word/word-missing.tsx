import { SearchX } from 'lucide-react'
import { SearchBox } from '../../features/search/search-box'
import { usePageTitle } from '../../shell/page-title'
import { EmptyState } from '../../ui/states/empty-state'
import { wordMessages } from './messages'

/** Says that there is no word with this id. */
export function WordMissing() {
  usePageTitle(wordMessages.missing.title)
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={wordMessages.missing.title}
      text={wordMessages.missing.text}
      actions={<SearchBox size="large" label={wordMessages.missing.search} />}
    />
  )
}

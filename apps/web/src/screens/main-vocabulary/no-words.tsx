import { Bookmark, BookOpen, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isFiltered, type ListState, noFilter } from '../../features/vocabulary/lists/list-state'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { mainVocabularyMessages } from './messages'
import type { View } from './use-view'

interface NoWordsProps {
  view: View
  state: ListState
  /** Whether the user has no words at all. */
  isEmpty: boolean
  onClear: (filter: typeof noFilter) => void
  onAddWords: () => void
}

/** Shown in place of an empty list: why it's empty, and what to do. */
export function NoWords({ view, state, isEmpty, onClear, onAddWords }: NoWordsProps) {
  const { empty, noResults, saved, met } = mainVocabularyMessages
  if (isEmpty) {
    return (
      <EmptyState
        icon={<BookOpen />}
        title={empty.title}
        text={empty.text}
        actions={
          <>
            <Link className={buttonClass()} to={paths.read}>
              {empty.read}
            </Link>
            <Button variant="quiet" onClick={onAddWords}>
              {empty.import}
            </Button>
          </>
        }
      />
    )
  }
  if (isFiltered(state) || view === 'all') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={noResults.title}
        text={noResults.text}
        actions={isFiltered(state) && <Button onClick={() => onClear(noFilter)}>{noResults.clear}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={<Bookmark />}
      title={view === 'saved' ? saved.none : met.none}
      text={view === 'saved' ? saved.noneText : met.noneText}
      actions={
        <>
          <Link className={buttonClass()} to={paths.read}>
            {empty.read}
          </Link>
          {view === 'saved' && (
            <Link className={buttonClass({ variant: 'quiet' })} to="?tab=met">
              {saved.seeMet}
            </Link>
          )}
        </>
      }
    />
  )
}

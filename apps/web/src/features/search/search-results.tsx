import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Spinner } from '../../ui/states/spinner'
import { searchMessages } from './messages'
import { optionId } from './option-id'
import styles from './search-box.module.css'
import type { SearchState } from './search-state'

interface SearchResultsProps {
  id: string
  state: SearchState
  active: number
  onHover: (index: number) => void
  onChoose: () => void
  replace: boolean
}

/** The dropdown of the search: a loader, the words found, or a message that there are none. */
export function SearchResults({ id, state, active, onHover, onChoose, replace }: SearchResultsProps) {
  const words = state.status === 'words' ? state.words : []
  return (
    <div className={styles.dropdown}>
      {state.status === 'loading' && (
        <div className={styles.note}>
          <Spinner label={searchMessages.searching} />
        </div>
      )}
      {state.status === 'words' && words.length === 0 && (
        <div className={styles.note} role="status">
          {searchMessages.none}
        </div>
      )}
      <div id={id} role="listbox" aria-label={searchMessages.results}>
        {words.map((word, index) => (
          <Link
            key={word.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.option}
            to={paths.word(word.id)}
            replace={replace}
            onPointerMove={() => onHover(index)}
            onClick={onChoose}
          >
            {word.spell_lower}
          </Link>
        ))}
      </div>
    </div>
  )
}

import { Search, X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import styles from '../list-tools.module.css'
import { MAX_SEARCH } from '../lists/list-state'
import { useDebouncedSearch } from '../lists/use-debounced-search'

/** Finds words of the list by a part of them. */
export function WordSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, type, submit] = useDebouncedSearch(value, onChange)
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Search className={styles.searchIcon} aria-hidden />
        <input
          className={styles.searchInput}
          aria-label="Find in your words"
          placeholder="Find in your words"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text && (
          <IconButton
            className={styles.clear}
            label="Clear the search"
            icon={<X aria-hidden />}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('input')?.focus()
              type('')
              onChange('')
            }}
          />
        )}
      </form>
    </search>
  )
}

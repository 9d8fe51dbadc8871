import { SearchField } from '../../../ui/filters/search-field'
import styles from '../list-tools.module.css'
import { MAX_SEARCH } from '../lists/list-state'

/** Filters the list by a part of its words. */
export function WordSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchField
        label="Find in your words"
        clearLabel="Clear the search"
        maxLength={MAX_SEARCH}
        value={value}
        onChange={onChange}
      />
    </search>
  )
}

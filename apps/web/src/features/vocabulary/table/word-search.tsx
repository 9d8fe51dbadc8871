import { SearchField } from '../../../ui/filters/search-field'
import styles from '../list-tools.module.css'
import { MAX_SEARCH } from '../lists/list-state'
import { tableMessages } from './messages'

/** Filters the list by a part of its words. */
export function WordSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchField
        label={tableMessages.search.label}
        clearLabel={tableMessages.search.clear}
        maxLength={MAX_SEARCH}
        value={value}
        onChange={onChange}
      />
    </search>
  )
}

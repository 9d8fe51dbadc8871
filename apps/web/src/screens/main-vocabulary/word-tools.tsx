import styles from '../../features/vocabulary/list-tools.module.css'
import { ListPages } from '../../features/vocabulary/lists/list-pages'
import type { ListState } from '../../features/vocabulary/lists/list-state'
import { PageSizeChoice } from '../../features/vocabulary/lists/page-size'
import type { ListControl } from '../../features/vocabulary/lists/use-list-state'
import { PriorityFilter } from '../../features/vocabulary/table/priority-filter'
import { SortPanel } from '../../features/vocabulary/table/sort-panel'
import { StateFilter } from '../../features/vocabulary/table/state-filter'
import { WordSearch } from '../../features/vocabulary/table/word-search'
import { FilterLine } from '../../ui/filters/filter-bar'

interface WordToolsProps {
  state: ListState
  change: ListControl['change']
  /** Number of rows on this page. */
  shown: number
  /** Number of rows on all pages. */
  found: number
  busy: boolean
  onPage: (page: number) => void
}

/** Search, filters, sort and pages above the words. */
export function WordTools({ state, change, shown, found, busy, onPage }: WordToolsProps) {
  const { search, priorities, sorts, limit, page } = state
  return (
    <div className={styles.tools}>
      <FilterLine>
        <WordSearch
          value={search}
          // Only the first letter adds a history entry, so that Back leaves the search as a whole.
          onChange={(text) => change({ search: text }, { replace: search !== '' })}
        />
        <PriorityFilter value={priorities} onChange={(value) => change({ priorities: value })} />
        <PageSizeChoice limit={limit} onChange={(size) => change({ limit: size })} />
      </FilterLine>
      <StateFilter state={state} onChange={change} />
      <SortPanel sorts={sorts} onChange={(sorts) => change({ sorts })} />
      <ListPages page={page} limit={limit} shown={shown} found={found} busy={busy} onPage={onPage} />
    </div>
  )
}

import type { ListState } from '../../features/vocabulary/lists/list-state'
import { PageSizeChoice } from '../../features/vocabulary/lists/page-size'
import type { ListControl } from '../../features/vocabulary/lists/use-list-state'
import { PriorityFilter } from '../../features/vocabulary/table/priority-filter'
import { SortPanel } from '../../features/vocabulary/table/sort-panel'
import { FilterLine } from '../../ui/filters/filter-bar'

export interface MoreToolsProps {
  state: ListState
  change: ListControl['change']
}

/** Priorities, page size and order of a list of words. */
export function MoreTools({ state: { priorities, sorts, limit }, change }: MoreToolsProps) {
  return (
    <>
      <FilterLine>
        <PriorityFilter value={priorities} onChange={(value) => change({ priorities: value })} />
        <PageSizeChoice limit={limit} onChange={(size) => change({ limit: size })} />
      </FilterLine>
      <SortPanel sorts={sorts} onChange={(edit) => change((latest) => ({ sorts: edit(latest.sorts) }))} />
    </>
  )
}

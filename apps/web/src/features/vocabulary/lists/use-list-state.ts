import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePendingState } from '../../../lib/use-pending-state'
import type { Sort } from '../table/sorting'
import { type ListState, listStateFrom, listStateToParams, withListChange } from './list-state'

/** What changes in a list, or a function that returns it for the list's latest state. */
type ListChange = Partial<ListState> | ((latest: ListState) => Partial<ListState>)

export interface ListControl {
  readonly state: ListState
  /**
   * Writes a change to the address, as a new history entry unless `replace` is set. Anything but a change of page
   * returns to the first page.
   */
  readonly change: (change: ListChange, options?: { replace?: boolean }) => void
}

/**
 * Reads from the address which part of a list is shown.
 *
 * @param defaultSorts default sort order; must be a constant
 * @param tab tab that shows the list, written to the address with every change
 */
export function useListState(defaultSorts: readonly Sort[], tab?: string): ListControl {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => listStateFrom(params, defaultSorts), [params, defaultSorts])
  const latest = usePendingState(state)
  const change = useCallback(
    (change: ListChange, { replace = false } = {}) => {
      const parts = typeof change === 'function' ? change(latest.current) : change
      latest.current = withListChange(latest.current, parts)
      const params = listStateToParams(latest.current, defaultSorts)
      if (tab) params.set('tab', tab)
      setParams(params, { replace })
    },
    [latest, setParams, defaultSorts, tab],
  )
  return { state, change }
}

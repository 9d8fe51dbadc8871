import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '../table/sorting'
import { type ListState, listStateFrom, listStateToParams, withListChange } from './list-state'

export interface ListControl {
  readonly state: ListState
  /**
   * Writes a change to the address, as a new history entry unless `replace` is set. Anything but a change of page
   * returns to the first page.
   */
  readonly change: (change: Partial<ListState>, options?: { replace?: boolean }) => void
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
  const change = useCallback(
    (change: Partial<ListState>, { replace = false } = {}) => {
      setParams(
        (before) => {
          const next = withListChange(listStateFrom(before, defaultSorts), change)
          const params = listStateToParams(next, defaultSorts)
          if (tab) params.set('tab', tab)
          return params
        },
        { replace },
      )
    },
    [setParams, defaultSorts, tab],
  )
  return { state, change }
}

import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '../table/sorting'
import { type ListState, listStateFrom, listStateToParams, withListChange } from './list-state'

export interface ListControl {
  readonly state: ListState
  /** Changes the address; with `replace` Back leads to before. A change of anything but the page leads to the first one. */
  readonly change: (change: Partial<ListState>, options?: { replace?: boolean }) => void
}

/**
 * What of a list is shown, as the address says.
 *
 * @param sortsByDefault a constant
 */
export function useListState(sortsByDefault: readonly Sort[]): ListControl {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => listStateFrom(params, sortsByDefault), [params, sortsByDefault])
  const change = useCallback(
    (change: Partial<ListState>, { replace = false } = {}) => {
      setParams(
        (before) =>
          listStateToParams(withListChange(listStateFrom(before, sortsByDefault), change), sortsByDefault),
        { replace },
      )
    },
    [setParams, sortsByDefault],
  )
  return { state, change }
}

import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { usePendingState } from '../../lib/use-pending-state'
import { type ListState, listSearch, listStateFrom } from './list-state'

/**
 * Keeps the state of the list of articles in the address. Scrolls to the top when the page changes.
 *
 * @returns the state, and a function that changes it by replacing the address, so that typing doesn't fill the history.
 * Any change that doesn't set the page leads to the first one.
 */
export function useListState(): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const type = useNavigationType()
  const state = useMemo(() => listStateFrom(params), [params])
  const latest = usePendingState(state)

  // On Back and Forward the shell restores the scroll position.
  const shown = useRef({ key, page: state.page })
  useEffect(() => {
    if (shown.current.page !== state.page && shown.current.key !== key && type !== 'POP')
      window.scrollTo(0, 0)
    shown.current = { key, page: state.page }
  }, [key, type, state.page])

  const change = useCallback(
    (change: Partial<ListState>) => {
      latest.current = { ...latest.current, page: 1, before: null, ...change }
      void navigate({ search: listSearch(latest.current) }, { replace: true })
    },
    [latest, navigate],
  )
  return { state, change }
}

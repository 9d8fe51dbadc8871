import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { type ListState, listSearch, listStateFrom } from './list-state'

/**
 * What of the articles is shown, as the address says. A new page is shown from its top.
 *
 * @returns the state, and what changes the address in place: typing must not fill the history. A change of anything but
 * the page leads to the first one.
 */
export function useListState(): { state: ListState; change: (change: Partial<ListState>) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const type = useNavigationType()
  const state = useMemo(() => listStateFrom(params), [params])
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })

  // Back and Forward return to the place left; that is the shell's.
  const shown = useRef({ key, page: state.page })
  useEffect(() => {
    if (shown.current.page !== state.page && shown.current.key !== key && type !== 'POP')
      window.scrollTo(0, 0)
    shown.current = { key, page: state.page }
  }, [key, type, state.page])

  const change = useCallback(
    (change: Partial<ListState>) => {
      void navigate({ search: listSearch({ ...latest.current, page: 1, ...change }) }, { replace: true })
    },
    [navigate],
  )
  return { state, change }
}

import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { usePendingState } from '../../../lib/use-pending-state'
import { withParams } from './panel-state'

type Change = Readonly<Record<string, string | number | null | undefined>>

/**
 * Returns the panel's parameters from the address, and a function that changes some of them. It replaces the history
 * entry, so that typing doesn't fill the history.
 */
export function usePanelParams(): { params: URLSearchParams; change: (change: Change) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const latest = usePendingState(params)
  const change = useCallback(
    (change: Change) => {
      const search = withParams(latest.current, change)
      latest.current = new URLSearchParams(search)
      void navigate({ search }, { replace: true })
    },
    [latest, navigate],
  )
  return { params, change }
}

/**
 * Scrolls to the top of a section when another page of its list is opened. Back and Forward restore the scroll
 * position.
 */
export function useTopOfPage(section: string, page: number): void {
  const type = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'PUSH') document.getElementById(section)?.scrollIntoView()
  }, [section, page, type])
}

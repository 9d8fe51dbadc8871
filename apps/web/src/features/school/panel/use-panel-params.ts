import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { withParams } from './panel-state'

type Change = Readonly<Record<string, string | number | null | undefined>>

/** The panel's parameters in the address, and what changes some of them in place: typing must not fill the history. */
export function usePanelParams(): { params: URLSearchParams; change: (change: Change) => void } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  })
  const change = useCallback(
    (change: Change) => {
      void navigate({ search: withParams(latest.current, change) }, { replace: true })
    },
    [navigate],
  )
  return { params, change }
}

/** Shows a section from its top when another page of its list was chosen; Back and Forward return to the place left. */
export function useTopOfPage(section: string, page: number): void {
  const type = useNavigationType()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (type === 'PUSH') document.getElementById(section)?.scrollIntoView()
  }, [section, page, type])
}

import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changedSearch } from './panel-state'

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
      void navigate({ search: changedSearch(latest.current, change) }, { replace: true })
    },
    [navigate],
  )
  return { params, change }
}

import { useEffect } from 'react'

interface GuardState {
  /** Marks the entry above the page's own: leaving it by Back stays on the page. */
  guard?: boolean
  /** React Router's position counter. */
  idx?: number
}

const state = (): GuardState => (window.history.state as GuardState | null) ?? {}

function pushGuardEntry(): void {
  const here = state()
  if (here.guard) return
  window.history.pushState({ ...here, idx: (here.idx ?? 0) + 1, guard: true }, '')
}

/**
 * Back stays on this page: an entry is pushed on top of the page's own, and again whenever it is left. Browsers skip
 * entries that were pushed without a gesture, so the first one waits for a click or a key.
 */
export function useHistoryGuard(): void {
  useEffect(() => {
    window.addEventListener('click', pushGuardEntry, { capture: true })
    window.addEventListener('keydown', pushGuardEntry, { capture: true })
    window.addEventListener('popstate', pushGuardEntry)
    return () => {
      window.removeEventListener('click', pushGuardEntry, { capture: true })
      window.removeEventListener('keydown', pushGuardEntry, { capture: true })
      window.removeEventListener('popstate', pushGuardEntry)
    }
  }, [])
}

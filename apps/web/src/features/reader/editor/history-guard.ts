import { useEffect } from 'react'

interface GuardState {
  /** Marks the entry pushed above the page's own: Back from it stays on the page. */
  guard?: boolean
  /** React Router's index of the entry. */
  idx?: number
}

const state = (): GuardState => (window.history.state as GuardState | null) ?? {}

function pushGuardEntry(): void {
  const here = state()
  if (here.guard) return
  window.history.pushState({ ...here, idx: (here.idx ?? 0) + 1, guard: true }, '')
}

/**
 * Keeps Back on this page: pushes a history entry on top of the page's own, and again whenever the user leaves that
 * entry. Browsers skip entries pushed without a user gesture, so the first one waits for a click or a key.
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

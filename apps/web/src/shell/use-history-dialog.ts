import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { DialogHistory } from './dialog-history'

let shared: DialogHistory | undefined

function dialogHistory(): DialogHistory {
  if (!shared) {
    const made = new DialogHistory(window.history)
    noteEntries(made)
    // Before the router, which would show the page that was left.
    const first = { capture: true }
    window.addEventListener(
      'popstate',
      (event) => made.returnToPage() && event.stopImmediatePropagation(),
      first,
    )
    window.addEventListener('popstate', () => made.handleTravel())
    shared = made
  }
  return shared
}

/** Tells of the entries that the router and others add, of which there is no event. */
function noteEntries(dialogs: DialogHistory): void {
  const push = window.history.pushState
  window.history.pushState = function pushState(...entry) {
    push.apply(this, entry)
    dialogs.noteEntry()
  }
}

/**
 * Gives an open dialog or sheet a history entry: Back closes it, and closing it otherwise goes back one step. The
 * address does not change. A link inside a dialog should replace (`<Link replace>`), or Back takes an extra step.
 */
export function useHistoryDialog(open: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  // With the frame that shows it: on a busy device somebody could press Back before a later effect runs, and leave the page.
  useLayoutEffect(() => {
    if (!open) return
    const history = dialogHistory()
    history.addDialog(id, () => close.current())
    return () => history.removeDialog(id)
  }, [id, open])
}

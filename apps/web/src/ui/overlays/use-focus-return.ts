import { useRef } from 'react'

/** What gets the focus when a dialog that was opened from here closes; in a menu, which closes first, its button. */
function opener(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  const menu = activeElement.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/**
 * Handlers for the content of a dialog that was opened without a trigger of the library's, which would lose the focus when
 * it closes: it goes back to where it was, if that is still there.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = opener()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (before.current?.isConnected) before.current.focus({ preventScroll: true })
    },
  }
}

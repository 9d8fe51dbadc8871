import { useRef } from 'react'

/**
 * Returns the element to focus when a dialog closes: the active one or, if that is in a menu, the menu's button,
 * because the menu closes first.
 */
function opener(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  const menu = activeElement.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/**
 * Handlers for the content of a dialog opened without a Radix trigger, which would lose the focus on closing. They
 * return the focus to where it was, if that element still exists.
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

import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * For the content of what opens over the page: the library gives Escape only to the layer that came last, and takes a toast
 * for one. A message that appears meanwhile would have the press, and what the focus is in would stay open. So whatever is
 * open takes each press within it that nobody has taken yet.
 */
export function closesOnEscape(close: () => void) {
  return {
    onKeyDown: (event: ReactKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    },
  }
}

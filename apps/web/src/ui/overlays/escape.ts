import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Returns a key handler for the content of an overlay, which closes it on Escape. Radix passes Escape only to the
 * topmost layer and counts a toast as one, so a toast would take the key and leave the focused overlay open. With this
 * handler an overlay handles each press inside it that nothing else has handled.
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

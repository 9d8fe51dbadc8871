import { useLayoutEffect } from 'react'

let users = 0

/**
 * The screen fills the window between the bars and scrolls inside itself; the window does not scroll. The screen's root
 * element needs `height: 100%` (and its panes `overflow: auto`). For readers and chats.
 */
export function useFullHeight(): void {
  useLayoutEffect(() => {
    users += 1
    document.documentElement.dataset.fullHeight = ''
    return () => {
      users -= 1
      if (users === 0) delete document.documentElement.dataset.fullHeight
    }
  }, [])
}

import { useLayoutEffect } from 'react'

let users = 0

/**
 * Makes the screen fill the window between the bars and scroll inside itself, for the reader and chats. The screen's
 * root element needs `height: 100%` (and its panes `overflow: auto`).
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

import { type RefObject, useEffect, useState } from 'react'
import { markLengths } from './block-length'
import { clearHighlights } from './highlights'

/**
 * Shows sanitised HTML in an element that React leaves alone; true once it is there. Each block says roughly how long
 * it is, so that blocks off the screen need no layout and the scroll bar is nearly right all the same.
 */
export function useShownText(body: RefObject<HTMLElement | null>, html: string): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const { sanitise } = await import('./sanitise')
      if (!isCurrent || !body.current) return
      const fragment = sanitise(html)
      markLengths(fragment)
      body.current.replaceChildren(fragment)
      setShown(html)
    }
    void show()
    return () => {
      isCurrent = false
      clearHighlights()
    }
  }, [body, html])
  return shown === html
}

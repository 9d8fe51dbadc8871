import { type RefObject, useEffect, useState } from 'react'
import { toChunks } from './chunks'
import { clearHighlights } from './highlights'

/**
 * Shows sanitised HTML, in chunks, in an element that React leaves alone; true once it is there.
 */
export function useShownText(body: RefObject<HTMLElement | null>, html: string): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const { sanitise } = await import('./sanitise')
      if (!isCurrent || !body.current) return
      body.current.replaceChildren(toChunks(sanitise(html)))
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

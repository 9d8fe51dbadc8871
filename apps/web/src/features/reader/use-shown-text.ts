import { type RefObject, useEffect, useState } from 'react'
import { toChunks } from './chunks'
import { clearHighlights } from './highlights'

/**
 * Shows HTML, sanitised, in chunks, in an element that React leaves alone; true once it is there.
 *
 * @param keepsLinks it is an article's, whose links within this site stay
 */
export function useShownText(
  body: RefObject<HTMLElement | null>,
  html: string,
  keepsLinks: boolean,
): boolean {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const { sanitise, sanitiseArticle } = await import('./sanitise')
      if (!isCurrent || !body.current) return
      body.current.replaceChildren(toChunks(keepsLinks ? sanitiseArticle(html) : sanitise(html)))
      setShown(html)
    }
    void show()
    return () => {
      isCurrent = false
      clearHighlights()
    }
  }, [body, html, keepsLinks])
  return shown === html
}

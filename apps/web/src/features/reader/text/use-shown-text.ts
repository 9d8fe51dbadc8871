import { type RefObject, useLayoutEffect, useState } from 'react'
import { isOnServer, isTakingOver } from '../../../shell/served/rendering'
import { clearHighlights } from '../states/highlights'
import { toChunks } from './chunks'
import type { ReadContent } from './read-content'
import { useReading } from './reading.store'

/**
 * Shows a sanitised text, in chunks, in an element that React doesn't manage. Returns true once it is shown. Blocks
 * that came with the page appear before the next paint; in a page from the server the text is there from the start.
 */
export function useShownText(
  body: RefObject<HTMLElement | null>,
  { text: html, keepsLinks = false, blocks }: Pick<ReadContent, 'text' | 'keepsLinks' | 'blocks'>,
): boolean {
  const [shown, setShown] = useState<string | null>(() => (isOnServer() || isTakingOver() ? html : null))
  useLayoutEffect(() => {
    let isCurrent = true
    const show = (fragment: DocumentFragment) => {
      body.current?.replaceChildren(toChunks(fragment))
      setShown(html)
    }
    const showHtml = async () => {
      const { sanitise, sanitiseArticle } = await import('../html/sanitise')
      if (isCurrent) show(keepsLinks ? sanitiseArticle(html) : sanitise(html))
    }
    const ready = blocks?.()
    if (ready) show(ready)
    else void showHtml()
    return () => {
      isCurrent = false
      clearHighlights()
      useReading.setState({ isAloud: false })
    }
  }, [body, html, keepsLinks, blocks])
  return shown === html
}

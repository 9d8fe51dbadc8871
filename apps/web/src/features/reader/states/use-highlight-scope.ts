import { type RefObject, useLayoutEffect, useState } from 'react'
import { supportsHighlights } from './highlights'

/**
 * Which elements carry the highlight styles, for the text's `data-highlights`: undefined for the text as a whole,
 * `each` for every element in it.
 */
export type HighlightScope = 'each' | undefined

/**
 * Checks whether highlight styles are inherited by descendants. They are according to CSS Pseudo-Elements 4 and in
 * Chromium, but not in Firefox 153 or WebKitGTK 2.50.
 *
 * @param ancestor an element that has a rule with a background for the highlight `selected`
 * @param descendant an element inside it without such a rule
 */
export function inheritsHighlights(ancestor: Element, descendant: Element): boolean {
  const selectionColourOf = (element: Element) =>
    getComputedStyle(element, '::highlight(selected)').backgroundColor
  const ground = selectionColourOf(descendant)
  return ground !== 'rgba(0, 0, 0, 0)' && ground !== '' && ground === selectionColourOf(ancestor)
}

/**
 * Returns which elements must carry the highlight styles in this browser, before anything is drawn. Styling every
 * element doubles the time to style a novel, so it's done only where needed.
 */
export function useHighlightScope(
  article: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): HighlightScope {
  const [scope, setScope] = useState<HighlightScope>()
  useLayoutEffect(() => {
    if (supportsHighlights() && !inheritsHighlights(article.current!, body.current!)) setScope('each')
  }, [article, body])
  return scope
}

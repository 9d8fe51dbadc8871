import { type RefObject, useLayoutEffect, useState } from 'react'
import { isSupported } from './highlights'

/**
 * What has to carry the styles of highlights, for the text's `data-highlights`: undefined for the text as a whole, `each`
 * for every element in it.
 */
export type HighlightScope = 'each' | undefined

/**
 * Finds out whether a highlight's style reaches the text inside descendants of the element that a rule is for: it does by
 * CSS Pseudo-Elements 4 and in Chromium, not in Firefox 153 or WebKitGTK 2.50.
 *
 * @param ancestor an element that has a rule with a background for the highlight `selected`
 * @param descendant an element inside, which no such rule is for
 */
export function inheritsHighlights(ancestor: Element, descendant: Element): boolean {
  const selectionColourOf = (element: Element) =>
    getComputedStyle(element, '::highlight(selected)').backgroundColor
  const ground = selectionColourOf(descendant)
  return ground !== 'rgba(0, 0, 0, 0)' && ground !== '' && ground === selectionColourOf(ancestor)
}

/**
 * Chooses where the style sheet puts the styles of highlights in a text by what the browser does, before anything is drawn.
 * For every element only where needed: that doubles the time that styling a novel takes.
 */
export function useHighlightScope(
  article: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
): HighlightScope {
  const [scope, setScope] = useState<HighlightScope>()
  useLayoutEffect(() => {
    if (isSupported && !inheritsHighlights(article.current!, body.current!)) setScope('each')
  }, [article, body])
  return scope
}

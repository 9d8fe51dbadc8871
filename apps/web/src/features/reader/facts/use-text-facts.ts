import { type RefObject, useEffect, useState } from 'react'
import { readingMinutes } from '../../../lib/reading-time'
import { collectText, textBlockSelector } from '../text/block-text'
import { countWords } from './count-words'

/** Longest time to count before yielding to the page, in ms. */
const SLICE_MS = 8

export interface TextFacts {
  readonly words: number
  /** Reading time in minutes, rounded up. */
  readonly minutes: number
}

/**
 * Counts the words of a shown text without blocking the page; null until done.
 *
 * @param known the number of words, if it is known before
 */
export function useTextFacts(
  body: RefObject<HTMLElement | null>,
  isShown: boolean,
  known?: number,
): TextFacts | null {
  const [facts, setFacts] = useState<TextFacts | null>(() =>
    known === undefined ? null : { words: known, minutes: readingMinutes(known) },
  )
  useEffect(() => {
    const element = body.current
    if (!isShown || !element) return
    let words = 0
    let next: Element | null = element.firstElementChild
    let timer = setTimeout(function count() {
      const end = performance.now() + SLICE_MS
      while (next && performance.now() < end) {
        for (const block of next.querySelectorAll(textBlockSelector))
          words += countWords(collectText(block).text)
        next = next.nextElementSibling
      }
      if (next) timer = setTimeout(count)
      else setFacts({ words, minutes: readingMinutes(words) })
    })
    return () => clearTimeout(timer)
  }, [body, isShown])
  return isShown ? facts : null
}

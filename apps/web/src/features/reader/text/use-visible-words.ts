import { lookupForm } from '@wordhoard/lexicon/tokens/tokens'
import { type RefObject, useEffect } from 'react'
import { readBlock, textBlockSelector } from './block-text'
import { blocksBetween } from './chunks'

/** How long scrolling must pause before the words are reported, in ms. */
const SCROLL_PAUSE_MS = 300
/** The first pause, in ms. It is longer, since showing the text matters more than preparing for taps. */
const FIRST_PAUSE_MS = 1000

function wordsOf(block: Element, into: Set<string>): void {
  const inner = block.querySelectorAll(textBlockSelector)
  for (const part of block.matches(textBlockSelector) ? [block, ...inner] : inner) {
    const { text, words } = readBlock(part)
    for (const word of words) into.add(lookupForm(text, word))
  }
}

/**
 * Reports the words on the screen, in idle time after scrolling has stopped. The blocks are looked up only then, since
 * observers on thousands of them would cost milliseconds in every frame.
 */
export function useVisibleWords(
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
  onWords: (words: string[]) => void,
): void {
  useEffect(() => {
    const element = body.current
    const pane = scroller.current
    if (!isShown || !element || !pane) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1))
    const report = () => {
      const { top, bottom } = pane.getBoundingClientRect()
      const words = new Set<string>()
      for (const block of blocksBetween(element, top, bottom)) wordsOf(block, words)
      if (words.size > 0) onWords([...words])
    }
    const wait = (time = SCROLL_PAUSE_MS) => {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(report), time)
    }
    const onMove = () => wait()
    wait(FIRST_PAUSE_MS)
    pane.addEventListener('scroll', onMove, { passive: true })
    window.addEventListener('resize', onMove)
    return () => {
      clearTimeout(timer)
      pane.removeEventListener('scroll', onMove)
      window.removeEventListener('resize', onMove)
    }
  }, [body, scroller, isShown, onWords])
}

import { lookupForm } from '@wordhoard/lexicon/tokens'
import { type RefObject, useEffect } from 'react'
import { readBlock, textBlockSelector } from './block-text'
import { blocksBetween } from './chunks'

/** Scrolling is over when it has paused this long, in ms. */
const settle = 300

function wordsOf(block: Element, into: Set<string>): void {
  const inner = block.querySelectorAll(textBlockSelector)
  for (const part of block.matches(textBlockSelector) ? [block, ...inner] : inner) {
    const { text, words } = readBlock(part)
    for (const word of words) into.add(lookupForm(text, word))
  }
}

/**
 * Tells, in idle time after scrolling has stopped, which words are on the screen. The blocks are looked up when that
 * happens: observers on thousands of them would cost milliseconds of every frame.
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
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(report), settle)
    }
    wait()
    pane.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('resize', wait)
    return () => {
      clearTimeout(timer)
      pane.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
    }
  }, [body, scroller, isShown, onWords])
}

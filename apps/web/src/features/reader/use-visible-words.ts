import { lookupForm } from '@wordhoard/lexicon/tokens'
import { type RefObject, useEffect } from 'react'
import { readBlock, textBlockSelector } from './block-text'

/** Scrolling is over when it has paused this long, in ms. */
const settle = 300

function wordsOf(block: Element, into: Set<string>): void {
  const inner = block.querySelectorAll(textBlockSelector)
  for (const part of block.matches(textBlockSelector) ? [block, ...inner] : inner) {
    const { text, tokens } = readBlock(part)
    for (const token of tokens) if (token.kind === 'word') into.add(lookupForm(text, token))
  }
}

/** Tells, in idle time after scrolling has stopped, which words are on the screen. */
export function useVisibleWords(
  body: RefObject<HTMLElement | null>,
  isShown: boolean,
  onWords: (words: string[]) => void,
): void {
  useEffect(() => {
    const element = body.current
    if (!isShown || !element) return
    const visible = new Set<Element>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1))
    const report = () => {
      const words = new Set<string>()
      for (const block of visible) wordsOf(block, words)
      if (words.size > 0) onWords([...words])
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(report), settle)
    })
    for (const block of element.children) observer.observe(block)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [body, isShown, onWords])
}

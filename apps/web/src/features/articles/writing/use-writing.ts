import { useEffect, useRef, useState } from 'react'
import type { MarkdownOnly } from '../rich/markdown-fit'
import { loadRichWriting, type RichWriting } from './load-rich-field'

/** How the text is written: in the rich field or as Markdown. */
export type WritingMode = 'rich' | 'markdown'

interface Writing {
  /** Null until the code has been loaded and the text checked. */
  readonly mode: WritingMode | null
  /** Why the text is shown as Markdown; null when the author chose it. */
  readonly reason: MarkdownOnly | 'rewritten' | 'notLoaded' | null
  /** The text in the rich field when it was opened, as Markdown and as a document in JSON. */
  readonly opened: { readonly markdown: string; readonly content: object } | null
}

/**
 * Decides whether a text is written in the rich field or as Markdown. A text opens in the rich field only if that
 * leaves it exactly as it is; where it would mean the same but be written differently, the author may choose.
 *
 * @param getMarkdown returns the text as it is now
 */
export function useWriting(getMarkdown: () => string) {
  const [rich, setRich] = useState<RichWriting | null>(null)
  const [writing, setWriting] = useState<Writing>({ mode: null, reason: null, opened: null })
  const latest = useRef(getMarkdown)
  useEffect(() => {
    latest.current = getMarkdown
  })

  /** Opens the current text. @param isChosen whether the author asks for the rich field */
  const openText = ({ checkFit }: RichWriting, isChosen: boolean) => {
    const markdown = latest.current()
    const fit = checkFit(markdown)
    if (fit.kind === 'same' || (fit.kind === 'rewritten' && isChosen)) {
      setWriting({
        mode: 'rich',
        reason: null,
        opened: { markdown, content: fit.document.toJSON() as object },
      })
      return true
    }
    const reason = 'reason' in fit ? fit.reason : 'rewritten'
    setWriting({ mode: 'markdown', reason, opened: null })
    return false
  }
  const open = useRef(openText)
  useEffect(() => {
    open.current = openText
  })

  useEffect(() => {
    let isWanted = true
    loadRichWriting().then(
      (loaded) => {
        if (!isWanted) return
        setRich(loaded)
        open.current(loaded, false)
      },
      (error: unknown) => {
        console.info('The rich field could not be loaded:', error)
        if (isWanted) setWriting({ mode: 'markdown', reason: 'notLoaded', opened: null })
      },
    )
    return () => {
      isWanted = false
    }
  }, [])

  return {
    ...writing,
    rich,
    /** Shows the text in the rich field, if it can be shown there. */
    chooseRich: () => {
      if (rich) open.current(rich, true)
    },
    chooseMarkdown: () => setWriting({ mode: 'markdown', reason: null, opened: null }),
    /** Opens another text, as when a draft is discarded. */
    reopen: () => {
      if (rich) open.current(rich, false)
    },
  }
}

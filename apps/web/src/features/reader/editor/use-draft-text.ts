import { useEffect, useState } from 'react'
import { sampleText, type TextSample } from '../facts/text-sample'
import { draftElement, useReading } from '../text/reading.store'
import { draftText } from './draft-text'

/** How long typing must pause before the draft is read, in addition to the pause before the editor counts words. */
const TYPING_PAUSE_MS = 700
/** Number of characters from which a text's level can be estimated. */
const SAMPLE_CHARS = 12_000

interface Draft {
  readonly text: string
  /** The words at its beginning, counted. */
  readonly sample: TextSample
}

/** Counts the words at the beginning of a plain text whose paragraphs are separated by empty lines. */
export function sampleOf(text: string): TextSample {
  const body = document.createElement('div')
  for (const paragraph of text.slice(0, SAMPLE_CHARS).split('\n\n')) {
    body.append(Object.assign(document.createElement('p'), { textContent: paragraph }))
  }
  return sampleText(body)
}

/** Returns the editor's text once writing pauses; null while it goes on, or if `isWanted` is false. */
export function useDraftText(isWanted: boolean): Draft | null {
  const words = useReading((state) => state.draftWords)
  const storedText = useReading((state) => state.text)
  const [draft, setDraft] = useState<Draft | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each may show that the editor’s text has changed
  useEffect(() => {
    if (!isWanted || words === 0) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const editor = draftElement()
      const text = editor && (await draftText(editor, abort.signal))
      if (text && !abort.signal.aborted) setDraft({ text, sample: sampleOf(text) })
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
      setDraft(null)
    }
  }, [isWanted, words, storedText])
  return draft
}

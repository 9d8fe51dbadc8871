import { useEffect, useState } from 'react'
import { sampleText, type TextSample } from '../facts/text-sample'
import { draftElement, useReading } from '../text/reading.store'
import { draftText } from './draft-text'

/** Writing has paused this long, in ms, beyond what the editor itself waits before it counts. */
const pause = 700
/** Characters from which a text's level can be told. */
const sampleLength = 12_000

interface Draft {
  readonly text: string
  /** Its beginning as counted words. */
  readonly sample: TextSample
}

function sampleOf(text: string): TextSample {
  const body = document.createElement('div')
  for (const paragraph of text.slice(0, sampleLength).split('\n\n')) {
    body.append(Object.assign(document.createElement('p'), { textContent: paragraph }))
  }
  return sampleText(body)
}

/** What is in the editor, once writing pauses; null while it goes on, or where it is not wanted. */
export function useDraftText(isWanted: boolean): Draft | null {
  const words = useReading((state) => state.draftWords)
  const kept = useReading((state) => state.text)
  const [draft, setDraft] = useState<Draft | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written last is told by both.
  useEffect(() => {
    if (!isWanted || words === 0) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const editor = draftElement()
      const text = editor && (await draftText(editor, abort.signal))
      if (text && !abort.signal.aborted) setDraft({ text, sample: sampleOf(text) })
    }, pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
      setDraft(null)
    }
  }, [isWanted, words, kept])
  return draft
}

import { getTextStates } from '@wordhoard/contracts/reading/text-words'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../session/call'
import { isSmallEnough } from './is-small-enough'
import { changeWords, type TextWords, textWords, type WordChange } from './text-words'

interface DraftWords {
  /** The words of a draft with the reader's states; null until they are known. */
  readonly words: TextWords | null
  /** Shows changed states and returns a function that undoes it. */
  readonly apply: (changes: readonly WordChange[]) => () => void
}

/** Loads the reader's states for the words of a text. A later text replaces an earlier one. */
export function useDraftWords(text: string | null): DraftWords {
  const [words, setWords] = useState<TextWords | null>(null)
  useEffect(() => {
    if (!text || !isSmallEnough(text)) return
    const abort = new AbortController()
    const load = async () => {
      try {
        const answer = await call(getTextStates, { body: { text } }, { signal: abort.signal })
        if (!abort.signal.aborted) setWords(textWords(answer.words, answer.phrases, answer.coverage))
      } catch (error) {
        // The figures are then missing; reading the text shows the reason.
        if (!abort.signal.aborted) console.info('The words of the draft could not be loaded:', error)
      }
    }
    void load()
    return () => {
      abort.abort()
      setWords(null)
    }
  }, [text])
  const apply = useCallback((changes: readonly WordChange[]) => {
    let before: TextWords | null = null
    setWords((now) => {
      before = now
      return now && changeWords(now, changes)
    })
    return () => setWords((now) => (now && before ? before : now))
  }, [])
  return { words, apply }
}

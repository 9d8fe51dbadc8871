import { create } from 'zustand'
import { changeWords, type TextWords, type WordChange } from './text-words'

/** What became of entering a text's words. */
export interface AddedWords {
  readonly count: number
  readonly undoId: string | null
}

interface WordStates {
  /** `adding`: the words are being entered · `loading`: their states are on the way. */
  phase: 'idle' | 'adding' | 'loading' | 'ready' | 'failed'
  /** The words of the text being read; null until they are known. */
  words: TextWords | null
  /** The text that they are of. */
  text: string | null
  /** Words that this reading has entered; null when it was not tried, or failed. */
  added: AddedWords | null
  /** Why the last attempt failed, for a person; and whether another attempt can go better. */
  failure: { readonly text: string; readonly canRetry: boolean } | null
}

export const noStates: WordStates = { phase: 'idle', words: null, text: null, added: null, failure: null }

/** The words of the text being read, as their reader knows them. */
export const useWordStates = create<WordStates>()(() => noStates)

/** Whether the text being read is known to hold this word or phrase. */
export function isInText(spellId: number): boolean {
  const { words } = useWordStates.getState()
  return words === null || words.byId.has(spellId) || words.phrases.has(spellId)
}

/** Draws words as what they have become; answers how to take that back. */
export function applyChanges(changes: readonly WordChange[]): () => void {
  const { words } = useWordStates.getState()
  if (!words) return () => undefined
  const before = changes.flatMap(({ spellId }): WordChange[] => {
    const word = words.byId.get(spellId) ?? words.phrases.get(spellId)
    return word ? [{ spellId, state: word.state, score: word.score }] : []
  })
  if (before.length === 0) return () => undefined
  useWordStates.setState({ words: changeWords(words, changes) })
  return () => void applyChanges(before)
}

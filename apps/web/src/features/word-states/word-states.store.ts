import { create } from 'zustand'
import { changeWords, type TextWords, type WordChange } from './text-words'

/** The result of adding a text's words. */
export interface AddedWords {
  readonly count: number
  readonly undoId: string | null
}

interface WordStates {
  /** `adding`: the words are being added · `loading`: their states are being loaded. */
  phase: 'idle' | 'adding' | 'loading' | 'ready' | 'failed'
  /** The words of the text being read; null until they are known. */
  words: TextWords | null
  /** The text to which `words` belong. */
  text: string | null
  /** The words added by this reading; null if there was no attempt or it failed. */
  added: AddedWords | null
  /** Why the last attempt failed, for display, and whether a retry may succeed. */
  failure: { readonly text: string; readonly canRetry: boolean } | null
}

export const noStates: WordStates = { phase: 'idle', words: null, text: null, added: null, failure: null }

/** The words of the text being read, with the reader's states. */
export const useWordStates = create<WordStates>()(() => noStates)

/** Checks whether the text being read contains a word or phrase. True as long as the words aren't known. */
export function isInText(spellId: number): boolean {
  const { words } = useWordStates.getState()
  return words === null || words.byId.has(spellId) || words.phrases.has(spellId)
}

/** Shows changed states in the text and returns a function that undoes it. */
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

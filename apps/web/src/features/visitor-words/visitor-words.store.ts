import { create } from 'zustand'
import { readLookups } from './looked-up-words'
import { setUnstored, VISITOR_KEY } from './stored-keys'
import {
  dropVisitorWords,
  readVisitorWords,
  storeVisitorWords,
  type VisitorPlace,
  type VisitorWord,
  type VisitorWords,
  withoutWord,
  withWord,
} from './stored-words'

/** The words that a visitor has marked on this device, to save once they have an account; null if there are none. */
export const useVisitorWords = create<{ marked: VisitorWords | null }>()(() => ({
  marked: readVisitorWords() ?? null,
}))

/** False if the browser stores nothing; this tab then relies on its own memory. */
let canStore = true

function keep(marked: VisitorWords | null): void {
  if (marked) canStore = storeVisitorWords(marked)
  else dropVisitorWords()
  setUnstored(marked !== null && !canStore)
  useVisitorWords.setState({ marked })
}

/** Returns the marked words, which another tab may have changed. */
export function readMarked(): VisitorWords | undefined {
  return readVisitorWords() ?? (canStore ? undefined : (useVisitorWords.getState().marked ?? undefined))
}

// Another tab may have changed or taken the words.
window.addEventListener('storage', ({ key }) => {
  if (key === null || key === VISITOR_KEY) useVisitorWords.setState({ marked: readVisitorWords() ?? null })
})

/** Marks a word to be saved, with the place to return to, and takes along what was looked up in this tab. */
export function markWord(word: VisitorWord, place: VisitorPlace): void {
  const before = readMarked()
  const lookups = (before?.lookups ?? []).concat(readLookups()).reduce<VisitorWord[]>(withWord, [])
  const words = withWord(before?.words ?? [], word)
  keep({ words, lookups, place, at: Date.now() })
}

/** Marks a word no longer. */
export function unmarkWord(word: VisitorWord): void {
  const before = readMarked()
  const words = withoutWord(before?.words ?? [], word)
  keep(before && words.length > 0 ? { ...before, words } : null)
}

/** Says that whoever is at this device now marked the words, so that the next login takes them along. */
export function confirmWords(): void {
  const before = readMarked()
  if (before) keep({ ...before, at: Date.now() })
}

/** Removes the words from this device. */
export function forgetWords(): void {
  keep(null)
}

import { create } from 'zustand'
import type { SelectedWord } from '../selection/selected-word'
import type { WantedSelection } from '../selection/selection-place'
import { beginning, keepPlace, readField, storeField } from './reading-storage'

interface ReadingState {
  /** Sanitised HTML; it is sanitised again each time it is shown. */
  text: string
  title: string
  byline: string
  isReading: boolean
  /** Whether the sheet with word information is open, on narrow screens. */
  isWordInfo: boolean
  /** Whether a tap selects a phrase of 5 words. */
  isMulti: boolean
  /** Whether the text is being read aloud. */
  isAloud: boolean
  selection: SelectedWord | null
  /** Words to select again once their text is shown. */
  wanted: WantedSelection | null
  /**
   * Other words of a phrase around the selected word, as distances from it in words; highlighted with the selection.
   */
  covered: readonly number[]
  /** Number of words in the editor. */
  draftWords: number
  /** Whether the text didn't fit into session storage. */
  hasStorageFailed: boolean
}

export const useReading = create<ReadingState>()(() => {
  const text = readField('text')
  return {
    text,
    title: readField('title'),
    byline: readField('byline'),
    isReading: text !== '' && readField('isReading') === 'true',
    isWordInfo: false,
    isMulti: false,
    isAloud: false,
    selection: null,
    wanted: null,
    covered: [],
    draftWords: 0,
    hasStorageFailed: false,
  }
})

/** The editor, while it is shown. */
interface DraftSource {
  /** Returns the editor's content as sanitised HTML. */
  readonly read: () => string
  readonly element: () => HTMLElement | null
  /** Resolves once `read` can sanitise what was typed. */
  readonly prepare: () => Promise<unknown>
}

let draft: DraftSource | null = null

export function setDraftSource(source: DraftSource | null): void {
  draft = source
}

/** Sets and stores the text. A new text starts at its beginning. */
export function setText(text: string): void {
  if (text === useReading.getState().text) return
  keepPlace(beginning)
  storeField('addedFor', '')
  useReading.setState({ text, hasStorageFailed: !storeField('text', text) })
}

export function setTitle(title: string): void {
  storeField('title', title)
  useReading.setState({ title })
}

export function setByline(byline: string): void {
  storeField('byline', byline)
  useReading.setState({ byline })
}

/** Returns the editor's element; null while no editor is shown. */
export function draftElement(): HTMLElement | null {
  return draft?.element() ?? null
}

/** Checks whether the text's words were already added to this user's vocabulary. */
export function isTextAddedFor(userId: number): boolean {
  return readField('addedFor') === String(userId)
}

/** Remembers that the text's words are in this user's vocabulary; survives a reload. */
export function rememberTextOwner(userId: number): void {
  storeField('addedFor', String(userId))
}

/** Copies the editor's content into the session. */
export function keepDraft(): void {
  if (draft) setText(draft.read())
}

/** Loads the sanitiser if necessary. Await it before `startReading` if the user may have typed. */
export async function prepareDraft(): Promise<void> {
  await draft?.prepare()
}

/** Starts to read the editor's text. Returns false if there is none. */
export function startReading(): boolean {
  keepDraft()
  if (useReading.getState().text === '') return false
  storeField('isReading', 'true')
  useReading.setState({ isReading: true })
  return true
}

/**
 * Reads a sanitised text in place of the one being edited or read.
 *
 * @param place where reading stopped, as returned by `recallPlaceText`
 */
export function openText(text: string, place: string): void {
  // Discards the editor's content.
  draft = null
  setText(text)
  storeField('place', place)
  startReading()
}

/** Returns to the editor and keeps the text. */
export function endReading(): void {
  storeField('isReading', '')
  useReading.setState({ isReading: false, isWordInfo: false, selection: null, covered: [], isMulti: false })
}

/** Clears the selection and leaves multi-select mode, for when another text is shown, or none. */
export function clearSelection(): void {
  setSelection(null)
  useReading.setState({ isMulti: false })
}

/** Clears text, title and byline and returns to the editor. */
export function resetReading(): void {
  endReading()
  setTitle('')
  setByline('')
  setText('')
  useReading.setState({ draftWords: 0 })
}

/** Selects a word and opens its information; null clears the selection. */
export function setSelection(selection: SelectedWord | null): void {
  useReading.setState({ selection, covered: [], isWordInfo: selection !== null })
}

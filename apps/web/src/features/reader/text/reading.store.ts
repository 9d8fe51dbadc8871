import { create } from 'zustand'
import type { SelectedWord } from '../selection/selected-word'
import { beginning, keep, keepPlace, recall } from './reading-storage'

interface ReadingState {
  /** Sanitised HTML; it passes the sanitiser again whenever it is shown. */
  text: string
  title: string
  byline: string
  isReading: boolean
  /** On narrow screens: the sheet with word information is open. */
  isWordInfo: boolean
  /** A tap selects a phrase of 5 words. */
  isMulti: boolean
  selection: SelectedWord | null
  /** Words of a phrase around the selected word, counted in words from it; drawn beside the selection. */
  covered: readonly number[]
  /** Words in the editor. */
  draftWords: number
  /** True when the text did not fit into session storage. */
  isUnkept: boolean
}

export const useReading = create<ReadingState>()(() => {
  const text = recall('text')
  return {
    text,
    title: recall('title'),
    byline: recall('byline'),
    isReading: text !== '' && recall('isReading') === 'true',
    isWordInfo: false,
    isMulti: false,
    selection: null,
    covered: [],
    draftWords: 0,
    isUnkept: false,
  }
})

/** The editor, while it is shown. */
interface DraftSource {
  /** The editor's content as sanitised HTML. */
  readonly read: () => string
  readonly element: () => HTMLElement | null
  /** Settles when `read` can clean what was typed. */
  readonly prepare: () => Promise<unknown>
}

let draft: DraftSource | null = null

export function setDraftSource(source: DraftSource | null): void {
  draft = source
}

/** Puts a text into the session and keeps it; a new text is read from its beginning. */
export function setText(text: string): void {
  if (text === useReading.getState().text) return
  keepPlace(beginning)
  keep('addedFor', '')
  useReading.setState({ text, isUnkept: !keep('text', text) })
}

export function setTitle(title: string): void {
  keep('title', title)
  useReading.setState({ title })
}

export function setByline(byline: string): void {
  keep('byline', byline)
  useReading.setState({ byline })
}

/** The element that holds what is being written; null while nothing is. */
export function draftElement(): HTMLElement | null {
  return draft?.element() ?? null
}

/** Whether the words of the text were entered in this user's vocabulary before. */
export function isTextAddedFor(userId: number): boolean {
  return recall('addedFor') === String(userId)
}

/** Remembers that the words of the text are in this user's vocabulary, also over a reload. */
export function rememberTextOwner(userId: number): void {
  keep('addedFor', String(userId))
}

/** Takes the editor's content into the session. */
export function keepDraft(): void {
  if (draft) setText(draft.read())
}

/** To be awaited before `startReading` where somebody may have typed: fetches the sanitiser if it is not here yet. */
export async function prepareDraft(): Promise<void> {
  await draft?.prepare()
}

/** Begins to read what is in the editor; false when there is nothing to read. */
export function startReading(): boolean {
  keepDraft()
  if (useReading.getState().text === '') return false
  keep('isReading', 'true')
  useReading.setState({ isReading: true })
  return true
}

/**
 * Reads a sanitised text in place of what is there, be it in the editor or being read.
 *
 * @param place where it was left, as `placeAsText` told it
 */
export function readInstead(text: string, place: string): void {
  // What the editor holds is not wanted any more.
  draft = null
  setText(text)
  keep('place', place)
  startReading()
}

/** Back to the editor, with the text as it is. */
export function endReading(): void {
  keep('isReading', '')
  useReading.setState({ isReading: false, isWordInfo: false, selection: null, covered: [], isMulti: false })
}

/** Forgets what was selected and how: another text is shown, or none. */
export function clearSelection(): void {
  setSelection(null)
  useReading.setState({ isMulti: false })
}

/** Empties text, title and byline and goes to the editor. */
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

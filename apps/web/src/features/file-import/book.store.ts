import { create } from 'zustand'
import type { OpenedBook } from './opened-text'
import { closeStoredBook } from './stored-books'

/** The book open in this tab. */
export interface CurrentBook extends OpenedBook {
  /** Id by which its file is recognised. */
  readonly id: string
}

interface BookState {
  readonly book: CurrentBook | null
  /** Index of the open chapter; null until one is chosen. */
  readonly chapter: number | null
  readonly isContentsOpen: boolean
}

export const useBook = create<BookState>()(() => ({ book: null, chapter: null, isContentsOpen: false }))

export function setContentsOpen(isContentsOpen: boolean): void {
  useBook.setState({ isContentsOpen })
}

/** Key in the tab's session storage for the open book and chapter. */
const key = 'readingModeBook'

/** Returns the book and chapter this tab had open before a reload; undefined if there was none. */
export function recallBookmark(): { id: string; chapter: number } | undefined {
  try {
    const { id, chapter } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return typeof id === 'string' && typeof chapter === 'number' ? { id, chapter } : undefined
  } catch (error) {
    console.info('The bookmark cannot be read:', error)
    return undefined
  }
}

/** Opens a book and shows its contents, at the chapter that was read last. */
export function openBook(book: CurrentBook, chapter: number | null): void {
  useBook.setState({ book, chapter, isContentsOpen: true })
}

/** Opens a chapter and remembers it in this tab, so that it survives a reload. */
export function setChapter(chapter: number): void {
  const { book } = useBook.getState()
  if (!book) return
  useBook.setState({ chapter, isContentsOpen: false })
  storeBookmark({ id: book.id, chapter })
}

/** Remembers a book and chapter in this tab; the reader opens them when it is shown. */
export function storeBookmark(bookmark: { id: string; chapter: number }): void {
  write(JSON.stringify(bookmark))
}

/** Closes the book because another text was opened. Its stored file is removed; its reading places are kept. */
export function closeBook(): void {
  const id = useBook.getState().book?.id
  useBook.setState({ book: null, chapter: null, isContentsOpen: false })
  write(null)
  if (id !== undefined) void closeStoredBook(id)
}

function write(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (error) {
    console.info('The bookmark cannot be stored:', error)
  }
}

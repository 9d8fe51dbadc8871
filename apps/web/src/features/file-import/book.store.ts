import { create } from 'zustand'
import { closeKeptBook } from './kept-books'
import type { OpenedBook } from './opened-text'

/** A book that is being read in this tab. */
export interface CurrentBook extends OpenedBook {
  /** By which its file is known again. */
  readonly id: string
}

interface BookState {
  readonly book: CurrentBook | null
  /** The chapter that is read; null until one is chosen. */
  readonly chapter: number | null
  readonly isContentsOpen: boolean
}

export const useBook = create<BookState>()(() => ({ book: null, chapter: null, isContentsOpen: false }))

export function setContentsOpen(isContentsOpen: boolean): void {
  useBook.setState({ isContentsOpen })
}

/** Name of the tab's note of which book it reads, and which chapter. */
const key = 'readingModeBook'

/** What this tab reads, from before a reload; undefined when no book. */
export function recallBookmark(): { id: string; chapter: number } | undefined {
  try {
    const { id, chapter } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return typeof id === 'string' && typeof chapter === 'number' ? { id, chapter } : undefined
  } catch (error) {
    console.info('The bookmark cannot be read:', error)
    return undefined
  }
}

/** Takes a book in hand, its contents open at the chapter that was read last. */
export function openBook(book: CurrentBook, chapter: number | null): void {
  useBook.setState({ book, chapter, isContentsOpen: true })
}

/** Notes which chapter is read, also over a reload. */
export function setChapter(chapter: number): void {
  const { book } = useBook.getState()
  if (!book) return
  useBook.setState({ chapter, isContentsOpen: false })
  write(JSON.stringify({ id: book.id, chapter }))
}

/** The text in hand is no chapter of a book any more: its file goes, where it was left is kept. */
export function closeBook(): void {
  const id = useBook.getState().book?.id
  useBook.setState({ book: null, chapter: null, isContentsOpen: false })
  write(null)
  if (id !== undefined) void closeKeptBook(id)
}

function write(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch (error) {
    console.info('The bookmark cannot be kept:', error)
  }
}

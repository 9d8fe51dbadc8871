import { closeBook, type recallBookmark, useBook } from '../../../features/file-import/book.store'
import { epubFile } from '../../../features/file-import/epub'
import { readStoredBook } from '../../../features/file-import/stored-books'

/** Reopens the book that was open in this tab before a reload. */
export async function restoreBook({
  id,
  chapter,
}: NonNullable<ReturnType<typeof recallBookmark>>): Promise<void> {
  try {
    const kept = await readStoredBook(id)
    if (!kept?.file) return closeBook()
    const book = await epubFile(kept.file, kept.name)
    if (useBook.getState().book) return
    useBook.setState({ book: { ...book, id }, chapter })
  } catch (error) {
    console.info('The book could not be opened again:', error)
    closeBook()
  }
}

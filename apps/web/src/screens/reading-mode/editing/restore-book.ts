import { closeBook, type recallBookmark, useBook } from '../../../features/file-import/book.store'
import { epubFile } from '../../../features/file-import/epub'
import { readStoredBook } from '../../../features/file-import/stored-books'
import { useReading } from '../../../features/reader/text/reading.store'
import { toast } from '../../../ui/overlays/toast.store'
import { openChapter } from './open-chapter'
import { openingMessages } from './opening-messages'

/**
 * Reopens the book that was open in this tab before a reload, or that is to be continued in a new tab, which has no text
 * yet.
 */
export async function restoreBook({
  id,
  chapter,
}: NonNullable<ReturnType<typeof recallBookmark>>): Promise<void> {
  try {
    const kept = await readStoredBook(id)
    const isNewTab = useReading.getState().text === ''
    if (!kept?.file) {
      if (isNewTab) toast({ text: openingMessages.bookGone })
      return closeBook()
    }
    const book = await epubFile(kept.file, kept.name)
    if (useBook.getState().book) return
    useBook.setState({ book: { ...book, id }, chapter: isNewTab ? null : chapter })
    if (isNewTab) await openChapter(chapter)
  } catch (error) {
    console.info('The book could not be opened again:', error)
    closeBook()
  }
}

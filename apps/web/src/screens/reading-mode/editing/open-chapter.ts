import {
  type CurrentBook,
  recallBookmark,
  setChapter,
  useBook,
} from '../../../features/file-import/book.store'
import { whileOpening } from '../../../features/file-import/opening.store'
import { readStoredBook, saveBookPlace } from '../../../features/file-import/stored-books'
import { sanitiseToHtml } from '../../../features/reader/html/sanitise'
import { endReading, openText, setByline, setTitle } from '../../../features/reader/text/reading.store'
import { recallPlaceText } from '../../../features/reader/text/reading-storage'
import { fileProblemSentence } from '../../../files/file-problem'
import { toast } from '../../../ui/overlays/toast.store'
import { openingMessages } from './opening-messages'

/** Opens a chapter of the current book where the reader left it, and saves the place in the previous chapter. */
export async function openChapter(chapter: number): Promise<void> {
  const { book, chapter: last } = useBook.getState()
  const wanted = book?.chapters[chapter]
  if (!book || !wanted) return
  await whileOpening(wanted.label, async () => {
    try {
      const html = sanitiseToHtml(await book.read(chapter))
      if (html === '') {
        toast({ text: openingMessages.noTextInChapter(wanted.label) })
        return
      }
      // The chapter of a book just opened is the last one read, which isn't on screen yet.
      const shown = recallBookmark()
      const isHere = shown?.id === book.id && last !== null
      const left = isHere ? { chapter: last, place: recallPlaceText() } : undefined
      const kept = await readStoredBook(book.id)
      const place = isHere && chapter === last ? recallPlaceText() : (kept?.places[chapter] ?? '')
      endReading()
      setTitle(wanted.label.slice(0, 512))
      setByline(bylineOf(book))
      openText(html, place)
      setChapter(chapter)
      await saveBookPlace(book.id, chapter, left)
    } catch (error) {
      console.info('The chapter could not be opened:', error)
      toast({ text: `${wanted.label}: ${fileProblemSentence(error)}`, tone: 'error', duration: 10_000 })
    }
  })
}

function bylineOf({ author, title }: CurrentBook): string {
  return [author, title].filter(Boolean).join(', ').slice(0, 200)
}

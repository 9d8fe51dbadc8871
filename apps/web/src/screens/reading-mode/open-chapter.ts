import { type BookInHand, setChapter, useBook } from '../../features/file-import/book.store'
import { keepPlaceIn, recallBook } from '../../features/file-import/kept-books'
import { whileOpening } from '../../features/file-import/opening.store'
import { endReading, readInstead, setByline, setTitle } from '../../features/reader/reading.store'
import { placeAsText } from '../../features/reader/reading-storage'
import { sanitiseToHtml } from '../../features/reader/sanitise'
import { fileProblemSentence } from '../../lib/file-problem'
import { toast } from '../../ui/toast.store'

/** Opens a chapter of the book in hand where it was left; the chapter that was read keeps its place. */
export async function openChapter(chapter: number): Promise<void> {
  const { book, chapter: last } = useBook.getState()
  const wanted = book?.chapters[chapter]
  if (!book || !wanted) return
  await whileOpening(wanted.label, async () => {
    try {
      const html = sanitiseToHtml(await book.read(chapter))
      if (html === '') {
        toast({ text: `“${wanted.label}” holds no text, only pictures perhaps. Choose another chapter.` })
        return
      }
      const left = last === null ? undefined : { chapter: last, place: placeAsText() }
      const kept = await recallBook(book.id)
      const place = chapter === last ? placeAsText() : (kept?.places[chapter] ?? '')
      endReading()
      setTitle(wanted.label.slice(0, 512))
      setByline(bylineOf(book))
      readInstead(html, place)
      setChapter(chapter)
      await keepPlaceIn(book.id, chapter, left)
    } catch (error) {
      console.info('The chapter could not be opened:', error)
      toast({ text: `${wanted.label}: ${fileProblemSentence(error)}`, tone: 'error', duration: 10_000 })
    }
  })
}

function bylineOf({ author, title }: BookInHand): string {
  return [author, title].filter(Boolean).join(', ').slice(0, 200)
}

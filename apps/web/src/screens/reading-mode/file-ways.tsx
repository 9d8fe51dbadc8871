import { lazy, Suspense, useEffect } from 'react'
import { closeBook, recallBookmark, useBook } from '../../features/file-import/book.store'
import { FileCover } from '../../features/file-import/file-cover'
import { useOpening } from '../../features/file-import/opening.store'
import { useFileDrop } from '../../features/file-import/use-file-drop'
import { useReading } from '../../features/reader/reading.store'
import { chooseChapter, chooseFile } from './choose'

const BookContents = lazy(async () => ({
  default: (await import('../../features/file-import/book-contents')).BookContents,
}))

/** Opening files that are dropped, and the contents of a book in hand, also after a reload. */
export function FileWays() {
  const isOver = useFileDrop(chooseFile)
  const reading = useOpening(({ name }) => name)
  const hasBook = useBook(({ book }) => book !== null)
  useEffect(() => {
    const bookmark = recallBookmark()
    if (bookmark && !useBook.getState().book) {
      void import('./restore-book').then(({ restoreBook }) => restoreBook(bookmark))
    }
    return useReading.subscribe((now, before) => {
      if (now.text === '' && before.text !== '') closeBook()
    })
  }, [])
  return (
    <>
      <FileCover isOver={isOver} reading={reading} />
      {hasBook && (
        <Suspense fallback={null}>
          <BookContents onChoose={chooseChapter} />
        </Suspense>
      )}
    </>
  )
}

import { lazy, Suspense, useEffect } from 'react'
import { closeBook, recallBookmark, useBook } from '../../../features/file-import/book.store'
import { FileCover } from '../../../features/file-import/file-cover'
import { useOpening } from '../../../features/file-import/opening.store'
import { useFileDrop } from '../../../features/file-import/use-file-drop'
import { forgetLastText } from '../../../features/reader/last-text'
import { useReading } from '../../../features/reader/text/reading.store'
import { useStoreBookPlace } from '../place/use-book-place'
import { chooseChapter, chooseFile } from '../word/choose'
import { useLaunchedFiles } from './use-launched-files'
import { useShared } from './use-shared'

const BookContents = lazy(async () => ({
  default: (await import('../../../features/file-import/book-contents')).BookContents,
}))

/** Opens dropped files, and shows the contents of the current book, also after a reload. */
export function FileActions() {
  const isOver = useFileDrop(chooseFile)
  useLaunchedFiles(chooseFile)
  useShared()
  const reading = useOpening(({ name }) => name)
  const hasBook = useBook(({ book }) => book !== null)
  useEffect(() => {
    const bookmark = recallBookmark()
    if (bookmark && !useBook.getState().book) {
      import('./restore-book').then(
        ({ restoreBook }) => restoreBook(bookmark),
        (error: unknown) => console.warn('The book could not be opened again', error),
      )
    }
    return useReading.subscribe((now, before) => {
      if (now.text !== '' || before.text === '') return
      closeBook()
      forgetLastText()
    })
  }, [])
  useStoreBookPlace(hasBook)
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

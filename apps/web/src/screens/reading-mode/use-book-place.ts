import { useEffect } from 'react'
import { recallBookmark } from '../../features/file-import/book.store'
import { saveBookPlace } from '../../features/file-import/stored-books'
import { placeAsText } from '../../features/reader/text/reading-storage'

/** How often the place in a chapter is stored, in ms: a tab may be closed without notice. */
const interval = 2000

/** Stores the reading place of a book at intervals, for when its file is opened again another day. */
export function useKeptPlace(hasBook: boolean): void {
  useEffect(() => {
    if (!hasBook) return
    let noted = ''
    const timer = setInterval(() => {
      const here = recallBookmark()
      const place = placeAsText()
      const now = `${here?.id} ${here?.chapter} ${place}`
      if (!here || now === noted) return
      noted = now
      void saveBookPlace(here.id, here.chapter, { chapter: here.chapter, place })
    }, interval)
    return () => clearInterval(timer)
  }, [hasBook])
}

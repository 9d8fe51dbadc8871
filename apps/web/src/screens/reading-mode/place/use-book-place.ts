import { useEffect } from 'react'
import { recallBookmark } from '../../../features/file-import/book.store'
import { saveBookPlace } from '../../../features/file-import/stored-books'
import { recallPlaceText } from '../../../features/reader/text/reading-storage'

/** How often the place in a chapter is stored, in ms: a tab may be closed without notice. */
const STORE_INTERVAL_MS = 2000

/** Stores the reading place of a book at intervals, for when its file is opened again another day. */
export function useStoreBookPlace(hasBook: boolean): void {
  useEffect(() => {
    if (!hasBook) return
    let stored = ''
    const timer = setInterval(() => {
      const bookmark = recallBookmark()
      const place = recallPlaceText()
      const now = `${bookmark?.id} ${bookmark?.chapter} ${place}`
      if (!bookmark || now === stored) return
      stored = now
      void saveBookPlace(bookmark.id, bookmark.chapter, { chapter: bookmark.chapter, place })
    }, STORE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [hasBook])
}

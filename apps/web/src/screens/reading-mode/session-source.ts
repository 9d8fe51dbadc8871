import { useMemo } from 'react'
import { recallBookmark, useBook } from '../../features/file-import/book.store'
import { useReading } from '../../features/reader/text/reading.store'
import type { KeptSource } from '../../kept/kept-source'

/** Returns what the text of this tab's session is kept with on this device: its book, or itself. */
export function useSessionSource(): KeptSource {
  const html = useReading((state) => state.text)
  const title = useReading((state) => state.title)
  const byline = useReading((state) => state.byline)
  const bookTitle = useBook(({ book }) => book?.title)
  return useMemo(() => {
    const bookId = recallBookmark()?.id
    if (bookId === undefined) return { kind: 'text', html, title, byline }
    return { kind: 'book', bookId, title: bookTitle ?? title }
  }, [html, title, byline, bookTitle])
}

import { List } from 'lucide-react'
import { setContentsOpen, useBook } from '../../features/file-import/book.store'
import { Button } from '../../ui/button'

/** The contents of the book in hand; nothing without one. */
export function ContentsButton() {
  const hasBook = useBook(({ book }) => book !== null)
  if (!hasBook) return null
  return (
    <Button variant="quiet" icon={<List aria-hidden />} onClick={() => setContentsOpen(true)}>
      Contents
    </Button>
  )
}

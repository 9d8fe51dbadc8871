import { List } from 'lucide-react'
import { setContentsOpen, useBook } from '../../features/file-import/book.store'
import { bookMessages } from '../../features/file-import/messages'
import { Button } from '../../ui/button'

/** Opens the contents of the current book; nothing without a book. */
export function ContentsButton() {
  const hasBook = useBook(({ book }) => book !== null)
  if (!hasBook) return null
  return (
    <Button variant="quiet" icon={<List aria-hidden />} onClick={() => setContentsOpen(true)}>
      {bookMessages.contents}
    </Button>
  )
}

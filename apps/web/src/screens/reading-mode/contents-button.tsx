import { List } from 'lucide-react'
import { setContentsOpen, useBook } from '../../features/file-import/book.store'
import { Button } from '../../ui/button'
import { MenuItem } from '../../ui/menu'

const open = () => setContentsOpen(true)

/** The contents of the book in hand; nothing without one. */
export function ContentsButton() {
  const hasBook = useBook(({ book }) => book !== null)
  if (!hasBook) return null
  return (
    <Button variant="quiet" icon={<List aria-hidden />} onClick={open}>
      Contents
    </Button>
  )
}

/** The same in a menu, where a bar has no room. */
export function ContentsItem() {
  const hasBook = useBook(({ book }) => book !== null)
  if (!hasBook) return null
  return (
    <MenuItem icon={<List />} onSelect={open}>
      Contents
    </MenuItem>
  )
}

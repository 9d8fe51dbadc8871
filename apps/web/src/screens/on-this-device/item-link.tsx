import { Link } from 'react-router-dom'
import { recallBookmark, storeBookmark, useBook } from '../../features/file-import/book.store'
import { keptListMessages } from '../../features/on-device/messages'
import { openText, resetReading, setByline, setTitle } from '../../features/reader/text/reading.store'
import type { SizedItem } from '../../kept/kept-items'
import { paths } from '../../shell/paths'

/** The title of something on this device; opens it. */
export function ItemLink({ item }: { item: SizedItem }) {
  const { kind, id, title, text, bookId } = item
  const name = title || keptListMessages.untitled
  if (kind === 'article' && id !== undefined) return <Link to={paths.article(id)}>{name}</Link>
  if (kind === 'vocabulary' && id !== undefined) return <Link to={paths.customVocabulary(id)}>{name}</Link>
  const open = () => {
    if (text) openKeptText(text.html, title, text.byline)
    else if (bookId !== undefined) openBookAgain(bookId)
  }
  return (
    <Link to={paths.read} onClick={open}>
      {name}
    </Link>
  )
}

function openKeptText(html: string, title: string, byline: string): void {
  openText(html, '')
  setTitle(title)
  setByline(byline)
}

/** The reader opens the book at its first chapter, or where it was left, when it's shown without a text. */
function openBookAgain(id: string): void {
  if (recallBookmark()?.id === id) return
  resetReading()
  useBook.setState({ book: null, chapter: null })
  storeBookmark({ id, chapter: 0 })
}

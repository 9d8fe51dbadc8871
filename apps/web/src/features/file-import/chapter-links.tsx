import { ChevronLeft, ChevronRight, List } from 'lucide-react'
import { Button } from '../../ui/button'
import { setContentsOpen, useBook } from './book.store'
import styles from './chapter-links.module.css'
import { bookMessages } from './messages'

/** Links below a chapter: previous chapter, contents, next chapter. */
export function ChapterLinks({ onChoose }: { onChoose: (chapter: number) => void }) {
  const { book, chapter } = useBook()
  if (!book || chapter === null) return null
  const before = book.chapters[chapter - 1]
  const next = book.chapters[chapter + 1]
  return (
    <nav className={styles.links} aria-label={bookMessages.chapters}>
      {before && (
        <Button
          icon={<ChevronLeft aria-hidden />}
          title={before.label}
          aria-label={bookMessages.previous(before.label)}
          onClick={() => onChoose(chapter - 1)}
        >
          <span className={styles.label}>{before.label}</span>
        </Button>
      )}
      <Button variant="quiet" icon={<List aria-hidden />} onClick={() => setContentsOpen(true)}>
        {bookMessages.contents}
      </Button>
      {next && (
        <Button
          className={styles.next}
          title={next.label}
          aria-label={bookMessages.next(next.label)}
          onClick={() => onChoose(chapter + 1)}
        >
          <span className={styles.label}>{next.label}</span>
          <ChevronRight aria-hidden />
        </Button>
      )}
    </nav>
  )
}

import { useEffect, useRef } from 'react'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Dialog } from '../../ui/overlays/dialog'
import { setContentsOpen, useBook } from './book.store'
import styles from './book-contents.module.css'
import { bookMessages } from './messages'

const close = () => setContentsOpen(false)

/** A book's table of contents, to choose a chapter from. */
export function BookContents({ onChoose }: { onChoose: (chapter: number) => void }) {
  const { book, chapter, isContentsOpen } = useBook()
  const current = useRef<HTMLButtonElement>(null)
  useHistoryDialog(isContentsOpen, close)
  useEffect(() => {
    if (isContentsOpen) current.current?.scrollIntoView({ block: 'center' })
  }, [isContentsOpen])
  if (!book) return null
  return (
    <Dialog
      open={isContentsOpen}
      onOpenChange={setContentsOpen}
      title={book.title}
      description={[book.author, bookMessages.chapterCount(book.chapters.length)].filter(Boolean).join(' · ')}
      size="medium"
    >
      <nav aria-label={bookMessages.contents}>
        <ol className={styles.list}>
          {book.chapters.map(({ label, depth }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters are never reordered, and several may share a name.
            <li key={index} style={{ '--depth': Math.min(depth, 4) } as React.CSSProperties}>
              <button
                ref={index === chapter ? current : null}
                type="button"
                aria-current={index === chapter || undefined}
                onClick={() => onChoose(index)}
              >
                {label}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </Dialog>
  )
}

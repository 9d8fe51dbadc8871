import { useState } from 'react'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './coverage.module.css'
import { formatRange } from './coverage-messages'
import { readingNoteMessages } from './reading-note-messages'
import { coverageInterval } from './text-words'
import { useWordStates } from './word-states.store'

/** The line below a text's title: whether its words were added, and the coverage. */
export function ReadingNote({ text, onRetry }: { text: string | null; onRetry: () => void }) {
  const { phase, words, added, failure } = useWordStates()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    const { undoAddedText } = await import('./read-text')
    const failed = await undoAddedText(text ?? '')
    setUndoing(false)
    if (failed) toast({ text: failed, tone: 'error' })
  }
  if (failure) {
    return (
      <span className={styles.note} role="status">
        {failure.text}
        {failure.canRetry && (
          <Button variant="quiet" className={styles.link} onClick={onRetry}>
            {readingNoteMessages.retry}
          </Button>
        )}
      </span>
    )
  }
  if (phase === 'adding') return <span role="status">{readingNoteMessages.adding}</span>
  if (phase !== 'ready' || !words) return <span />
  const percent = formatRange(coverageInterval(words))
  if (!added || added.count === 0)
    return <span className={styles.note}>{readingNoteMessages.known(percent)}</span>
  return (
    <span className={styles.note} role="status">
      {readingNoteMessages.added(added.count, percent)}
      {added.undoId && (
        <Button
          variant="quiet"
          className={styles.link}
          aria-label={readingNoteMessages.undoAdding}
          busy={isUndoing}
          onClick={() => void undo()}
        >
          {readingNoteMessages.undo}
        </Button>
      )}
    </span>
  )
}

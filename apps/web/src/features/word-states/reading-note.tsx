import { useState } from 'react'
import { formatCount } from '../../lib/format-count'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './coverage.module.css'
import { undoAddedText } from './read-text'
import { coverageOf, coveragePercent } from './text-words'
import { useWordStates } from './word-states.store'

/** The line below a text's title: whether its words were added, and the coverage. */
export function ReadingNote({ text, onRetry }: { text: string | null; onRetry: () => void }) {
  const { phase, words, added, failure } = useWordStates()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
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
            Try again
          </Button>
        )}
      </span>
    )
  }
  if (phase === 'adding') return <span role="status">Adding the words of this text…</span>
  if (phase !== 'ready' || !words) return <span />
  const known = `${coveragePercent(coverageOf(words))} % known`
  if (!added || added.count === 0) return <span className={styles.note}>{known}</span>
  return (
    <span className={styles.note} role="status">
      Added {formatCount(added.count, 'word')} · {known}
      {added.undoId && (
        <Button
          variant="quiet"
          className={styles.link}
          aria-label="Undo adding the words"
          busy={isUndoing}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </span>
  )
}

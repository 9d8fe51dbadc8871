import styles from './answer-note.module.css'
import { answerNoteMessages } from './messages'

/** The learner's own note on the word, after the answer. */
export function AnswerNote({ note }: { note: string | undefined }) {
  if (!note) return null
  return (
    <div className={styles.note}>
      <p className={styles.label}>{answerNoteMessages.label}</p>
      <p className={styles.text} dir="auto">
        {note}
      </p>
    </div>
  )
}

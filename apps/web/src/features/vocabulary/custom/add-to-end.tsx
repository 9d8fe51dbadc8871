import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button, buttonClass } from '../../../ui/button'
import type { AddedTo } from './add-to'
import styles from './add-to.module.css'
import { addToMessages } from './add-to-messages'

function sentenceOf({ added, name }: AddedTo): string {
  if (added === 0) return addToMessages.end.hadAll(name)
  return addToMessages.end.added(added, name)
}

/** Says that the words have been added. */
export function AddToDone({ onClose, ...added }: AddedTo & { onClose: () => void }) {
  return (
    <div className={styles.end}>
      <p className={styles.outcome} role="status">
        <CircleCheck className={styles.good} aria-hidden />
        {sentenceOf(added)}
      </p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{addToMessages.end.done}</Button>
        <Link
          className={buttonClass({ variant: 'primary' })}
          to={paths.customVocabulary(added.id)}
          // Replaces the dialog's own history entry, so that Back leads to the page with the words.
          replace
        >
          {addToMessages.end.view}
        </Link>
      </div>
    </div>
  )
}

/** Says that the words were not added, and why. */
export function AddToFailed({ why, onClose }: { why: string; onClose: () => void }) {
  return (
    <div className={styles.end}>
      <p className={styles.outcome} role="alert">
        <CircleAlert className={styles.bad} aria-hidden />
        {why}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onClose}>
          {addToMessages.end.okay}
        </Button>
      </div>
    </div>
  )
}

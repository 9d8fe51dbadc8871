import { Lock } from 'lucide-react'
import styles from './share-dialog.module.css'
import { shareDialogUiMessages } from './share-dialog-messages'

interface ShareChoiceProps {
  title: string
  facts?: string | undefined
  isPrivate?: boolean | undefined
  disabled?: boolean | undefined
  onChoose: () => void
}

/** An item that can be shared. */
export function ShareChoice({
  title,
  facts,
  isPrivate = false,
  disabled = false,
  onChoose,
}: ShareChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} disabled={disabled} onClick={onChoose}>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.facts}>
          {isPrivate && (
            <>
              <Lock aria-hidden /> {shareDialogUiMessages.private}
              {facts && ' · '}
            </>
          )}
          {facts}
        </span>
      </button>
    </li>
  )
}

import { Link } from 'react-router-dom'
import { useSession } from '../../../session/session.store'
import { wordCheckLink } from '../../../shell/word-check-link'
import { Button, buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { offerMessages } from './messages'
import { declineOffer } from './offer-memory'
import styles from './placement-prompt.module.css'

/**
 * A quiet line that offers the word check. “Not now” is remembered.
 *
 * @param onDecline called when the user doesn't want it now
 */
export function PlacementPrompt({ onDecline }: { onDecline: () => void }) {
  const userId = useSession(({ user }) => user?.user_id)
  const decline = () => {
    if (userId !== undefined) declineOffer(userId)
    onDecline()
  }
  return (
    <aside className={styles.prompt} aria-label={offerMessages.label}>
      <span>{offerMessages.text}</span>
      <span className={styles.actions}>
        <Link
          className={cx(buttonClass({ variant: 'quiet' }), styles.start)}
          {...wordCheckLink}
          aria-label={offerMessages.startLabel}
        >
          {offerMessages.start}
        </Link>
        <Button variant="quiet" onClick={decline}>
          {offerMessages.notNow}
        </Button>
      </span>
    </aside>
  )
}

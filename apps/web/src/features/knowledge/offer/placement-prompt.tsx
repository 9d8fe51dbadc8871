import { useState } from 'react'
import { Link } from 'react-router-dom'
import { wordCheckLink } from '../../../lib/word-check-link'
import { Button, buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { offerMessages } from './messages'
import { declineOffer } from './offer-memory'
import styles from './placement-prompt.module.css'

/** A quiet line that offers the word check, until “Not now” is pressed, which is remembered. */
export function PlacementPrompt() {
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined) return null
  const decline = () => {
    declineOffer()
    setDeclined(true)
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

import { Link } from 'react-router-dom'
import { Button, type ButtonVariant, buttonClass } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import styles from './session-stat.module.css'
import { sessionStatMessages, wayOnMessages } from './session-stat-messages'

/** The ways on from a session's result. */
export interface WaysOn {
  readonly onNewSession: () => void
  /** Practises these words once more. */
  readonly onOnceMore: (spellIds: readonly number[]) => void
  /** Ids of the words that the learner missed. */
  readonly missed: readonly number[]
  /** Address of the text to go back to; null if there is none. */
  readonly textPath: string | null
  /** Whether the session began from that text. */
  readonly isFromText: boolean
}

type Way = { readonly label: string } & ({ readonly to: string } | { readonly onPress: () => void })

/**
 * Returns the ways on, the sensible one first: missed words once more, otherwise back to the text from which the session
 * began, otherwise a new session.
 */
export function waysOnOf({ onNewSession, onOnceMore, missed, textPath, isFromText }: WaysOn): Way[] {
  const onceMore =
    missed.length > 0
      ? [{ label: wayOnMessages.onceMore(missed.length), onPress: () => onOnceMore(missed) }]
      : []
  const back = textPath === null ? [] : [{ label: wayOnMessages.backToReading, to: textPath }]
  const again = { label: sessionStatMessages.startNewSession, onPress: onNewSession }
  return isFromText ? [...onceMore, ...back, again] : [...onceMore, again, ...back]
}

interface WayOnProps {
  way: Way
  variant: ButtonVariant
  className?: string | undefined
}

export function WayOn({ way, variant, className }: WayOnProps) {
  return 'to' in way ? (
    <Link className={cx(buttonClass({ variant }), className)} to={way.to}>
      {way.label}
    </Link>
  ) : (
    <Button variant={variant} className={className} onClick={way.onPress}>
      {way.label}
    </Button>
  )
}

/** The ways on besides the big button of the bar. */
export function OtherWaysOn({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null
  return (
    <nav className={styles.waysOn} aria-label={wayOnMessages.label}>
      {ways.map((way) => (
        <WayOn key={way.label} way={way} variant="secondary" />
      ))}
    </nav>
  )
}

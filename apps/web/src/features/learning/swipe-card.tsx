import type { PriorityWord } from '@wordhoard/contracts/learning'
import { Check, RotateCcw } from 'lucide-react'
import { cx } from '../../ui/cx'
import { cardMessages } from './choosing/card-messages'
import { SWIPE_PX } from './choosing/choosing'
import styles from './swipe-card.module.css'
import { useSwipe } from './use-swipe'

interface SwipeCardProps {
  card: PriorityWord
  onSwipe: (isRemembered: boolean) => void
}

/** A word's card: dragging it to the right means remembered, to the left forgotten. */
export function SwipeCard({ card, onSwipe }: SwipeCardProps) {
  const { px, props } = useSwipe(onSwipe)
  const share = Math.min(1, Math.abs(px) / SWIPE_PX)
  const isEnough = Math.abs(px) > SWIPE_PX
  return (
    <div className={cx(styles.card, styles.top)} {...props} data-testid="swipe-card">
      <CardFace card={card} />
      {px !== 0 && (
        <span
          className={cx(styles.badge, px > 0 ? styles.remembered : styles.forgotten)}
          data-enough={isEnough || undefined}
          style={{ opacity: 0.25 + 0.75 * share }}
          aria-hidden
        >
          {px > 0 ? <Check /> : <RotateCcw />}
          {px > 0 ? cardMessages.remembered : cardMessages.forgotten}
        </span>
      )}
    </div>
  )
}

/** The face of a card. The meaning stays hidden, so that the learner tries to recall it. */
export function CardFace({ card }: { card: PriorityWord }) {
  return (
    <>
      <span className={styles.word}>{card.spell_lower}</span>
      <span className={styles.reason}>
        {card.is_sure ? cardMessages.sure : cardMessages.reasons[card.reason]}
      </span>
    </>
  )
}

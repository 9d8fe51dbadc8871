import type { PriorityWord } from '@wordhoard/contracts/learning'
import { useState } from 'react'
import { cx } from '../../ui/cx'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { cardMessages } from './choosing/card-messages'
import type { Choice } from './choosing/choosing'
import { CardFace, SwipeCard } from './swipe-card'
import styles from './swipe-card.module.css'

interface CardStackProps {
  cards: readonly PriorityWord[]
  choices: readonly Choice[]
  onChoose: (isRemembered: boolean) => void
}

/** Shows the current card, the next card beneath it, and the previous card as it leaves. */
export function CardStack({ cards, choices, onChoose }: CardStackProps) {
  const at = choices.length
  const [shown, setShown] = useState({ at, isForward: false })
  // When a choice is undone, the card before it must not play its leaving animation again.
  if (shown.at !== at) setShown({ at, isForward: at > shown.at })
  const card = cards[at]
  const next = cards[at + 1]
  const previous = shown.isForward ? cards[at - 1] : undefined
  if (!card) return null
  return (
    <div className={styles.stack}>
      <VisuallyHidden role="status">
        {cardMessages.word(at + 1, cards.length, card.spell_lower)}
      </VisuallyHidden>
      {next && (
        <div key={next.spell_id} className={cx(styles.card, styles.under)} aria-hidden>
          <CardFace card={next} />
        </div>
      )}
      <SwipeCard key={`${at} ${card.spell_id}`} card={card} onSwipe={onChoose} />
      {previous && (
        <div
          key={`gone ${previous.spell_id}`}
          className={cx(styles.card, styles.gone, !choices[at - 1]?.isRemembered && styles.goneLeft)}
          aria-hidden
        >
          <CardFace card={previous} />
        </div>
      )}
    </div>
  )
}

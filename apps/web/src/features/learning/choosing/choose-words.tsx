import { Check, RotateCcw, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SecondBar } from '../../../shell/second-bar'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CardStack } from '../card-stack'
import { chooseWord, startNewSession, undoChoice, useLearning } from '../learning.store'
import { cardMessages } from './card-messages'
import styles from './choose-words.module.css'
import { hasNoCard, selectForgotten } from './choosing'
import { useSessionSettings } from './session-settings.store'

/** The step in which the learner chooses the words to practise: those they don't remember. */
export function ChooseWords() {
  const { cards, choices } = useLearning()
  const wantedWords = useSessionSettings((state) => state.wantedWordsNum)
  const heading = useRef<HTMLHeadingElement>(null)
  const forgotten = selectForgotten(choices).length
  const shown = cards.filter((card) => !hasNoCard(card))
  const made = choices.filter((_, index) => cards[index] && !hasNoCard(cards[index]))
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  usePageKeys({
    arrowright: () => chooseWord(true),
    arrowleft: () => chooseWord(false),
    backspace: undoChoice,
    z: undoChoice,
  })
  return (
    <div className={styles.clip} data-session-step>
      <div className={styles.page}>
        <header className={styles.header}>
          <IconButton label={cardMessages.leave} icon={<X />} onClick={startNewSession} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {cardMessages.title}
          </h1>
        </header>
        <div className={styles.progress}>
          <span>
            {/* With fewer cards than wanted words, the goal is the number of cards. */}
            {cardMessages.chosen(forgotten, Math.min(wantedWords, cards.length))}
          </span>
          <span>{cardMessages.card(Math.min(made.length + 1, shown.length), shown.length)}</span>
        </div>
        <CardStack cards={shown} choices={made} onChoose={chooseWord} />
        <p className={styles.hint}>
          {cardMessages.dragHint} <span className={styles.keys}>{cardMessages.keys} </span>
          {cardMessages.gamesHint}
        </p>
        <SecondBar label={cardMessages.actions}>
          <div className={styles.bar}>
            <Button
              className={styles.forgotten}
              icon={<RotateCcw aria-hidden />}
              onClick={() => chooseWord(false)}
            >
              {cardMessages.forgotten}
            </Button>
            <IconButton
              label={cardMessages.undo}
              icon={<Undo2 />}
              disabled={made.length === 0}
              onClick={undoChoice}
            />
            <Button
              className={styles.remembered}
              icon={<Check aria-hidden />}
              onClick={() => chooseWord(true)}
            >
              {cardMessages.remembered}
            </Button>
          </div>
        </SecondBar>
      </div>
    </div>
  )
}

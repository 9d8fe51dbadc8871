import { Check, RotateCcw, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SecondBar } from '../../../shell/second-bar'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import { CardStack } from '../card-stack'
import { chooseWord, startNewSession, undoChoice, useLearning } from '../learning.store'
import styles from './choose-words.module.css'
import { selectForgotten } from './choosing'
import { useSessionSettings } from './session-settings.store'

/** The step in which the learner chooses the words to practise: those they don't remember. */
export function ChooseWords() {
  const { cards, choices } = useLearning()
  const wantedWords = useSessionSettings((state) => state.wantedWordsNum)
  const heading = useRef<HTMLHeadingElement>(null)
  const forgotten = selectForgotten(choices).length
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
          <IconButton label="Leave" icon={<X />} onClick={startNewSession} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            Do you remember it?
          </h1>
        </header>
        <div className={styles.progress}>
          <span>
            {/* With fewer cards than wanted words, the goal is the number of cards. */}
            {forgotten} of {Math.min(wantedWords, cards.length)} words to repeat
          </span>
          <span>
            card {Math.min(choices.length + 1, cards.length)} of {cards.length}
          </span>
        </div>
        <CardStack cards={cards} choices={choices} onChoose={chooseWord} />
        <p className={styles.hint}>
          Drag the card to the right if you remember its meaning, to the left if not.{' '}
          <span className={styles.keys}>Keys: → remembered, ← forgotten, Z undo. </span>
          What you remember is checked in a game.
        </p>
        <SecondBar label="Card actions">
          <div className={styles.bar}>
            <Button
              className={styles.forgotten}
              icon={<RotateCcw aria-hidden />}
              onClick={() => chooseWord(false)}
            >
              Forgotten
            </Button>
            <IconButton
              label="Undo the last card"
              icon={<Undo2 />}
              disabled={choices.length === 0}
              onClick={undoChoice}
            />
            <Button
              className={styles.remembered}
              icon={<Check aria-hidden />}
              onClick={() => chooseWord(true)}
            >
              Remembered
            </Button>
          </div>
        </SecondBar>
      </div>
    </div>
  )
}

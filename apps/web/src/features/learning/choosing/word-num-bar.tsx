import { MAX_WANTED_WORDS, MIN_WANTED_WORDS } from '@wordhoard/contracts/learning'
import { Minus, Play, Plus } from 'lucide-react'
import { SecondBar } from '../../../shell/second-bar'
import { usePageKeys } from '../../../shell/use-page-keys'
import { Button } from '../../../ui/button'
import { IconButton } from '../../../ui/icon-button'
import styles from '../word-num.module.css'
import { wordNumBarMessages } from './messages'
import { changeWantedWords, useSessionSettings, wordsInSession } from './session-settings.store'

/** The bar with the buttons for fewer words, more words and Start. */
export function WordNumBar({ onStart }: { onStart: () => void }) {
  const { wantedWordsNum, gameMode } = useSessionSettings()
  const words = useSessionSettings(wordsInSession)
  const isFixed = gameMode === 'challenge'
  usePageKeys({
    '-': () => changeWantedWords(-1),
    '+': () => changeWantedWords(1),
    enter: onStart,
  })
  return (
    <SecondBar label={wordNumBarMessages.label}>
      <div className={styles.bar}>
        <IconButton
          label={wordNumBarMessages.fewer}
          icon={<Minus />}
          variant="secondary"
          disabled={isFixed || wantedWordsNum <= MIN_WANTED_WORDS}
          onClick={() => changeWantedWords(-1)}
        />
        <span className={styles.barNumber} aria-hidden>
          {words}
        </span>
        <IconButton
          label={wordNumBarMessages.more}
          icon={<Plus />}
          variant="secondary"
          disabled={isFixed || wantedWordsNum >= MAX_WANTED_WORDS}
          onClick={() => changeWantedWords(1)}
        />
        <Button variant="primary" className={styles.start} icon={<Play aria-hidden />} onClick={onStart}>
          {wordNumBarMessages.start}
        </Button>
      </div>
    </SecondBar>
  )
}

import { MAX_SCORE } from '@wordhoard/learning/score'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import styles from './memory-bar.module.css'
import { practisedWordsMessages } from './session-stat-messages'

/** Least width of a bar, so that even the first right answer leaves something to see. */
const MIN_PERCENT = 6

const percent = (score: number) =>
  score <= 0 ? '0%' : `${Math.min(100, Math.max(MIN_PERCENT, (100 * score) / MAX_SCORE))}%`

/** Shows how well a word is remembered as a bar that grows, or shrinks, from what it was before. */
export function MemoryBar({ before, after }: { before: number; after: number }) {
  const kept = Math.min(before, after)
  const style = { '--before': percent(before), '--after': percent(after), '--kept': percent(kept) }
  return (
    <>
      <span className={styles.track} style={style as CSSProperties} aria-hidden>
        <span className={after < before ? styles.lost : styles.gained} />
        <span className={styles.kept} />
      </span>
      <VisuallyHidden>{practisedWordsMessages.bar(after, after - before)}</VisuallyHidden>
    </>
  )
}

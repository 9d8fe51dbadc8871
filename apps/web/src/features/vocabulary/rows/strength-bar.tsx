import type { CSSProperties } from 'react'
import { wordListMessages } from './messages'
import styles from './word-list.module.css'

/** How well a word is remembered, as a bar that grows with its score. */
export function StrengthBar({ score }: { score: number }) {
  const rounded = Math.round(score)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element can't be styled alike in all browsers
    <span
      role="meter"
      className={styles.bar}
      aria-label={wordListMessages.strength}
      aria-valuemin={0}
      aria-valuemax={10}
      aria-valuenow={rounded}
      aria-valuetext={wordListMessages.strengthOf(rounded)}
      style={{ '--strength': `${score * 10}%` } as CSSProperties}
    />
  )
}

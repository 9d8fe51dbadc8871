import { frequencyOf } from './frequency'
import styles from './frequency-dots.module.css'
import { entryMessages } from './messages'

const dots = [1, 2, 3, 4, 5] as const

/** How common a word is, as dots and in words; renders nothing for a word without a rank. */
export function FrequencyDots({ rank }: { rank: number | null }) {
  const frequency = frequencyOf(rank)
  if (!frequency) return null
  return (
    <span
      className={styles.frequency}
      title={rank === null ? undefined : entryMessages.frequency.rank(rank.toLocaleString('en-GB'))}
    >
      <span className={styles.dots} aria-hidden>
        {dots.map((dot) => (
          <i key={dot} data-on={dot <= frequency.dots || undefined} />
        ))}
      </span>
      {frequency.name}
    </span>
  )
}

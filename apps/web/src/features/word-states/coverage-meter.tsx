import type { ComponentProps, CSSProperties } from 'react'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import styles from './coverage.module.css'
import { coverageMessages } from './coverage-messages'
import { coverageInterval, coverageOf, coveragePercent, type TextWords, wordsForCoverage } from './text-words'

const bold = (text: string) => <b>{text}</b>

/** A button that shows the coverage ("You probably know 92–95%") as text and bar, and how many words would raise it. */
export function CoverageMeter({
  words,
  className,
  ...rest
}: ComponentProps<'button'> & { words: TextWords }) {
  const percent = coveragePercent(coverageOf(words))
  const toLearn = wordsForCoverage(words)
  return (
    <Button variant="quiet" className={cx(styles.meter, className)} {...rest}>
      <span className={styles.long}>{coverageMessages.known(bold, coverageInterval(words))}</span>
      <span className={styles.short}>{coverageMessages.shortKnown(bold, coverageInterval(words))}</span>
      <span className={cx(styles.track, styles.optional)} aria-hidden>
        <span className={styles.fill} style={{ '--percent': percent } as CSSProperties} />
      </span>
      {toLearn.words.length > 0 && toLearn.percent > percent && (
        <span className={styles.optional}>
          {coverageMessages.toReach(bold, toLearn.words.length, toLearn.percent)}
        </span>
      )}
    </Button>
  )
}

import { useEffect, useRef } from 'react'
import type { Play } from '../games/play'
import styles from '../result/session-stat.module.css'
import { offlineMessages } from './messages'

/** The result of a session as this device knows it, while the server can't be reached. */
export function OfflineResult({ play }: { play: Play }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const verdicts = Object.values(play.answers).flatMap(({ verdict }) =>
    verdict?.kind === 'judged' ? [verdict] : [],
  )
  const right = verdicts.filter(({ isCorrect }) => isCorrect).length
  // Only the server says how an answer changes the score.
  const areCounted = verdicts.length > 0 && verdicts.every(({ scoreDelta }) => scoreDelta !== undefined)
  return (
    <header>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {offlineMessages.result.title}
      </h1>
      <p className={styles.kind}>{offlineMessages.result.score(right, verdicts.length)}</p>
      <p className={styles.kind}>
        {areCounted ? offlineMessages.result.counted : offlineMessages.result.kept}
      </p>
    </header>
  )
}

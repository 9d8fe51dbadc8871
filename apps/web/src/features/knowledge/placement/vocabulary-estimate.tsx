import { articleLevels } from '@wordhoard/contracts/articles'
import type { PlacementResult } from '@wordhoard/contracts/learner/knowledge'
import { type ReactNode, useEffect, useRef } from 'react'
import { roundSize } from '../../../lib/round-size'
import { resultMessages } from './messages'
import styles from './vocabulary-estimate.module.css'

interface VocabularyEstimateProps {
  estimate: PlacementResult
  /** Whether too little is known to say more than a guess. */
  isGuess: boolean
  /** Takes the focus, when it replaces what had it. */
  takesFocus: boolean
  /** What it changes, and what to do next. */
  children: ReactNode
}

const format = (words: number) => roundSize(words).toLocaleString('en-GB')

/** About how many words a learner knows, in plain words, with the level and what that lets them read. */
export function VocabularyEstimate({ estimate, isGuess, takesFocus, children }: VocabularyEstimateProps) {
  const { vocabulary_size: size, low, high, level } = estimate
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className={styles.estimate} aria-labelledby="vocabulary-estimate">
      <div>
        <h1 ref={heading} id="vocabulary-estimate" tabIndex={-1}>
          {resultMessages.size(format(size))}
        </h1>
        <p className={styles.range}>
          {(isGuess ? resultMessages.roughRange : resultMessages.range)(format(low), format(high))}{' '}
          {resultMessages.level(level)}
        </p>
      </div>
      <ol className={styles.scale} aria-hidden>
        {articleLevels.map((one) => (
          <li key={one} data-state={stateOf(one, level)}>
            {one}
          </li>
        ))}
      </ol>
      <p className={styles.meaning}>{isGuess ? resultMessages.rough : resultMessages.levels[level]}</p>
      {children}
    </section>
  )
}

type Level = PlacementResult['level']

function stateOf(one: Level, own: Level): 'below' | 'own' | 'above' {
  if (one === own) return 'own'
  return articleLevels.indexOf(one) < articleLevels.indexOf(own) ? 'below' : 'above'
}

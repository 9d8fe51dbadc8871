import { useQuery } from '@tanstack/react-query'
import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { useEffect, useRef } from 'react'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { SecondBar } from '../../shell/second-bar'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { learningQueries } from './learning.queries'
import { PractisedWords } from './practised-words'
import { SessionFigures } from './session-figures'
import styles from './session-stat.module.css'
import { sessionStatMessages } from './session-stat-messages'

interface SessionStatProps {
  sessionId: number
  isChallenge: boolean
  onNewSession: () => void
}

/** The result of a session. */
export function GameSessionStat({ sessionId, isChallenge, onNewSession }: SessionStatProps) {
  const { data, error, refetch, isFetching } = useQuery(learningQueries.sessionStat(sessionId))
  return (
    <div className={styles.page}>
      {data ? (
        <Result stat={data} isChallenge={isChallenge} />
      ) : isNotFound(error) ? (
        <EmptyState level={1} title={sessionStatMessages.missingTitle} text={sessionStatMessages.missing} />
      ) : error ? (
        <ErrorState
          level={1}
          title={sessionStatMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={sessionStatMessages.loading}>
          <Skeleton width="50%" height="2.25rem" />
          <Skeleton height="6rem" />
          <Skeleton height="10rem" />
        </SkeletonGroup>
      )}
      <SecondBar label={sessionStatMessages.actions}>
        <div className={styles.bar}>
          <Button variant="primary" className={styles.new} onClick={onNewSession}>
            {sessionStatMessages.startNewSession}
          </Button>
        </div>
      </SecondBar>
    </div>
  )
}

function headline({ total_answers, total_correct }: SessionResult): string {
  const { noAnswers, allRight, good, tough } = sessionStatMessages.headline
  if (total_answers === 0) return noAnswers
  const share = total_correct / total_answers
  if (share === 1) return allRight
  return share >= 0.7 ? good : tough
}

function Result({ stat, isChallenge }: { stat: SessionResult; isChallenge: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {headline(stat)}
        </h1>
        {isChallenge && <p className={styles.kind}>{sessionStatMessages.doublePoints}</p>}
      </header>
      <SessionFigures stat={stat} />
      {stat.words.length > 0 && <PractisedWords words={stat.words} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError, errorSentence, isNotFound, isOffline } from '../../../http/api-error'
import { SecondBar } from '../../../shell/second-bar'
import { EmptyState } from '../../../ui/states/empty-state'
import { ErrorState } from '../../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { usePlay } from '../games/play.store'
import { learningQueries } from '../learning.queries'
import { OfflineResult } from '../offline/offline-result'
import { Achievements } from './achievements'
import { PractisedWords } from './practised-words'
import { SessionFigures } from './session-figures'
import { outcomeOf, selectMissedWords } from './session-outcome'
import styles from './session-stat.module.css'
import { sessionStatMessages } from './session-stat-messages'
import { OtherWaysOn, WayOn, type WaysOn, waysOnOf } from './ways-on'

interface SessionStatProps extends Omit<WaysOn, 'missed'> {
  sessionId: number
  isChallenge: boolean
  /** How far the learner is with today's goal. */
  goal?: ReactNode
}

/** The result of a session, and the ways on from it: the sensible one is the big button of the bar. */
export function GameSessionStat({ sessionId, isChallenge, goal, ...ways }: SessionStatProps) {
  const { data, error, refetch, isFetching } = useQuery(learningQueries.sessionStat(sessionId))
  const play = usePlay((state) => state.play)
  const [first, ...others] = waysOnOf({ ...ways, missed: data ? selectMissedWords(data.words) : [] })
  return (
    <div className={styles.page}>
      {data ? (
        <Result stat={data} isChallenge={isChallenge} goal={goal}>
          <OtherWaysOn ways={others} />
        </Result>
      ) : isOffline(error) && play?.sessionId === sessionId ? (
        <OfflineResult play={play} />
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
        {/* Until the result is there, nobody knows what the way on is. */}
        {first && (data || error) && (
          <div className={styles.bar}>
            <WayOn way={first} variant="primary" className={styles.new} />
          </div>
        )}
      </SecondBar>
    </div>
  )
}

interface ResultProps {
  stat: SessionResult
  isChallenge: boolean
  goal: ReactNode
  /** The ways on that aren't in the bar. */
  children: ReactNode
}

function Result({ stat, isChallenge, goal, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {sessionStatMessages.headline[outcomeOf(stat)]}
        </h1>
        <p className={styles.kind}>
          {stat.words.length > 0 && sessionStatMessages.practised(stat.words.length)}{' '}
          {isChallenge && sessionStatMessages.doublePoints}
        </p>
      </header>
      <Achievements stat={stat} goal={goal} />
      <SessionFigures stat={stat} />
      {children}
      {stat.words.length > 0 && <PractisedWords words={stat.words} />}
    </>
  )
}

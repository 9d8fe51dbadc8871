import { useQuery } from '@tanstack/react-query'
import type { PlacementResult } from '@wordhoard/contracts/learner/knowledge'
import { useEffect, useState } from 'react'
import { hasKeptAnswers } from '../../features/knowledge/device/answers-key'
import { knowledgeQueries } from '../../features/knowledge/knowledge.queries'
import { declineOffer } from '../../features/knowledge/offer/offer-memory'
import { resultMessages } from '../../features/knowledge/placement/messages'
import {
  beginPlacement,
  leavePlacement,
  usePlacement,
} from '../../features/knowledge/placement/placement.store'
import { PlacementIntro } from '../../features/knowledge/placement/placement-intro'
import { userSource } from '../../features/knowledge/placement/user-source'
import { VocabularyEstimate } from '../../features/knowledge/placement/vocabulary-estimate'
import { ApiError, errorSentence } from '../../http/api-error'
import { ErrorState } from '../../ui/states/error-state'
import { Asking } from './asking'
import { CheckSkeleton } from './check-skeleton'
import { wordCheckMessages } from './messages'
import { showNewEstimate } from './show-new-estimate'
import { takeAnswersAlong } from './take-answers-along'
import { useLeave } from './use-leave'
import { UserNext } from './user-next'

/** The word check of a logged-in user: what it is, its questions, and what is known of the user since. */
export function UserCheck({ userId }: { userId: number }) {
  const leave = useLeave()
  const phase = usePlacement()
  const isTaken = useAnswersTaken(userId)
  const query = useQuery({ ...knowledgeQueries.mine(), enabled: isTaken })
  const { data, error, refetch, isFetching } = query
  const counted = useCounting(userId)
  useEffect(() => leavePlacement, [])

  if (phase.kind === 'finished') return <CheckSkeleton label={resultMessages.counting} />
  if (phase.kind !== 'idle') return <Asking phase={phase} />
  const known = data ?? (counted && { ...counted, is_guess: false, unfinished_placement: null })
  if (known) {
    const start = () => void beginPlacement(userSource(known.unfinished_placement))
    if (known.is_guess && !counted) {
      return (
        <PlacementIntro
          isResumed={known.unfinished_placement !== null}
          onStart={start}
          onNotNow={() => {
            declineOffer()
            leave()
          }}
        />
      )
    }
    return (
      <VocabularyEstimate estimate={known} isGuess={known.is_guess} takesFocus={counted !== null}>
        <UserNext level={known.level} isUnfinished={known.unfinished_placement !== null} onAgain={start} />
      </VocabularyEstimate>
    )
  }
  if (!error) return <CheckSkeleton label={wordCheckMessages.loading} />
  return (
    <ErrorState
      level={1}
      title={wordCheckMessages.notLoaded}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

/** Returns whether the answers that a visitor gave on this device are part of what is known of the user now. */
function useAnswersTaken(userId: number): boolean {
  const [isTaken, setTaken] = useState(() => !hasKeptAnswers())
  useEffect(() => {
    if (!isTaken) void takeAnswersAlong(userId).then(() => setTaken(true))
  }, [isTaken, userId])
  return isTaken
}

/** Fetches what is known of the user when a placement ends; returns its result from then on. */
function useCounting(userId: number): PlacementResult | null {
  const phase = usePlacement()
  const result = phase.kind === 'finished' ? phase.result : null
  const [counted, setCounted] = useState<PlacementResult | null>(null)
  useEffect(() => {
    if (!result) return
    void showNewEstimate(userId).then(() => {
      setCounted(result)
      leavePlacement()
    })
  }, [result, userId])
  return counted
}

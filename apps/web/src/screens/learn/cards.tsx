import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ChooseWords } from '../../features/learning/choosing/choose-words'
import { useSessionSettings } from '../../features/learning/choosing/session-settings.store'
import { learningQueries } from '../../features/learning/learning.queries'
import { startNewSession, useLearning } from '../../features/learning/learning.store'
import { ApiError, errorSentence } from '../../http/api-error'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { cardsMessages } from './cards-messages'
import { dealWords } from './deal-words'
import styles from './learn.module.css'
import { NoPriorityWords } from './no-words'

/** Fetches the words to choose from, then shows them as cards. */
export function Cards() {
  const { cards, customVocId } = useLearning()
  const wanted = useSessionSettings((state) => state.wantedWordsNum)
  const isDealt = cards.length > 0
  const { data, error, refetch, isFetching } = useQuery({
    ...learningQueries.words(wanted, customVocId),
    enabled: !isDealt,
  })
  const client = useQueryClient()
  useEffect(() => {
    if (data) dealWords(client, data)
  }, [client, data])
  if (isDealt) return <ChooseWords />
  if (data?.length === 0 || (error instanceof ApiError && error.code === 'no_priority_words')) {
    return <NoPriorityWords onBack={startNewSession} />
  }
  if (error) {
    return (
      <ErrorState
        level={1}
        title={cardsMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <div className={styles.page}>
      <SkeletonGroup label={cardsMessages.loading}>
        <Skeleton width="50%" height="1.75rem" />
        <Skeleton height="16rem" />
      </SkeletonGroup>
    </div>
  )
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { VocabularySummary } from '@wordhoard/contracts/custom-vocabulary'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { ReservedHeight } from '../../../shell/reserved-height'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/states/error-state'
import { vocabularyQueries } from '../vocabulary.queries'
import { vocabularyListMessages } from './messages'
import { VocabularyLine, VocabularyLinesSkeleton } from './vocabulary-line'
import styles from './vocabulary-list.module.css'

/** Number of vocabularies shown before the user asks for all of them. */
const COLLAPSED_COUNT = 6

/** Lists the user's vocabularies, last changed first. */
export function VocabularyList() {
  const query = useQuery(vocabularyQueries.all())
  return (
    <ReservedHeight part="vocabularies" query={query}>
      <Lines query={query} />
    </ReservedHeight>
  )
}

function Lines({ query }: { query: UseQueryResult<VocabularySummary[]> }) {
  const { data, error, refetch, isFetching } = query
  const [isExpanded, setExpanded] = useState(false)
  if (!data && error) {
    return (
      <ErrorState
        title={vocabularyListMessages.own.notLoaded}
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <VocabularyLinesSkeleton />
  if (data.length === 0) {
    return <p className={styles.none}>{vocabularyListMessages.own.none}</p>
  }
  const shown = isExpanded ? data : data.slice(0, COLLAPSED_COUNT)
  return (
    <>
      <ul className={styles.list}>
        {shown.map((vocabulary) => (
          <VocabularyLine key={vocabulary.id} vocabulary={vocabulary} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button className={styles.more} variant="quiet" onClick={() => setExpanded(true)}>
          {vocabularyListMessages.own.showAll(data.length)}
        </Button>
      )}
    </>
  )
}

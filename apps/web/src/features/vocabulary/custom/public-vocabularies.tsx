import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, errorSentence } from '../../../http/api-error'
import { rowsOf } from '../../../http/paged'
import { ShowMore } from '../../../shell/show-more'
import { ErrorState } from '../../../ui/states/error-state'
import { vocabularyQueries } from '../vocabulary.queries'
import { vocabularyListMessages } from './messages'
import { VocabularyLine, VocabularyLinesSkeleton } from './vocabulary-line'
import styles from './vocabulary-list.module.css'

interface PublicVocabulariesProps {
  userId: number
  /** Number of vocabularies, as far as known. */
  found: number
}

/** Lists a user's public vocabularies, last changed first; loads more on demand. */
export function PublicVocabularies({ userId, found }: PublicVocabulariesProps) {
  const query = useInfiniteQuery(vocabularyQueries.publicOf(userId))
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isFetching } = query
  if (!data && error) {
    return (
      <ErrorState
        title={vocabularyListMessages.public.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <VocabularyLinesSkeleton lines={Math.min(found, 6)} />
  const rows = rowsOf(data.pages, ({ id }) => id)
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={vocabularyListMessages.public.title}>
        {rows.map((vocabulary) => (
          <VocabularyLine key={vocabulary.id} vocabulary={vocabulary} />
        ))}
      </ul>
      <ShowMore
        query={query}
        list={list}
        shown={rows.length}
        label={vocabularyListMessages.public.showMore}
      />
    </>
  )
}

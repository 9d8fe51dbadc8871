import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useParams } from 'react-router-dom'
import {
  VocabularyHeader,
  VocabularyHeaderSkeleton,
} from '../../features/vocabulary/custom/vocabulary-header'
import { pageQuery } from '../../features/vocabulary/lists/list-state'
import { useListState } from '../../features/vocabulary/lists/use-list-state'
import type { Sort } from '../../features/vocabulary/table/sorting'
import { WordTableSkeleton } from '../../features/vocabulary/table/word-table-skeleton'
import { vocabularyQueries } from '../../features/vocabulary/vocabulary.queries'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { useSession } from '../../session/session.store'
import { usePageTitle } from '../../shell/page-title'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import styles from './custom-vocabulary.module.css'
import { HeaderActions } from './header-actions'
import { customVocabularyMessages } from './messages'
import { VocabularyWords } from './vocabulary-words'

/** The order in which the words were added. */
const defaultSorts: readonly Sort[] = []

/** A custom vocabulary: the user's own or someone's public one. */
export function CustomVocabularyScreen() {
  const id = parsePathId(useParams().id)
  if (id === undefined) return <NotFoundScreen />
  // The key keeps one vocabulary's state off another's page.
  return <CustomVocabulary key={id} id={id} />
}

function CustomVocabulary({ id }: { id: number }) {
  const list = useListState(defaultSorts)
  const query = pageQuery(list.state)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    vocabularyQueries.custom(id, query),
  )
  const userId = useSession((state) => state.user?.user_id)
  usePageTitle(data?.name ?? pages.customVocabulary.title)
  // It has been deleted, or made private, in the meantime.
  if (isNotFound(error)) return <NotFoundScreen />
  if (data) {
    const isOwner = data.user_id === userId
    return (
      <div className={styles.page}>
        <VocabularyHeader
          vocabulary={data}
          actions={<HeaderActions id={id} name={data.name} isOwner={isOwner} />}
        />
        <VocabularyWords vocabulary={data} isOwner={isOwner} list={list} busy={isPlaceholderData} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      {error ? (
        <ErrorState
          level={1}
          title={customVocabularyMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <VocabularyHeaderSkeleton />
          <WordTableSkeleton />
        </>
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { articleQueries } from '../../features/articles/articles.queries'
import { useArticleHead } from '../../features/articles/use-article-head'
import { ApiError, errorSentence, isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { ErrorState } from '../../ui/states/error-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { ArticleReading } from './article-reading'
import { ArticleSkeleton } from './article-skeleton'
import { articleMessages } from './messages'
import { useArticlePlace } from './use-article-place'

/** Shows an article in the reader. */
export function ArticleScreen() {
  const id = parsePathId(useParams().id)
  // The key keeps one article's state off another's page.
  return id === undefined ? <NotFoundScreen /> : <ArticlePage key={id} id={id} />
}

function ArticlePage({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery(articleQueries.article(id))
  const places = useArticlePlace(id, data !== undefined)
  // It doesn't exist, is someone else's private article, or has been deleted in the meantime.
  if (isNotFound(error)) return <NotFoundScreen />
  if (data && places) return <ArticleReading article={data} places={places} />
  if (!error) return <Loading />
  return (
    <>
      <Head />
      <ErrorState
        level={1}
        title={articleMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  )
}

function Head() {
  useArticleHead(undefined)
  return null
}

function Loading() {
  useArticleHead(undefined)
  return <ArticleSkeleton />
}

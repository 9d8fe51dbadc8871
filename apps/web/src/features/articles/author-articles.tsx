import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, errorSentence } from '../../http/api-error'
import { rowsOf } from '../../http/paged'
import { ShowMore } from '../../shell/show-more'
import { ErrorState } from '../../ui/states/error-state'
import { ArticleList, ArticleListSkeleton } from './article-list'
import { articleQueries } from './articles.queries'
import { articleListMessages } from './messages'

interface AuthorArticlesProps {
  username: string
  /** Number of articles as far as is known. */
  found: number
}

/** An author's public articles, newest first, with a button to load more. */
export function AuthorArticles({ username, found }: AuthorArticlesProps) {
  const query = useInfiniteQuery(articleQueries.by(username))
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isFetching } = query
  if (!data && error) {
    return (
      <ErrorState
        title={articleListMessages.notLoaded}
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <ArticleListSkeleton lines={Math.min(found, 3)} />
  const rows = rowsOf(data.pages, ({ id }) => id)
  return (
    <>
      <ArticleList ref={list} articles={rows} author="plain" level={3} busy={false} />
      <ShowMore query={query} list={list} shown={rows.length} label={articleListMessages.more} />
    </>
  )
}

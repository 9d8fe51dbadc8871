import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { pages } from '@wordhoard/contracts/site/pages'
import { Newspaper } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ArticleList, ArticleListSkeleton } from '../../features/articles/article-list'
import { articleQueries } from '../../features/articles/articles.queries'
import { ArticleFilters } from '../../features/articles/filters/article-filters'
import {
  isFiltered,
  listFilter,
  listQuery,
  listSearch,
  pageCount,
  stateOfPage,
} from '../../features/articles/list-state'
import { articleListMessages } from '../../features/articles/messages'
import { useListState } from '../../features/articles/use-list-state'
import { ApiError, errorSentence } from '../../http/api-error'
import { useSession } from '../../session/session.store'
import { PageLinks } from '../../shell/page-links'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import styles from './articles.module.css'
import { articlesMessages } from './messages'

/** All public articles, newest first. */
export function ArticlesScreen() {
  usePageTitle(pages.articles.title)
  const client = useQueryClient()
  const isUser = useSession((state) => state.status !== 'visitor')
  const { state, change } = useListState()
  const filter = listFilter(state)
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    articleQueries.list(listQuery(state)),
  )
  const isByDate = (!isUser || state.isNewestFirst) && !isPlaceholderData
  const pageOf = (page: number) => stateOfPage(state, page, isByDate ? data : undefined)
  const { data: found } = useQuery(articleQueries.count(filter))
  const lastPage = pageCount(found ?? 0)
  const isBeyond = found !== undefined && !isPlaceholderData && state.page > lastPage

  // The current page may have disappeared because articles were deleted.
  useEffect(() => {
    if (isBeyond) change({ page: lastPage })
  }, [isBeyond, lastPage, change])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{articlesMessages.title}</h1>
          <p className={styles.count} role="status">
            {found !== undefined && articleListMessages.count(found)}
          </p>
        </div>
        {isUser && (
          <Link className={buttonClass()} to={paths.myArticles}>
            {articlesMessages.mine}
          </Link>
        )}
      </header>
      <ArticleFilters state={state} isUser={isUser} onChange={change} />
      {data && data.length > 0 ? (
        <div>
          {isUser && !state.isNewestFirst && state.page === 1 && <FitNote articles={data} />}
          <ArticleList articles={data} busy={isPlaceholderData} />
          <PageLinks
            page={state.page}
            pages={lastPage}
            searchOf={(page) => listSearch(pageOf(page))}
            onHint={(page) => {
              const next = articleQueries.list(listQuery(pageOf(page)))
              void client.prefetchQuery({ ...next, staleTime: 30_000 })
            }}
          />
        </div>
      ) : data ? (
        <EmptyState
          icon={<Newspaper />}
          title={articleListMessages.none}
          text={isFiltered(state) ? articlesMessages.noResults : articlesMessages.noneYet}
          actions={
            <Link className={buttonClass()} to={paths.read}>
              {articleListMessages.readText}
            </Link>
          }
        />
      ) : error ? (
        <ErrorState
          title={articleListMessages.notLoaded}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <ArticleListSkeleton />
      )}
    </div>
  )
}

/** Says when none of the articles is just right for the reader. */
function FitNote({ articles }: { articles: readonly ArticleSummary[] }) {
  const fits = new Set(articles.map(({ fit }) => fit ?? 'right'))
  if (fits.has('right')) return null
  const kind = fits.size > 1 ? 'none' : fits.has('hard') ? 'hard' : 'easy'
  return <p className={styles.fit}>{articlesMessages.fits[kind]}</p>
}

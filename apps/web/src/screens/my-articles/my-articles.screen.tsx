import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { NotebookPen, PenLine } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useWaiting } from '../../device/outbox/waiting.store'
import { ArticleList, ArticleListSkeleton } from '../../features/articles/article-list'
import { articleQueries } from '../../features/articles/articles.queries'
import { listSearch, noFilter, pageCount, pagePlace } from '../../features/articles/list-state'
import { articleListMessages } from '../../features/articles/messages'
import { useListState } from '../../features/articles/use-list-state'
import type { KeptArticle } from '../../features/articles/waiting/kept-articles'
import { ApiError, errorSentence } from '../../http/api-error'
import { lazyExtra } from '../../lib/lazy-extra'
import { LazyDialog } from '../../shell/lazy-dialog'
import { PageLinks } from '../../shell/page-links'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import styles from '../articles/articles.module.css'
import { myArticlesMessages } from './messages'

const WaitingArticles = lazyExtra(
  async () => (await import('../../features/articles/waiting/waiting-articles')).WaitingArticles,
)
const loadNew = async () => (await import('./new-article')).NewArticle

/** The user's own articles, newest first. */
export function MyArticlesScreen() {
  usePageTitle(pages.myArticles.title)
  const client = useQueryClient()
  const { state, change } = useListState()
  const [isWriting, setWriting] = useState(false)
  const [kept, setKept] = useState<KeptArticle>()
  const isSomethingKept = useWaiting(({ kinds, refused }) => (kinds.article ?? 0) + refused > 0)
  const queryOf = (page: number) => articleQueries.mine(pagePlace(page))
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(queryOf(state.page))
  const { data: found } = useQuery(articleQueries.mineCount())
  const lastPage = pageCount(found ?? 0)
  const isBeyond = found !== undefined && !isPlaceholderData && state.page > lastPage

  const write = (article: KeptArticle | undefined) => {
    setKept(article)
    setWriting(true)
  }

  // The current page may have disappeared because articles were deleted.
  useEffect(() => {
    if (isBeyond) change({ page: lastPage })
  }, [isBeyond, lastPage, change])

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{myArticlesMessages.title}</h1>
          <p className={styles.count} role="status">
            {found !== undefined && articleListMessages.count(found)}
          </p>
        </div>
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.articles}>
            {myArticlesMessages.all}
          </Link>
          <Button variant="primary" icon={<PenLine aria-hidden />} onClick={() => write(undefined)}>
            {myArticlesMessages.new}
          </Button>
        </div>
      </header>
      {isSomethingKept && (
        <Suspense fallback={null}>
          <WaitingArticles onEdit={write} />
        </Suspense>
      )}
      {data && data.length > 0 ? (
        <div>
          <ArticleList articles={data} author="me" busy={isPlaceholderData} />
          <PageLinks
            page={state.page}
            pages={lastPage}
            searchOf={(page) => listSearch({ ...noFilter, isNewestFirst: false, page })}
            onHint={(page) => void client.prefetchQuery({ ...queryOf(page), staleTime: 30_000 })}
          />
        </div>
      ) : data ? (
        // What waits to be sent is an article too.
        !isSomethingKept && (
          <EmptyState
            icon={<NotebookPen />}
            title={articleListMessages.none}
            text={myArticlesMessages.noneYet}
            actions={
              <Link className={buttonClass()} to={paths.read}>
                {articleListMessages.readText}
              </Link>
            }
          />
        )
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
      <LazyDialog load={loadNew} props={{ open: isWriting, onClose: () => setWriting(false), kept }} />
    </div>
  )
}

import { articleInPage } from '../../features/articles/article-in-page'
import { articleQueries } from '../../features/articles/articles.queries'
import { parsePathId } from '../../lib/path-id'
import { isUserOrUnknown } from '../../session/session.store'
import { queryClient } from '../../shell/query-client'
import { putArticleData } from './article-data'

/** Starts fetching the article at an address while the screen's code is still loading. */
export async function prefetchArticle(pathname: string): Promise<void> {
  const id = parsePathId(pathname.split('/')[2])
  if (id === undefined) return
  const inPage = articleInPage(id)
  if (inPage && !isUserOrUnknown()) putArticleData(queryClient, inPage)
  else await queryClient.prefetchQuery({ ...articleQueries.article(id), staleTime: 10_000 })
}

import { articleQueries } from '../../features/articles/articles.queries'
import { listFilter, listQuery, listStateFrom } from '../../features/articles/list-state'
import { queryClient } from '../../shell/query-client'
import { dataInPage } from '../../shell/served/page-data'
import { putArticlesData } from './articles-data'

/** Starts fetching the articles for the current address while the screen's code is still loading. */
export async function prefetchArticles(): Promise<void> {
  const state = listStateFrom(new URLSearchParams(location.search))
  const filter = listFilter(state)
  const inPage = dataInPage('articles')
  if (inPage) putArticlesData(queryClient, inPage)
  await Promise.all([
    queryClient.prefetchQuery({
      ...articleQueries.list(listQuery(state)),
      staleTime: 10_000,
    }),
    queryClient.prefetchQuery({ ...articleQueries.count(filter), staleTime: 10_000 }),
  ])
}

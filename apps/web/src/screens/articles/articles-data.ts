import type { QueryClient } from '@tanstack/react-query'
import type { PageData } from '@wordhoard/contracts/site/page-data'
import { articleQueries } from '../../features/articles/articles.queries'
import { listFilter, listQuery, listStateFrom } from '../../features/articles/list-state'

/** Stores the first page of the list that came with its page, so that it isn't fetched again. */
export function putArticlesData(client: QueryClient, { articles, count }: PageData['articles']): void {
  const state = listStateFrom(new URLSearchParams())
  client.setQueryData(articleQueries.list(listQuery(state)).queryKey, [...articles])
  client.setQueryData(articleQueries.count(listFilter(state)).queryKey, count)
}

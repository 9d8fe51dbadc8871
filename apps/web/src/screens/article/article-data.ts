import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '@wordhoard/contracts/articles'
import { articleQueries } from '../../features/articles/articles.queries'

/** Stores an article that came with its page, so that it isn't fetched again. */
export function putArticleData(client: QueryClient, article: Article): void {
  client.setQueryData(articleQueries.article(article.id).queryKey, article)
}

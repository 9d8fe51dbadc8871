import type { SuitedArticle } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { presentSummary } from './article-rows'
import { bestSuited } from './suited-articles.queries'

/**
 * Returns public articles by others for a reader: those near the reader's level by number of due words, then the
 * nearest of the rest. There may be fewer than asked for.
 */
export async function findSuitedArticles(
  pool: pg.Pool,
  { userId }: Actor,
  limit: number,
): Promise<SuitedArticle[]> {
  const rows = await bestSuited.fetchAll(pool, { userId, limit })
  return rows.map((row) => ({ ...presentSummary(row, true), due_words: row.due_words }))
}

import type { SuitedArticle } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { presentSummary } from './article-rows'
import { bestSuited } from './suited-articles.queries'

/**
 * Public articles of others for a reader: near what they can read, those with most due words first; where none is near, the
 * nearest. Fewer than asked for when there are no more.
 */
export async function findSuitedArticles(
  pool: pg.Pool,
  { userId }: Actor,
  limit: number,
): Promise<SuitedArticle[]> {
  const rows = await bestSuited.fetchAll(pool, { userId, limit })
  return rows.map((row) => ({ ...presentSummary(row, true), due_words: row.due_words }))
}

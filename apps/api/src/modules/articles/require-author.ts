import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { authorOfVisible } from './save-article.queries'

/**
 * Throws if the actor may not change an article: `article_forbidden` if it is another user's, `article_not_found` if it
 * isn't visible to them.
 */
export async function requireAuthor(db: Queryable, { userId }: Actor, id: number): Promise<void> {
  const article = await authorOfVisible.fetchFirst(db, { id, userId })
  if (!article) throw new AppError('article_not_found')
  if (article.user_id !== userId) throw new AppError('article_forbidden')
}

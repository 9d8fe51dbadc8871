import type { Article } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { presentArticle } from './article-rows'
import { readableArticle } from './read-article.queries'

/**
 * Returns an article that the actor may read: a public one, their own, or one assigned to a class of theirs. Returns
 * undefined for any other.
 */
export async function findArticle(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
): Promise<Article | undefined> {
  const row = await readableArticle.fetchFirst(pool, { id, userId: actor?.userId ?? null })
  return row && presentArticle(row, actor !== undefined)
}

/** Returns an article as `findArticle` does, but throws `article_not_found` if the actor may not read it. */
export async function readArticle(pool: pg.Pool, actor: Actor | undefined, id: number): Promise<Article> {
  const article = await findArticle(pool, actor, id)
  if (!article) throw new AppError('article_not_found')
  return article
}

import type { Article } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { presentArticle } from './article-rows'
import { readableArticle } from './read-article.queries'

/** An article that may be read: a public one, the actor's own, or one set for a class of theirs. Undefined for any other. */
export async function findArticle(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
): Promise<Article | undefined> {
  const row = await readableArticle.fetchFirst(pool, { id, userId: actor?.userId ?? null })
  return row && presentArticle(row, actor !== undefined)
}

/** The same; throws `article_not_found`. */
export async function readArticle(pool: pg.Pool, actor: Actor | undefined, id: number): Promise<Article> {
  const article = await findArticle(pool, actor, id)
  if (!article) throw new AppError('article_not_found')
  return article
}

import type { Article } from '@wordhoard/contracts/articles'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { LearnerModel } from '../knowledge/learner-model'
import { presentArticle } from './article-rows'
import { countForReader } from './coverage/reader-counts'
import { readableArticle } from './read-article.queries'

/**
 * Returns an article that the actor may read: a public one, their own, or one assigned to a class of theirs. Returns
 * undefined for any other. It doesn't say how much of it the actor knows.
 *
 * @param recent where others' public articles are read
 */
export async function findArticle(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
  recent: Queryable = pool,
): Promise<Article | undefined> {
  const row = await findRow(pool, recent, actor, id)
  return row && presentArticle(row)
}

/** Returns an article that the actor may read, and how much of it they know. Throws `article_not_found`. */
export async function readArticle(
  model: LearnerModel,
  actor: Actor | undefined,
  id: number,
  recent: Queryable = model.pool,
): Promise<Article> {
  const row = await findRow(model.pool, recent, actor, id)
  if (!row) throw new AppError('article_not_found')
  const counts = actor && (await countForReader(model, actor.userId, [row]))
  return presentArticle(row, counts?.[0])
}

/** Reads somebody else's public article where it may be some seconds old, and any other from the primary. */
async function findRow(pool: pg.Pool, recent: Queryable, actor: Actor | undefined, id: number) {
  const seen = recent === pool ? undefined : await readableArticle.fetchFirst(recent, { id, userId: null })
  if (seen && seen.user_id !== actor?.userId) return seen
  return readableArticle.fetchFirst(pool, { id, userId: actor?.userId ?? null })
}

import type { Article } from '@wordhoard/contracts/articles'
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
 */
export async function findArticle(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
): Promise<Article | undefined> {
  const row = await readableArticle.fetchFirst(pool, { id, userId: actor?.userId ?? null })
  return row && presentArticle(row)
}

/** Returns an article that the actor may read, and how much of it they know. Throws `article_not_found`. */
export async function readArticle(
  model: LearnerModel,
  actor: Actor | undefined,
  id: number,
): Promise<Article> {
  const row = await readableArticle.fetchFirst(model.pool, { id, userId: actor?.userId ?? null })
  if (!row) throw new AppError('article_not_found')
  const counts = actor && (await countForReader(model, actor.userId, [row]))
  return presentArticle(row, counts?.[0])
}

import {
  MAX_UNFINISHED,
  type ProgressReport,
  type ReadingProgress,
  type UnfinishedArticle,
} from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { countReading } from '../goals/goals'
import { countTime, placeInArticle, unfinishedArticles } from './progress.queries'

/** Adds time that the actor spent reading an article, and saves their place. Throws `article_not_found`. */
export async function saveProgress(
  pool: pg.Pool,
  actor: Actor,
  articleId: number,
  { seconds, position, tz }: ProgressReport,
): Promise<void> {
  const { userId } = actor
  const counted = await countTime.execute(pool, { userId, articleId, seconds, position })
  if (!counted) throw new AppError('article_not_found')
  await countReading(pool, actor, { seconds, tz })
}

/** Returns the actor's place in an article; the start if they haven't read it. Throws `article_not_found`. */
export async function progressIn(
  pool: pg.Pool,
  { userId }: Actor,
  articleId: number,
): Promise<ReadingProgress> {
  const place = await placeInArticle.fetchFirst(pool, { userId, articleId })
  if (!place) throw new AppError('article_not_found')
  // The database stores single precision.
  return { seconds: place.seconds, position: Math.round(place.position * 1e6) / 1e6 }
}

/** Returns the articles that the actor has begun and not finished, the newest first. */
export function listUnfinished(pool: pg.Pool, { userId }: Actor): Promise<UnfinishedArticle[]> {
  return unfinishedArticles.fetchAll(pool, { userId, limit: MAX_UNFINISHED })
}

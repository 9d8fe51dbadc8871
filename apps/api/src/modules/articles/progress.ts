import type { ProgressReport, ReadingProgress } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { countTime, placeInArticle } from './progress.queries'

/** Adds time that the actor spent reading an article, and saves their place. Throws `article_not_found`. */
export async function saveProgress(
  pool: pg.Pool,
  { userId }: Actor,
  articleId: number,
  report: ProgressReport,
): Promise<void> {
  const counted = await countTime.execute(pool, { userId, articleId, ...report })
  if (!counted) throw new AppError('article_not_found')
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

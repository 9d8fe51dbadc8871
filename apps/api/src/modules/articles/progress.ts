import type { ProgressReport, ReadingProgress } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isAssignedToText } from '../assignments/assigned-to'

/**
 * $1 user, $2 article, $3 seconds, $4 place. No more is added than has passed since the report before, so that two tabs,
 * or a report that is sent twice, count no time twice.
 */
const report = `
  INSERT INTO article_progress AS p (user_id, article_id, seconds, position)
  SELECT $1, id, $3::float8, $4 FROM article
  WHERE id = $2 AND (access_modifier = 'public' OR user_id = $1 OR ${isAssignedToText('$1', 'article_id', 'article.id')})
  ON CONFLICT (user_id, article_id) DO UPDATE SET
    seconds = p.seconds
      + greatest(0, least(excluded.seconds, extract(epoch FROM clock_timestamp() - p.updated_at)::float8)),
    position = excluded.position,
    updated_at = clock_timestamp()`

/** Counts time that the actor spent reading an article. Throws `article_not_found`. */
export async function progressReported(
  pool: pg.Pool,
  actor: Actor,
  articleId: number,
  { seconds, position }: ProgressReport,
): Promise<void> {
  const { rowCount } = await pool.query(report, [actor.userId, articleId, seconds, position])
  if (!rowCount) throw new AppError('article_not_found')
}

/** Where the actor is in an article; at its beginning when they have not read it. Throws `article_not_found`. */
export async function progressIn(pool: pg.Pool, actor: Actor, articleId: number): Promise<ReadingProgress> {
  const { rows } = await pool.query<ReadingProgress>(
    `SELECT coalesce(p.seconds, 0) AS seconds, coalesce(p.position, 0) AS position
     FROM article a LEFT JOIN article_progress p ON p.article_id = a.id AND p.user_id = $1
     WHERE a.id = $2
       AND (a.access_modifier = 'public' OR a.user_id = $1 OR ${isAssignedToText('$1', 'article_id', 'a.id')})`,
    [actor.userId, articleId],
  )
  if (!rows[0]) throw new AppError('article_not_found')
  const { seconds, position } = rows[0]
  // Single precision in the database.
  return { seconds, position: Math.round(position * 1e6) / 1e6 }
}

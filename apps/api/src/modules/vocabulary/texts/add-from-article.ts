import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { isAssignedTo } from '../../assignments/assigned-to'
import { addFromText } from '../add-words'
import type { TextWork } from './text-work'

/** Enters the words of an article that the user may read as met. Throws `article_not_found`. */
export async function addFromArticle(pool: pg.Pool, textWork: TextWork, actor: Actor, articleId: number) {
  const { rows } = await pool.query<{ text: string; title: string }>(
    `SELECT raw_content AS text, title FROM article
     WHERE id = $1 AND (access_modifier = 'public' OR user_id = $2 OR ${isAssignedTo('$2', 'article_id', 'article.id')})`,
    [articleId, actor.userId],
  )
  if (!rows[0]) throw new AppError('article_not_found')
  return addFromText(pool, textWork, actor, rows[0])
}

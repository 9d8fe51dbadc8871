import type { Article } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isAssignedToText } from '../assignments/assigned-to'
import { type DatabaseArticle, presentedArticle, summaryColumns, vocabularyOf } from './article-rows'

/** An article that may be read: a public one, the actor's own, or one set for a class of theirs. Undefined for any other. */
export async function findArticle(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
): Promise<Article | undefined> {
  const { rows } = await pool.query<DatabaseArticle>(
    `WITH readable AS MATERIALIZED (
       SELECT id FROM article
       WHERE id = $1 AND (access_modifier = 'public' OR user_id = $2 OR ${isAssignedToText('$2::int', 'article_id', 'article.id')})
     ), vocabulary AS (${vocabularyOf('readable', '$2')})
     SELECT ${summaryColumns}, a.md_content, a.raw_content, a.html, v.tokens, v.known, v.new_words
     FROM readable JOIN article a ON a.id = readable.id JOIN user_account u ON u.id = a.user_id
     LEFT JOIN vocabulary v ON v.article_id = a.id`,
    [id, actor?.userId ?? null],
  )
  return rows[0] && presentedArticle(rows[0], actor !== undefined)
}

/** The same; throws `article_not_found`. */
export async function readArticle(pool: pg.Pool, actor: Actor | undefined, id: number): Promise<Article> {
  const article = await findArticle(pool, actor, id)
  if (!article) throw new AppError('article_not_found')
  return article
}

import type { Article, ArticleUpdate, NewArticle } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { transaction } from '../../lib/transaction'
import type { ArticleWords } from '../vocabulary/texts/text-tasks'
import { type ArticleDeps, derivedArticle } from './derived-article'
import { readArticle } from './read-article'

const insertWords = `
  INSERT INTO article_word (article_id, spell_id, count, is_common)
  SELECT $1, * FROM unnest($2::int[], $3::int[], $4::boolean[])`

function insertWordsOf(client: pg.PoolClient, articleId: number, words: ArticleWords) {
  return client.query(insertWords, [articleId, words.spellIds, words.counts, words.areCommon])
}

/** Saves a new article with what is derived from it. Throws `invalid_input`. */
export async function createArticle(
  parts: ArticleDeps,
  actor: Actor,
  input: NewArticle,
  runIdempotently: RunIdempotently,
): Promise<{ id: number }> {
  const { columns, words } = await derivedArticle(parts, input, actor.userId)
  return runIdempotently(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO article (user_id, title, access_modifier, keywords, md_content, raw_content, html, word_count, level)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [actor.userId, ...columns],
    )
    const { id } = rows[0]!
    await insertWordsOf(client, id, words)
    return { id }
  })
}

/**
 * Changes an own article. Throws `article_not_found`, `article_forbidden`, `invalid_input`, and `article_changed` when it
 * is no longer as it was at `updated_at`.
 */
export async function changeArticle(
  parts: ArticleDeps & { readonly pool: pg.Pool },
  actor: Actor,
  id: number,
  { updated_at, ...input }: ArticleUpdate,
): Promise<Article> {
  // Decided again below; this spares the work of rendering what cannot be saved.
  await refuseOthers(parts.pool, actor, id)
  const { columns, words } = await derivedArticle(parts, input, actor.userId)
  const seen = updated_at === undefined ? null : Date.parse(updated_at)
  await transaction(parts.pool, async (client) => {
    // Later than before even within one millisecond, so that every change can be told.
    const { rowCount } = await client.query(
      `UPDATE article SET title = $4, access_modifier = $5, keywords = $6, md_content = $7, raw_content = $8, html = $9,
         word_count = $10, level = $11, updated_at = greatest(now(), updated_at + interval '1 millisecond')
       WHERE id = $1 AND user_id = $2
         AND ($3::bigint IS NULL OR round(extract(epoch FROM updated_at) * 1000) = $3::bigint)`,
      [id, actor.userId, seen, ...columns],
    )
    if (!rowCount) {
      await refuseOthers(client, actor, id)
      throw new AppError('article_changed')
    }
    await client.query('DELETE FROM article_word WHERE article_id = $1', [id])
    await insertWordsOf(client, id, words)
  })
  return readArticle(parts.pool, actor, id)
}

/** Deletes an own article. Throws `article_not_found`, `article_forbidden`. */
export async function removeArticle(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const { rowCount } = await pool.query('DELETE FROM article WHERE id = $1 AND user_id = $2', [
    id,
    actor.userId,
  ])
  if (rowCount) return
  await refuseOthers(pool, actor, id)
  throw new AppError('article_not_found')
}

/** Says why the actor may not change an article: it is somebody else's, or it is not there for them. */
async function refuseOthers(db: Pick<pg.Pool, 'query'>, actor: Actor, id: number): Promise<void> {
  const { rows } = await db.query<{ user_id: number }>(
    `SELECT user_id FROM article WHERE id = $1 AND (access_modifier = 'public' OR user_id = $2)`,
    [id, actor.userId],
  )
  if (!rows[0]) throw new AppError('article_not_found')
  if (rows[0].user_id !== actor.userId) throw new AppError('article_forbidden')
}

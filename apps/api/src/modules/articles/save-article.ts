import type { Article, ArticleUpdate, NewArticle } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { transaction } from '../../lib/transaction'
import { followDeletionsOf } from '../deletions/deletions'
import type { LearnerModel } from '../knowledge/learner-model'
import type { ArticleWords } from '../vocabulary/texts/text-tasks'
import { keepSenses } from './article-senses'
import { type ArticleDeps, deriveArticle } from './derive-article'
import { readArticle } from './read-article'
import { requireAuthor } from './require-author'
import { deleteArticle, deleteWords, insertArticle, insertWords, updateArticle } from './save-article.queries'

/** Inserts an article's words. */
async function keepWords(
  client: pg.PoolClient,
  { userId }: Actor,
  articleId: number,
  { spellIds, counts, areCommon }: ArticleWords,
): Promise<void> {
  await insertWords.execute(client, { userId, articleId, spellIds, counts, areCommon })
}

/** Saves a new article with everything derived from it. Throws `invalid_input`. */
export async function createArticle(
  parts: ArticleDeps,
  actor: Actor,
  input: NewArticle,
  runIdempotently: RunIdempotently,
): Promise<{ id: number }> {
  const { columns, words } = await deriveArticle(parts, input, actor.userId)
  return runIdempotently(async (client) => {
    const { id } = await insertArticle.fetchOne(client, { userId: actor.userId, ...columns })
    await keepWords(client, actor, id, words)
    return { id }
  })
}

/**
 * Changes the actor's article. Throws `article_not_found`, `article_forbidden`, `invalid_input`, and `article_changed`
 * if it has changed since `updated_at`.
 */
export async function changeArticle(
  parts: ArticleDeps & { readonly pool: pg.Pool; readonly learnerModel: LearnerModel },
  actor: Actor,
  id: number,
  { updated_at, ...input }: ArticleUpdate,
): Promise<Article> {
  // Checked again below; this avoids rendering an article that can't be saved.
  await requireAuthor(parts.pool, actor, id)
  const { columns, words } = await deriveArticle(parts, input, actor.userId)
  const expectedUpdatedAt = updated_at === undefined ? null : Date.parse(updated_at)
  await transaction(parts.pool, async (client) => {
    await keepSenses(client, actor, id, columns.raw_content)
    const changed = await updateArticle.execute(client, {
      id,
      userId: actor.userId,
      expectedUpdatedAt,
      ...columns,
    })
    if (!changed) {
      await requireAuthor(client, actor, id)
      throw new AppError('article_changed')
    }
    await deleteWords.execute(client, { userId: actor.userId, articleId: id })
    await keepWords(client, actor, id, words)
  })
  return readArticle(parts.learnerModel, actor, id)
}

/** Deletes the actor's article. Throws `article_not_found`, `article_forbidden`. */
export async function removeArticle(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  if ((await deleteArticle.execute(pool, { id, userId: actor.userId })) === 0) {
    await requireAuthor(pool, actor, id)
    throw new AppError('article_not_found')
  }
  await followDeletionsOf(pool, actor.userId)
}

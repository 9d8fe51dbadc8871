import type { ArticleSenseChoice, TextSense } from '@wordhoard/contracts/reading/article-senses'
import { findAgain, readAnchors } from '@wordhoard/lexicon/anchors'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import {
  addSenses,
  definitionWithId,
  deleteSense,
  lockOwnText,
  sensesOfReadable,
  takeSenses,
  writeSense,
} from './article-senses.queries'
import { requireAuthor } from './require-author'

/**
 * Returns the meanings that an article's author chose, in the order of the text. Throws `article_not_found` if the actor
 * may not read it.
 */
export async function readSenses(
  pool: pg.Pool,
  actor: Actor | undefined,
  id: number,
): Promise<{ senses: TextSense[] }> {
  const rows = await sensesOfReadable.fetchAll(pool, { id, userId: actor?.userId ?? null })
  if (rows.length === 0) throw new AppError('article_not_found')
  const senses = rows.flatMap(({ offset, form, spell_id, definition_id }) =>
    offset === null || form === null || spell_id === null || definition_id === null
      ? []
      : { offset, form, spell_id, definition_id },
  )
  return { senses }
}

/**
 * Stores the meaning of a word in the actor's article. Throws `article_not_found`, `article_forbidden`,
 * `definition_not_found`, and `article_changed` if the text no longer has the word there.
 */
export async function saveArticleSense(
  pool: pg.Pool,
  actor: Actor,
  articleId: number,
  { offset, form, definition_id: definitionId }: ArticleSenseChoice,
): Promise<void> {
  const { userId } = actor
  await requireAuthor(pool, actor, articleId)
  await transaction(pool, async (client) => {
    const article = await lockOwnText.fetchFirst(client, { id: articleId, userId })
    if (!article) throw new AppError('article_not_found')
    if (definitionId === null) {
      await deleteSense.execute(client, { userId, articleId, offset })
      return
    }
    if (!hasWordAt(article.raw_content, offset, form)) throw new AppError('article_changed')
    if (!(await definitionWithId.fetchFirst(client, { id: definitionId }))) {
      throw new AppError('definition_not_found')
    }
    await writeSense.execute(client, { userId, articleId, offset, form, definitionId })
  })
}

/** Returns whether a text has a word at an offset. Reads its block only, since a text may be a book. */
function hasWordAt(text: string, offset: number, form: string): boolean {
  const before = offset === 0 ? -1 : text.lastIndexOf('\n\n', offset - 1)
  const start = before < 0 ? 0 : before + '\n\n'.length
  const end = text.indexOf('\n\n', offset)
  const words = readAnchors(text.slice(start, end < 0 ? undefined : end))
  return words.some((word) => word.offset === offset - start && word.form === form)
}

/**
 * Moves the meanings of the actor's article to where its words stand in the new text, and drops those of words whose
 * neighbours have changed. Call it in the transaction that stores the text, before the text is stored.
 */
export async function keepSenses(
  client: pg.PoolClient,
  { userId }: Actor,
  articleId: number,
  text: string,
): Promise<void> {
  const article = await lockOwnText.fetchFirst(client, { id: articleId, userId })
  if (!article || article.raw_content === text) return
  const senses = await takeSenses.fetchAll(client, { userId, articleId })
  if (senses.length === 0) return
  const places = findAgain(
    article.raw_content,
    text,
    senses.map(({ offset }) => offset),
  )
  const kept = senses.filter(({ offset }) => places.has(offset))
  await addSenses.execute(client, {
    userId,
    articleId,
    offsets: kept.map(({ offset }) => places.get(offset)!),
    forms: kept.map(({ form }) => form),
    definitionIds: kept.map(({ definition_id }) => definition_id),
  })
}

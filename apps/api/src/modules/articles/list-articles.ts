import type { ArticleFilters, ArticleSummary, ArticlesQuery } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { presentSummary } from './article-rows'
import {
  articlesPage,
  countFewNewWords,
  countMatching,
  countPublic,
  fewNewWordsPage,
  type ListShape,
} from './list-articles.queries'

interface Page {
  readonly limit: number
  readonly offset: number
}

type Filters = Omit<ArticleFilters, 'new_words'>

function shapeOf(actor: Actor | undefined, { user_id, level, author, search }: Filters): ListShape {
  const isOwn = actor !== undefined && user_id === actor.userId
  return {
    of: isOwn ? 'reader' : user_id === undefined ? 'everybody' : 'author',
    byLevel: Boolean(level?.length),
    byName: Boolean(author),
    bySearch: Boolean(search),
  }
}

function valuesOf(actor: Actor | undefined, { user_id, level, author, search }: Filters) {
  return {
    userId: actor?.userId ?? null,
    authorId: user_id ?? null,
    levels: level ?? [],
    name: author?.toLowerCase() ?? '',
    search: webSearch(search ?? ''),
  }
}

/**
 * Prepares search text for `websearch_to_tsquery`. A minus stays only right before a word or a quotation, because
 * PostgreSQL fails on more than thirty in a row ("tsquery stack too small").
 */
function webSearch(typed: string): string {
  return typed.replaceAll('\0', ' ').replace(/-(?![\p{L}\p{N}"])/gu, ' ')
}

/** Returns public articles, the newest first; for the actor's own `user_id` also private ones. */
export async function listArticlesFor(
  pool: pg.Pool,
  actor: Actor | undefined,
  { limit, offset, new_words, ...filters }: ArticlesQuery,
): Promise<ArticleSummary[]> {
  const shape = shapeOf(actor, filters)
  const values = { ...valuesOf(actor, filters), limit, offset }
  const hasReader = actor !== undefined
  const rows =
    hasReader && new_words !== undefined
      ? await fewNewWordsPage(shape).fetchAll(pool, { ...values, maxNewWords: new_words })
      : await articlesPage({ ...shape, hasReader }).fetchAll(pool, values)
  return rows.map((row) => presentSummary(row, hasReader))
}

/** Returns the actor's articles, the newest first. */
export function listOwnArticles(pool: pg.Pool, actor: Actor, place: Page): Promise<ArticleSummary[]> {
  return listArticlesFor(pool, actor, { user_id: actor.userId, ...place })
}

/**
 * Counts the articles of a list. The database maintains the number of all public ones; others are counted with an
 * index.
 */
export async function countArticlesFor(
  pool: pg.Pool,
  actor: Actor | undefined,
  { new_words, ...filters }: ArticleFilters,
): Promise<{ count: number }> {
  const shape = shapeOf(actor, filters)
  const values = valuesOf(actor, filters)
  if (actor && new_words !== undefined) {
    return countFewNewWords(shape).fetchOne(pool, { ...values, maxNewWords: new_words })
  }
  const isWhole = shape.of === 'everybody' && !shape.byLevel && !shape.byName && !shape.bySearch
  if (!isWhole) return countMatching(shape).fetchOne(pool, values)
  return (await countPublic.fetchFirst(pool, {})) ?? { count: 0 }
}

/** Counts the articles that the actor has written. */
export function countOwnArticles(pool: pg.Pool, actor: Actor): Promise<{ count: number }> {
  return countArticlesFor(pool, actor, { user_id: actor.userId })
}

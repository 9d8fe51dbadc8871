import type { ArticleFilters, ArticleSummary, ArticlesQuery } from '@wordhoard/contracts/articles'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { Actor } from '../../../lib/actor'
import { JsonText } from '../../../lib/raw-body'
import type { LearnerModel } from '../../knowledge/learner-model'
import { presentSummary } from '../article-rows'
import type { ArticleVersion } from '../coverage/article-words'
import { countForReader, type ReaderCounts } from '../coverage/reader-counts'
import { distanceFromRight, fitOf } from '../coverage/text-fit'
import {
  articlesOfIds,
  articlesPage,
  countMatching,
  countPublic,
  type ListShape,
  MAX_COUNTED,
  NO_ARTICLE,
  newestOfList,
  versionsOnPage,
} from './list-articles.queries'
import type { SummaryCache } from './summary-cache'

interface Page {
  readonly limit: number
  readonly offset: number
}

type Filters = Omit<ArticleFilters, 'new_words' | 'fit'>

/** What a list asks of a reader's knowledge. */
type Wanted = Pick<ArticlesQuery, 'new_words' | 'fit' | 'sort'>

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

/** Returns the newest public articles, as visitors see them. */
export async function listNewest(db: Queryable, page: Page): Promise<ArticleSummary[]> {
  const rows = await articlesPage(shapeOf(undefined, {})).fetchAll(db, {
    ...valuesOf(undefined, {}),
    ...page,
    beforeId: NO_ARTICLE,
  })
  return rows.map((row) => presentSummary(row, undefined))
}

/**
 * Returns public articles as visitors see them, the newest first. Only those are read that `summaries` doesn't hold as
 * they are now.
 */
export async function listForVisitor(
  summaries: SummaryCache,
  db: Queryable,
  query: ArticlesQuery,
): Promise<JsonText> {
  const { limit, offset, before_id: beforeId = NO_ARTICLE } = query
  const versions = await versionsOnPage(shapeOf(undefined, query)).fetchAll(db, {
    ...valuesOf(undefined, query),
    ...{ limit, offset, beforeId },
  })
  return new JsonText(`[${(await summaries.textsOf(db, versions)).join(',')}]`)
}

/**
 * Returns public articles, for the actor's own `user_id` also private ones: the newest first, or those that suit the
 * actor best.
 *
 * @param recent where public articles are read; the actor's own always come from the primary
 */
export async function listArticlesFor(
  model: LearnerModel,
  actor: Actor | undefined,
  { limit, offset, before_id, new_words, fit, sort, ...filters }: ArticlesQuery,
  recent: Queryable = model.pool,
): Promise<ArticleSummary[]> {
  const shape = shapeOf(actor, filters)
  const values = valuesOf(actor, filters)
  const wanted = { new_words, fit, sort }
  const db = shape.of === 'reader' ? model.pool : recent
  const byDate = async (place: Page, beforeId = NO_ARTICLE) => {
    const rows = await articlesPage(shape).fetchAll(db, { ...values, ...place, beforeId })
    const counts = actor && (await countForReader(model, actor.userId, rows))
    return rows.map((row, at) => presentSummary(row, counts?.[at]))
  }
  if (!actor || !asksOfReader(wanted)) return byDate({ limit, offset }, before_id)
  const found = await findForReader(model, actor, await newestOfList(shape).fetchAll(db, values), wanted)
  const page = found.slice(offset, offset + limit)
  const rows = await articlesOfIds.fetchAll(db, { ids: page.map(({ id }) => id) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const summaries = page.flatMap(({ id, counts }) => {
    const row = byId.get(id)
    return row ? [presentSummary(row, counts)] : []
  })
  // Older articles than are sorted follow by date, so that no page of a long list is empty.
  const rest = offset + limit - Math.max(offset, MAX_COUNTED)
  if (isFilteredByReader(wanted) || rest <= 0) return summaries
  return [...summaries, ...(await byDate({ limit: rest, offset: Math.max(offset, MAX_COUNTED) }))]
}

const isFilteredByReader = ({ new_words, fit }: Wanted) => new_words !== undefined || fit !== undefined
const asksOfReader = (wanted: Wanted) => isFilteredByReader(wanted) || wanted.sort === 'suited'

/** An article with what the reader knows of it. */
interface CountedArticle {
  readonly id: number
  readonly counts: ReaderCounts
}

/** Filters and sorts articles by what a reader knows of them. */
async function findForReader(
  model: LearnerModel,
  { userId }: Actor,
  articles: readonly ArticleVersion[],
  { new_words = Infinity, fit, sort }: Wanted,
): Promise<CountedArticle[]> {
  const counts = await countForReader(model, userId, articles)
  const found = articles
    .map(({ id }, at) => ({ id, counts: counts[at]! }))
    .filter(
      (one) => one.counts.newWords <= new_words && (fit === undefined || fitOf(one.counts.notNew) === fit),
    )
  return sort === 'suited' ? found.sort(bySuitability) : found
}

const isRight = ({ counts }: CountedArticle) => Number(fitOf(counts.notNew) === 'right')
const distance = ({ counts }: CountedArticle) => distanceFromRight(counts.notNew)

/** Sorts those that are just right by date, then the others by how far they are from it. */
function bySuitability(a: CountedArticle, b: CountedArticle): number {
  return isRight(b) - isRight(a) || (isRight(a) ? 0 : distance(a) - distance(b)) || b.id - a.id
}

/** Returns the actor's articles, the newest first. */
export function listOwnArticles(model: LearnerModel, actor: Actor, place: Page): Promise<ArticleSummary[]> {
  return listArticlesFor(model, actor, { user_id: actor.userId, sort: 'newest', ...place })
}

/**
 * Counts the articles of a list. The database maintains the number of all public ones; others are counted with an
 * index, or by what the reader knows.
 *
 * @param recent where public articles are counted
 */
export async function countArticlesFor(
  model: LearnerModel,
  actor: Actor | undefined,
  { new_words, fit, ...filters }: ArticleFilters,
  recent: Queryable = model.pool,
): Promise<{ count: number }> {
  const shape = shapeOf(actor, filters)
  const db = shape.of === 'reader' ? model.pool : recent
  const values = valuesOf(actor, filters)
  const wanted = { new_words, fit, sort: 'newest' } as const
  if (actor && asksOfReader(wanted)) {
    const newest = await newestOfList(shape).fetchAll(db, values)
    return { count: (await findForReader(model, actor, newest, wanted)).length }
  }
  const isWhole = shape.of === 'everybody' && !shape.byLevel && !shape.byName && !shape.bySearch
  if (!isWhole) return countMatching(shape).fetchOne(db, values)
  return (await countPublic.fetchFirst(db, {})) ?? { count: 0 }
}

/** Counts the articles that the actor has written. */
export function countOwnArticles(model: LearnerModel, actor: Actor): Promise<{ count: number }> {
  return countArticlesFor(model, actor, { user_id: actor.userId })
}

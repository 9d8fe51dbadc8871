import type { ArticleFilters, ArticleSummary, ArticlesQuery } from '@wordhoard/contracts/articles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { isOpenTo } from '../profiles/visibility-text'
import { type DatabaseSummary, presentedSummary, summaryColumns, vocabularyOf } from './article-rows'

/** Of so many articles, the newest that pass the other filters, the new words are counted. */
const MOST_COUNTED = 1000

interface Page {
  readonly limit: number
  readonly offset: number
}

/** The conditions of a list, with their parameters. Only texts that stand here get into a statement. */
class Conditions {
  readonly values: unknown[] = []
  readonly #conditions: string[] = []

  constructor(actor: Actor | undefined, filters: ArticleFilters) {
    const isOwn = actor !== undefined && filters.user_id === actor.userId
    if (isOwn) this.#add('a.user_id = ', this.param(actor.userId))
    else if (filters.user_id !== undefined) this.#by('u.id = ', this.param(filters.user_id), actor)
    if (!isOwn) this.#add("a.access_modifier = 'public'")
    if (filters.level?.length) this.#add(`a.level = ANY(${this.param(filters.level)}::text[])`)
    if (filters.author) {
      const name = this.param(filters.author.toLowerCase())
      this.#by('u.username_lower = ', name, actor)
    }
    if (filters.search) {
      const words = this.param(webSearch(filters.search))
      this.#add(`a.search @@ websearch_to_tsquery('english', ${words})`)
    }
  }

  /** True for the list of all public articles. */
  get isPlain(): boolean {
    return this.values.length === 0
  }

  get where(): string {
    return this.#conditions.join(' AND ')
  }

  param(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  /** Of one author, whose profile has to be open to the reader. */
  #by(column: string, value: string, actor: Actor | undefined): void {
    const viewer = `${this.param(actor?.userId ?? null)}::int`
    this.#add(
      `a.user_id = (SELECT u.id FROM user_account u WHERE ${column}${value} AND ${isOpenTo('u', viewer)})`,
    )
  }

  #add(...parts: string[]): void {
    this.#conditions.push(parts.join(''))
  }
}

/**
 * What is typed as `websearch_to_tsquery` takes it: a minus counts only right before a word or a quotation, since more than
 * thirty of them one after another are more than PostgreSQL can hold ("tsquery stack too small").
 */
function webSearch(typed: string): string {
  return typed.replaceAll('\0', ' ').replace(/-(?![\p{L}\p{N}"])/gu, ' ')
}

/** Public articles, the newest first; with the own `user_id` also the private ones. */
export async function listArticlesFor(
  pool: pg.Pool,
  actor: Actor | undefined,
  { limit, offset, new_words, ...filters }: ArticlesQuery,
): Promise<ArticleSummary[]> {
  const conditions = new Conditions(actor, filters)
  return actor && new_words !== undefined
    ? withNewWords(pool, actor, conditions, new_words, { limit, offset })
    : page(pool, actor, conditions, { limit, offset })
}

/** The own articles, the newest first. */
export function listOwnArticles(pool: pg.Pool, actor: Actor, place: Page): Promise<ArticleSummary[]> {
  return page(pool, actor, new Conditions(actor, { user_id: actor.userId }), place)
}

/** The ids of a page come from an index alone; only then are rows read, and words counted for a reader. */
async function page(
  pool: pg.Pool,
  actor: Actor | undefined,
  conditions: Conditions,
  { limit, offset }: Page,
): Promise<ArticleSummary[]> {
  const place = `LIMIT ${conditions.param(limit)} OFFSET ${conditions.param(offset)}`
  const vocabulary = actor
    ? vocabularyOf('page', conditions.param(actor.userId))
    : 'SELECT NULL::int AS article_id, NULL::int AS tokens, NULL::int AS known, NULL::int AS new_words WHERE false'
  const { rows } = await pool.query<DatabaseSummary>(
    `WITH page AS MATERIALIZED (
       SELECT a.id FROM article a WHERE ${conditions.where} ORDER BY a.id DESC ${place}
     ), vocabulary AS (${vocabulary})
     SELECT ${summaryColumns}, v.tokens, v.known, v.new_words
     FROM page JOIN article a ON a.id = page.id JOIN user_account u ON u.id = a.user_id
     LEFT JOIN vocabulary v ON v.article_id = a.id
     ORDER BY a.id DESC`,
    conditions.values,
  )
  return rows.map((row) => presentedSummary(row, actor !== undefined))
}

/** Common table expressions: `few` are the ids of the newest articles with few enough new words, and their counts. */
function fewNewWords(actor: Actor, conditions: Conditions, mostNew: number): string {
  return `newest AS MATERIALIZED (
      SELECT a.id FROM article a WHERE ${conditions.where} ORDER BY a.id DESC LIMIT ${MOST_COUNTED}
    ), vocabulary AS (${vocabularyOf('newest', conditions.param(actor.userId))}
    ), few AS (
      SELECT newest.id, v.tokens, v.known, v.new_words
      FROM newest LEFT JOIN vocabulary v ON v.article_id = newest.id
      WHERE coalesce(v.new_words, 0) <= ${conditions.param(mostNew)}
    )`
}

async function withNewWords(
  pool: pg.Pool,
  actor: Actor,
  conditions: Conditions,
  mostNew: number,
  { limit, offset }: Page,
): Promise<ArticleSummary[]> {
  const few = fewNewWords(actor, conditions, mostNew)
  const { rows } = await pool.query<DatabaseSummary>(
    `WITH ${few}, page AS (
       SELECT * FROM few ORDER BY id DESC LIMIT ${conditions.param(limit)} OFFSET ${conditions.param(offset)}
     )
     SELECT ${summaryColumns}, page.tokens, page.known, page.new_words
     FROM page JOIN article a ON a.id = page.id JOIN user_account u ON u.id = a.user_id
     ORDER BY a.id DESC`,
    conditions.values,
  )
  return rows.map((row) => presentedSummary(row, true))
}

/** How many articles a list has. That of all public ones is kept by the database, others are counted by an index. */
export async function countArticlesFor(
  pool: pg.Pool,
  actor: Actor | undefined,
  { new_words, ...filters }: ArticleFilters,
): Promise<{ count: number }> {
  const conditions = new Conditions(actor, filters)
  const sql =
    actor && new_words !== undefined
      ? `WITH ${fewNewWords(actor, conditions, new_words)} SELECT count(*)::int FROM few`
      : conditions.isPlain
        ? "SELECT count FROM article_count WHERE name = 'public'"
        : `SELECT count(*)::int FROM article a WHERE ${conditions.where}`
  const { rows } = await pool.query<{ count: number }>(sql, conditions.values)
  return { count: rows[0]?.count ?? 0 }
}

/** How many articles the actor has written. */
export function countOwnArticles(pool: pg.Pool, actor: Actor): Promise<{ count: number }> {
  return countArticlesFor(pool, actor, { user_id: actor.userId })
}

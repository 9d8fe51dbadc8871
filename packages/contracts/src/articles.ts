import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { accessModifier, isBlank, storable, timeZone, userId, visibleText } from './fields/fields'
import { WAITING_DAYS } from './fields/given-time'
import { searchText } from './fields/list-fields'
import { arrayOf } from './fields/vocabulary-fields'

export const MAX_TITLE_LENGTH = 512
export const MAX_KEYWORDS_LENGTH = 500
/** Maximum size of a request body that holds an article, in bytes. */
export const MAX_ARTICLE_BYTES = 2 * 1024 * 1024

export const articleLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
const level = z.nullable(z.enum(articleLevels))
const articleId = userId

/** The fields an article is saved with. */
export const articleFields = z.object({
  title: visibleText({
    most: MAX_TITLE_LENGTH,
    required: 'Title is required',
    tooLong: `Title must be at most ${MAX_TITLE_LENGTH} characters long`,
  }),
  access_modifier: z._default(accessModifier, 'private'),
  /** Comma-separated. */
  keywords: z._default(
    visibleText({
      most: MAX_KEYWORDS_LENGTH,
      tooLong: `Keywords must be at most ${MAX_KEYWORDS_LENGTH} characters long`,
    }),
    '',
  ),
  md_content: z
    .string({ error: 'No content to save' })
    .check(z.refine((text) => !isBlank(text), { error: 'No content to save' })),
})

/** How hard a text is for a reader. */
export const textFits = ['easy', 'right', 'hard'] as const
export type TextFit = (typeof textFits)[number]

const summary = z.object({
  id: z.int(),
  user_id: z.int(),
  /** The author's username. */
  username: z.string(),
  title: z.string(),
  access_modifier: accessModifier,
  keywords: z.string(),
  level,
  word_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The beginning of the plain text. */
  excerpt: z.string(),
  /**
   * For the logged-in reader: the share of the article's words that they probably know (0 to 1), the interval that holds
   * it with 95 %, and how many distinct words they probably don't know.
   */
  coverage: z.nullable(z.number()),
  coverage_low: z.nullable(z.number()),
  coverage_high: z.nullable(z.number()),
  new_words: z.nullable(z.int()),
  /** How hard the article is for the reader, by the share of its words that aren't new to them. */
  fit: z.nullable(z.enum(textFits)),
})
export type ArticleSummary = z.infer<typeof summary>

export const article = z.object({
  ...summary.shape,
  md_content: z.string(),
  raw_content: z.string(),
  /** Generated from `md_content` and sanitised. */
  html: z.string(),
})
export type Article = z.infer<typeof article>

const paging = {
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2147483647)), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 20),
}
/** Filters that narrow lists of articles. */
const filters = {
  user_id: z.optional(userId),
  /** Words of the title or keywords. */
  search: searchText,
  level: z.optional(arrayOf(z.enum(articleLevels))),
  /** The author's username. */
  author: z.optional(storable.check(z.trim(), z.maxLength(30))),
  /**
   * Maximum number of distinct words that the logged-in reader doesn't know; only the newest thousand articles are
   * searched.
   */
  new_words: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
  /** How hard the articles are for the logged-in reader; as with `new_words`, among the newest thousand. */
  fit: z.optional(z.enum(textFits)),
}

const DESCRIPTION_LENGTH = 156

/** Returns the part of the plain text that is enough to make its description from. */
export function articleBeginning(rawContent: string): string {
  return rawContent.slice(0, 4 * DESCRIPTION_LENGTH)
}

/** Returns the description of an article for search engines and link previews: the beginning of its plain text. */
export function articleDescription(rawContent: string): string {
  const text = articleBeginning(rawContent).replace(/\s+/g, ' ').trim()
  return `${[...text].slice(0, DESCRIPTION_LENGTH).join('')}...`
}

export const listArticles = endpoint({
  method: 'GET',
  path: '/articles',
  auth: 'optional',
  keep: 'page',
  summary:
    'List public articles, newest or best suited to me first; with my own `user_id`, my private ones too',
  query: z.object({
    ...paging,
    ...filters,
    /**
     * In a list by date, the articles after this one: page 1,000 is as quick as page 1. Then `offset` counts from there.
     */
    before_id: z.optional(articleId),
    /** `suited`: those of the newest thousand that are just right for the logged-in reader first. */
    sort: z._default(z.enum(['newest', 'suited']), 'newest'),
  }),
  response: z.array(summary),
})
export type ArticlesQuery = HandlerInput<typeof listArticles>['query']
export type ArticlesQueryInput = CallInput<typeof listArticles>['query']

export const countArticles = endpoint({
  method: 'GET',
  path: '/articles/count',
  auth: 'optional',
  keep: 'page',
  summary: 'Count the public articles that match the filters; with my own `user_id`, my private ones too',
  query: z.object(filters),
  response: z.object({ count: z.int() }),
})
export type ArticleFilters = HandlerInput<typeof countArticles>['query']
export type ArticleFiltersInput = CallInput<typeof countArticles>['query']

export const listSuitedArticles = endpoint({
  method: 'GET',
  path: '/articles/suited',
  auth: 'session',
  keep: 'page',
  summary: 'Suggest unread public articles by others, those near my level first, by number of due words',
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 5) }),
  response: z.array(z.object({ ...summary.shape, due_words: z.int() })),
})
export type SuitedArticle = AnswerOf<typeof listSuitedArticles>[number]

export const listMyArticles = endpoint({
  method: 'GET',
  path: '/articles/my-articles',
  auth: 'session',
  keep: 'page',
  summary: 'List my articles, newest first',
  query: z.object(paging),
  response: z.array(summary),
})
export type MyArticlesQueryInput = CallInput<typeof listMyArticles>['query']

export const countMyArticles = endpoint({
  method: 'GET',
  path: '/articles/my-articles/count',
  auth: 'session',
  keep: 'page',
  summary: 'Count my articles',
  response: z.object({ count: z.int() }),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/articles/id/:id',
  auth: 'optional',
  keep: 'article',
  summary: 'Get a public article or one of mine',
  params: z.object({ id: articleId }),
  response: article,
  errors: ['article_not_found'],
})

export const createArticle = endpoint({
  method: 'POST',
  path: '/articles',
  auth: 'session',
  summary: 'Create an article',
  idempotent: true,
  keyDays: WAITING_DAYS,
  bodyLimit: MAX_ARTICLE_BYTES,
  body: articleFields,
  status: 201,
  response: z.object({ id: z.int() }),
})
export type NewArticle = HandlerInput<typeof createArticle>['body']

export const updateArticle = endpoint({
  method: 'PUT',
  path: '/articles/id/:id',
  auth: 'session',
  summary: 'Update an article of mine; with `updated_at`, only if it hasn’t changed since',
  bodyLimit: MAX_ARTICLE_BYTES,
  params: z.object({ id: articleId }),
  body: z.object({ ...articleFields.shape, updated_at: z.optional(z.iso.datetime({ offset: true })) }),
  response: article,
  errors: ['article_not_found', 'article_forbidden', 'article_changed'],
})
export type ArticleUpdate = HandlerInput<typeof updateArticle>['body']

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/articles/id/:id',
  auth: 'session',
  summary: 'Delete an article of mine',
  params: z.object({ id: articleId }),
  status: 204,
  errors: ['article_not_found', 'article_forbidden'],
})

export const previewArticle = endpoint({
  method: 'POST',
  path: '/articles/preview',
  auth: 'session',
  summary: 'Preview a text as an article',
  bodyLimit: MAX_ARTICLE_BYTES,
  body: z.object({ md_content: z.string() }),
  response: z.object({ html: z.string() }),
})

/** Rounds a number to the decimals that its column stores; numbers too close to 0 for the column become 0. */
const roundTo = (decimals: number) => z.overwrite<number>((number) => Number(number.toFixed(decimals)))

/** Maximum number of seconds that one progress report may add. */
export const MAX_PROGRESS_SECONDS = 120

export const reportProgress = endpoint({
  method: 'POST',
  path: '/articles/id/:id/progress',
  auth: 'session',
  summary: 'Report my reading place in an article and the time spent reading it in a visible tab',
  params: z.object({ id: articleId }),
  body: z.object({
    seconds: z.number().check(z.minimum(0), z.maximum(MAX_PROGRESS_SECONDS), roundTo(3)),
    /** Share of the text that the reader has read, 0 to 1. */
    position: z.number().check(z.minimum(0), z.maximum(1), roundTo(6)),
    /** The reader's time zone, by which the time is counted towards a day. */
    tz: z._default(timeZone, 'UTC'),
  }),
  status: 204,
  errors: ['article_not_found'],
})
export type ProgressReport = HandlerInput<typeof reportProgress>['body']

export const getProgress = endpoint({
  method: 'GET',
  path: '/articles/id/:id/progress',
  auth: 'session',
  keep: 'article',
  summary: 'Get my reading place in an article and the time spent on it',
  params: z.object({ id: articleId }),
  response: z.object({ seconds: z.number(), position: z.number() }),
  errors: ['article_not_found'],
})
export type ReadingProgress = AnswerOf<typeof getProgress>

/** Maximum number of articles to continue. */
export const MAX_UNFINISHED = 2

export const listUnfinished = endpoint({
  method: 'GET',
  path: '/articles/unfinished',
  auth: 'session',
  keep: 'page',
  summary:
    'List the articles that I began to read in the last two months and haven’t finished, the newest first',
  response: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      word_count: z.int(),
      /** Share of the text that has been read, 0 to 1. */
      position: z.number(),
    }),
  ),
})
export type UnfinishedArticle = AnswerOf<typeof listUnfinished>[number]

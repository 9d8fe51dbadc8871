import {
  type ArticleFiltersInput,
  type ArticleSummary,
  type ArticlesQueryInput,
  articleLevels,
  type TextFit,
  textFits,
} from '@wordhoard/contracts/articles'

/** Number of articles on a page. */
export const PAGE_SIZE = 50
export const MAX_SEARCH = 100
export const MAX_AUTHOR = 30

type Level = NonNullable<ArticleSummary['level']>

/** Page and filters of the list of articles. All of it is kept in the address. */
export interface ListState {
  /** Counted from 1. */
  readonly page: number
  /** Words in the title or the keywords. */
  readonly search: string
  readonly levels: readonly Level[]
  /** Name of the author. */
  readonly author: string
  /** Maximum number of words that the reader doesn't know; null for any number. */
  readonly newWords: number | null
  /** How hard the articles are for the reader; null for any. */
  readonly fit: TextFit | null
  /** Whether the newest come first, rather than those that suit the reader best. */
  readonly isNewestFirst: boolean
}

export const noFilter = { search: '', levels: [], author: '', newWords: null, fit: null } as const

/** Reads the state from an address; invalid values are ignored. */
export function listStateFrom(params: URLSearchParams): ListState {
  const wanted = new Set((params.get('level') ?? '').split(','))
  const page = params.get('page') ?? ''
  const newWords = params.get('new_words') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    levels: articleLevels.filter((level) => wanted.has(level)),
    author: (params.get('author') ?? '').trim().slice(0, MAX_AUTHOR),
    newWords: /^\d{1,4}$/.test(newWords) ? Number(newWords) : null,
    fit: textFits.find((fit) => fit === params.get('fit')) ?? null,
    isNewestFirst: params.get('sort') === 'newest',
  }
}

/** Returns the query string of a state, with its question mark; default values are left out. */
export function listSearch({
  page,
  search,
  levels,
  author,
  newWords,
  fit,
  isNewestFirst,
}: ListState): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (levels.length > 0) params.set('level', levels.join(','))
  if (author) params.set('author', author)
  if (newWords !== null) params.set('new_words', String(newWords))
  if (fit) params.set('fit', fit)
  if (isNewestFirst) params.set('sort', 'newest')
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/** Returns whether any filter is set. */
export const isFiltered = ({ search, levels, author, newWords, fit }: ListState): boolean =>
  search !== '' || levels.length > 0 || author !== '' || newWords !== null || fit !== null

/** Converts the state to the filters of an API request. */
export function listFilter({ search, levels, author, newWords, fit }: ListState): ArticleFiltersInput {
  return {
    ...(search && { search }),
    ...(levels.length > 0 && { level: [...levels] }),
    ...(author && { author }),
    ...(newWords !== null && { new_words: newWords }),
    ...(fit && { fit }),
  }
}

/** Converts the state to the query of its page. The server sorts by what the reader knows only if there is one. */
export function listQuery(state: ListState, page = state.page): NonNullable<ArticlesQueryInput> {
  return {
    ...listFilter(state),
    ...pagePlace(page),
    sort: state.isNewestFirst ? 'newest' : 'suited',
  }
}

/** Returns the offset and limit of a page. */
export function pagePlace(page: number): { offset: number; limit: number } {
  return { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
}

/** Returns the number of pages for a number of articles; at least one, which may be empty. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / PAGE_SIZE))
}

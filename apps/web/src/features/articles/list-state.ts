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
  /** Id of the last article of the page before, if the list is by date: the server finds the page by it at once. */
  readonly before: number | null
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

export const noFilter = {
  before: null,
  search: '',
  levels: [],
  author: '',
  newWords: null,
  fit: null,
} as const

/** Reads the state from an address; invalid values are ignored. */
export function listStateFrom(params: URLSearchParams): ListState {
  const wanted = new Set((params.get('level') ?? '').split(','))
  const page = params.get('page') ?? ''
  const before = params.get('before') ?? ''
  const newWords = params.get('new_words') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    before: /^[1-9]\d{0,8}$/.test(before) ? Number(before) : null,
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
  before,
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
  if (before !== null) params.set('before', String(before))
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

/**
 * Returns the state of another page. The page after `articles` begins where they end.
 *
 * @param articles those of this page, if the list is by date
 */
export function stateOfPage(
  state: ListState,
  page: number,
  articles: readonly { readonly id: number }[] = [],
): ListState {
  const isNext = page === state.page + 1 && articles.length === PAGE_SIZE
  return { ...state, page, before: isNext ? articles.at(-1)!.id : page === state.page ? state.before : null }
}

/** Converts the state to the query of its page. The server sorts by what the reader knows only if there is one. */
export function listQuery(state: ListState): NonNullable<ArticlesQueryInput> {
  const { before, page } = state
  return {
    ...listFilter(state),
    ...(before === null ? pagePlace(page) : { before_id: before, limit: PAGE_SIZE }),
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

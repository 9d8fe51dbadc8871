import { type ArticleFiltersInput, type ArticleSummary, articleLevels } from '@wordhoard/contracts/articles'
/** Articles on a page. */
export const PAGE_SIZE = 50
export const MAX_SEARCH = 100
export const MAX_AUTHOR = 30

type Level = NonNullable<ArticleSummary['level']>

/** What of the articles is shown. All of it stands in the address. */
export interface ListState {
  /** From 1. */
  readonly page: number
  /** Words of the title or the keywords. */
  readonly search: string
  readonly levels: readonly Level[]
  /** Name of the author. */
  readonly author: string
  /** At most so many words that the reader does not know; null: any number. */
  readonly newWords: number | null
}

export const noFilter = { search: '', levels: [], author: '', newWords: null } as const

/** The state that an address asks for; what makes no sense is as if it were not there. */
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
  }
}

/** The address's query for a state, with its question mark; nothing for what is as by default. */
export function listSearch({ page, search, levels, author, newWords }: ListState): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (levels.length > 0) params.set('level', levels.join(','))
  if (author) params.set('author', author)
  if (newWords !== null) params.set('new_words', String(newWords))
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

export const isFiltered = ({ search, levels, author, newWords }: ListState): boolean =>
  search !== '' || levels.length > 0 || author !== '' || newWords !== null

/** What the server is asked for: which articles are counted. */
export function listFilter({ search, levels, author, newWords }: ListState): ArticleFiltersInput {
  return {
    ...(search && { search }),
    ...(levels.length > 0 && { level: [...levels] }),
    ...(author && { author }),
    ...(newWords !== null && { new_words: newWords }),
  }
}

/** How many articles stand before a page, and how many are on it. */
export function pagePlace(page: number): { offset: number; limit: number } {
  return { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
}

/** Pages that a number of articles fills; at least one, which may be empty. */
export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / PAGE_SIZE))
}

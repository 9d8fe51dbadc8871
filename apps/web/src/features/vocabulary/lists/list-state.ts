import type { VocabularyQueryInput } from '@wordhoard/contracts/custom-vocabulary'
import { priorityNames, type WordState, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { MainVocabularyQueryInput } from '@wordhoard/contracts/vocabulary'
import { type Sort, sortsFromText, sortsToText } from '../table/sorting'
import { offsetOf, type PageSize, pageSizes } from './paging'

/** Which part of a list is shown, and in which order. Stored entirely in the address. */
export interface ListState {
  /** Starts at 1. */
  readonly page: number
  readonly limit: PageSize
  readonly sorts: readonly Sort[]
  /** Text that the words must contain. */
  readonly search: string
  readonly priorities: readonly number[]
  readonly states: readonly WordState[]
  /** Shows only words that are due. */
  readonly due: boolean
}

/** Saved words before words that were only met, then the latest first. */
export const mainSorts: readonly Sort[] = [
  { column: 'priority', direction: 'desc' },
  { column: 'id', direction: 'desc' },
]

/** The latest first. */
export const latestFirst: readonly Sort[] = [{ column: 'id', direction: 'desc' }]

/** Maximum length of a search that the server accepts. */
export const MAX_SEARCH = 60

/** Parses the state from an address; ignores invalid values. */
export function listStateFrom(params: URLSearchParams, defaultSorts: readonly Sort[]): ListState {
  const list = (name: string) => new Set((params.get(name) ?? '').split(','))
  const page = params.get('page') ?? ''
  const wantedPriorities = list('priority')
  const wantedStates = list('state')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    limit: pageSizes.find((size) => String(size) === params.get('limit')) ?? pageSizes[0],
    sorts: sortsFromText(params.get('sort'), defaultSorts),
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH),
    priorities: priorityNames.flatMap((_, value) => (wantedPriorities.has(String(value)) ? [value] : [])),
    states: wordStates.filter((state) => wantedStates.has(state)),
    due: params.get('due') === 'true',
  }
}

/** Returns the query parameters for a state; leaves out default values. */
export function listStateToParams(state: ListState, defaultSorts: readonly Sort[]): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string | undefined) => {
    if (value) params.set(name, value)
  }
  set('search', state.search)
  set('state', state.states.join(','))
  set('priority', state.priorities.join(','))
  set('due', state.due ? 'true' : undefined)
  set('sort', sortsToText(state.sorts, defaultSorts))
  set('limit', state.limit === pageSizes[0] ? undefined : String(state.limit))
  set('page', state.page === 1 ? undefined : String(state.page))
  return params
}

/** Applies a change; anything but a change of page returns to the first page. */
export function withListChange(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change }
}

export const isFiltered = ({ search, priorities, states, due }: ListState): boolean =>
  search !== '' || priorities.length > 0 || states.length > 0 || due

export const noFilter = { search: '', priorities: [], states: [], due: false } as const

/** Returns the server query for a page of any list. */
export function pageQuery({ page, limit, sorts }: ListState): VocabularyQueryInput {
  return {
    orders_by: sorts.map(({ column }) => column),
    orders_dir: sorts.map(({ direction }) => direction),
    limit,
    offset: offsetOf(page, limit),
  }
}

/** Returns the server query for a page of the main vocabulary. */
export function mainQuery(state: ListState): MainVocabularyQueryInput {
  return {
    ...pageQuery(state),
    search: state.search || undefined,
    priority: state.priorities,
    state: state.states,
    due: state.due ? 'true' : undefined,
  }
}

/** Returns the server query for a page of saved words with their meanings: by default, those still to be learnt. */
export function queryOfSaved(state: ListState): MainVocabularyQueryInput {
  const isNarrowed = state.states.length > 0 || state.due
  return {
    ...mainQuery(state),
    ...(!isNarrowed && { state: ['new', 'learning'] }),
    saved: 'true',
    meanings: 'true',
  }
}

/** Returns the server query for a page of words that were only met, with their meanings. */
export function queryOfMet(state: ListState): MainVocabularyQueryInput {
  return { ...mainQuery(state), state: ['met'], due: undefined, meanings: 'true' }
}

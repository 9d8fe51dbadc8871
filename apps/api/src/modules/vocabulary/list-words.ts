import { type Row, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type {
  MainVocabularyPage,
  MainVocabularyQuery,
  MainVocabularyStat,
} from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { countWords, lowestScoredWords, totals, totalsByState, wordsPage } from './list-words.queries'
import { presentRow, roundScore, stateCode, wordSorts } from './word-rows'

/** Returns a page of the main vocabulary with totals for all of it. */
export async function listWords(
  pool: pg.Pool,
  actor: Actor,
  query: MainVocabularyQuery,
): Promise<MainVocabularyPage> {
  const sorts = wordSorts(query)
  const { search = '', priority = [], state = [], due, limit, offset } = query
  const filters = {
    bySearch: search !== '',
    byPriority: priority.length > 0,
    byState: state.length > 0,
    isDue: due !== undefined,
  }
  const values = { userId: actor.userId, search, priorities: priority, states: state.map(stateCode) }
  const isFiltered = Object.values(filters).includes(true)
  const [rows, { total_words, total_score }, count] = await Promise.all([
    wordsPage({ filters, sorts }).fetchAll(pool, { ...values, limit, offset }),
    totals.fetchOne(pool, { userId: actor.userId }),
    isFiltered ? countWords(filters).fetchOne(pool, values) : undefined,
  ])
  return {
    vocabulary: rows.map(presentRow),
    stat: { total_words, total_score: roundScore(total_score) },
    found: count?.count ?? total_words,
  }
}

/** Returns the number of words in each state, and how many are due. */
export async function vocabularyStat(pool: pg.Pool, actor: Actor): Promise<MainVocabularyStat> {
  const rows = await totalsByState.fetchAll(pool, { userId: actor.userId })
  const of = (code: number) => rows.find(({ state }) => state === code)?.words ?? 0
  const sum = (key: 'words' | 'score' | 'due') => rows.reduce((total, row) => total + row[key], 0)
  const states = Object.fromEntries(wordStates.map((state) => [state, of(stateCode(state))]))
  return {
    total_words: sum('words'),
    total_score: roundScore(sum('score')),
    states: states as Record<(typeof wordStates)[number], number>,
    due: sum('due'),
  }
}

/** Returns the 20 words with the lowest scores. */
export async function listLowestScored(pool: pg.Pool, actor: Actor): Promise<Row[]> {
  return (await lowestScoredWords.fetchAll(pool, { userId: actor.userId })).map(presentRow)
}

import { type Row, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type {
  MainVocabularyPage,
  MainVocabularyQuery,
  MainVocabularyStat,
} from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { type DatabaseRow, isDue, orderBy, presentedRow, rounded, rowColumns, stateCode } from './word-rows'

const MINIMAL_SCORED = 20

/** A page of the main vocabulary with the figures of the whole. */
export async function listWords(
  pool: pg.Pool,
  actor: Actor,
  query: MainVocabularyQuery,
): Promise<MainVocabularyPage> {
  const order = orderBy(query)
  const values: unknown[] = [actor.userId]
  const conditions = ['i.user_id = $1']
  const filter = (sql: (value: string) => string, value: unknown) => {
    values.push(value)
    conditions.push(sql(`$${values.length}`))
  }
  if (query.search) filter((value) => `strpos(i.spell_lower, ${value}) > 0`, query.search)
  if (query.priority?.length) filter((value) => `i.priority = ANY(${value}::int[])`, query.priority)
  if (query.state?.length) filter((value) => `i.state = ANY(${value}::int[])`, query.state.map(stateCode))
  if (query.due) conditions.push(isDue)
  const where = conditions.join(' AND ')
  const page = pool.query<DatabaseRow>(
    `SELECT ${rowColumns} FROM main_voc_item i WHERE ${where} ${order}
     LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    [...values, query.limit, query.offset],
  )
  const found =
    conditions.length > 1
      ? pool.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM main_voc_item i WHERE ${where}`,
          values,
        )
      : undefined
  const [{ rows }, stat, count] = await Promise.all([page, wholeStat(pool, actor), found])
  return {
    vocabulary: rows.map(presentedRow),
    stat,
    found: count?.rows[0]?.count ?? stat.total_words,
  }
}

async function wholeStat(pool: pg.Pool, actor: Actor): Promise<{ total_words: number; total_score: number }> {
  const { rows } = await pool.query<{ total_words: number; total_score: number }>(
    `SELECT count(*)::int AS total_words, coalesce(sum(score::float8), 0) AS total_score
     FROM main_voc_item WHERE user_id = $1`,
    [actor.userId],
  )
  const { total_words, total_score } = rows[0]!
  return { total_words, total_score: rounded(total_score) }
}

/** How many words there are of each state, and how many are due. */
export async function vocabularyStat(pool: pg.Pool, actor: Actor): Promise<MainVocabularyStat> {
  const { rows } = await pool.query<{ state: number; words: number; score: number; due: number }>(
    `SELECT state, count(*)::int AS words, sum(score::float8) AS score,
       (count(*) FILTER (WHERE ${isDue}))::int AS due
     FROM main_voc_item i WHERE user_id = $1 GROUP BY state`,
    [actor.userId],
  )
  const of = (code: number) => rows.find(({ state }) => state === code)?.words ?? 0
  const sum = (key: 'words' | 'score' | 'due') => rows.reduce((total, row) => total + row[key], 0)
  const states = Object.fromEntries(wordStates.map((state) => [state, of(stateCode(state))]))
  return {
    total_words: sum('words'),
    total_score: rounded(sum('score')),
    states: states as Record<(typeof wordStates)[number], number>,
    due: sum('due'),
  }
}

/** The 20 words of lowest score. */
export async function minimalScored(pool: pg.Pool, actor: Actor): Promise<Row[]> {
  const { rows } = await pool.query<DatabaseRow>(
    `SELECT ${rowColumns} FROM main_voc_item i WHERE i.user_id = $1 ORDER BY i.score, i.id LIMIT ${MINIMAL_SCORED}`,
    [actor.userId],
  )
  return rows.map(presentedRow)
}

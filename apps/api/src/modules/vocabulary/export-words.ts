import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { brand } from '@wordhoard/contracts/site/brand'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { stateCode, stateOf } from './word-rows'

/** Words read and written at a time: what that takes is what others wait for. */
const PAGE = 250

interface ExportedWord {
  readonly word: string
  readonly state: WordState
  readonly priority: number
  readonly score: number
  readonly streak: number
  readonly repeats: number
  readonly added_at: string
  readonly last_repeated_at: string
  readonly next_repeated_at: string
  readonly part_of_speech: string
  readonly definition: string
  readonly sentence: string
  readonly source: string
}

const time = (column: string) =>
  `coalesce(to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') AS ${column}`

/**
 * The next page of words after $2, each with its first definition and best sentence. All come as one JSON value, which costs the
 * main thread less than half of what rows cost. The inner query limits the page before anything is joined to it.
 */
export const wordsPage = `
  SELECT coalesce(json_agg(w ORDER BY ordinal), '[]') AS words FROM (
    SELECT i.id AS ordinal, i.id::text, i.spell_id, i.spell_lower AS word, i.state, i.priority,
      round(i.score::numeric, 2) AS score, i.streak, i.repeat_count AS repeats,
      ${['added_at', 'last_repeated_at', 'next_repeated_at'].map(time).join(', ')},
      coalesce(d.part_of_speech, '') AS part_of_speech, coalesce(d.text, '') AS definition,
      coalesce(e.sentence, '') AS sentence, coalesce(e.source, '') AS source
    FROM (
      SELECT * FROM main_voc_item
      WHERE user_id = $1 AND id > $2::bigint AND ($3::int[] IS NULL OR state = ANY($3))
      ORDER BY id LIMIT ${PAGE}
    ) i
    LEFT JOIN LATERAL (
      SELECT part_of_speech, text FROM definition WHERE spell_id = i.spell_id ORDER BY ordinal LIMIT 1
    ) d ON true
    LEFT JOIN LATERAL (
      SELECT sentence, source FROM encounter WHERE user_id = i.user_id AND spell_id = i.spell_id
      ORDER BY was_looked_up DESC, met_at DESC LIMIT 1
    ) e ON true
  ) w`

/** For each of the user's words its sentence in the latest text they read. */
async function metSentences(
  pool: pg.Pool,
  actor: Actor,
): Promise<Map<number, { readonly sentence: string; readonly source: string }>> {
  const { rows } = await pool.query<{ spell_id: number; sentence: string; source: string }>(
    `SELECT DISTINCT ON (spell_id) spell_id, sentence, title AS source
     FROM read_text, unnest(spell_ids, sentences) AS w (spell_id, sentence)
     WHERE user_id = $1 AND sentence <> '' AND spell_id IN (SELECT spell_id FROM main_voc_item WHERE user_id = $1)
     ORDER BY spell_id, read_at DESC`,
    [actor.userId],
  )
  return new Map(rows.map(({ spell_id, sentence, source }) => [spell_id, { sentence, source }]))
}

interface DatabaseWord extends Omit<ExportedWord, 'state'> {
  readonly id: string
  readonly ordinal: number
  readonly spell_id: number
  readonly state: number
}

/** The user's words, page by page, so that neither memory nor the database is held up. */
async function* pagesOf(
  pool: pg.Pool,
  actor: Actor,
  states: readonly WordState[],
): AsyncGenerator<ExportedWord[]> {
  const met = await metSentences(pool, actor)
  let after = '0'
  for (;;) {
    const { rows } = await pool.query<{ words: DatabaseWord[] }>(wordsPage, [
      actor.userId,
      after,
      states.length > 0 ? states.map(stateCode) : null,
    ])
    const words = rows[0]!.words
    if (words.length > 0)
      yield words.map(({ id: _, ordinal: __, spell_id: spellId, ...word }) => ({
        ...word,
        ...(word.sentence === '' && met.get(spellId)),
        state: stateOf(word.state),
      }))
    const last = words.at(-1)
    if (!last || words.length < PAGE) return
    after = last.id
  }
}

const csvColumns = [
  'word',
  'part_of_speech',
  'definition',
  'sentence',
  'source',
  'state',
  'priority',
  'score',
  'streak',
  'repeats',
  'added_at',
  'last_repeated_at',
  'next_repeated_at',
] as const

type Pages = AsyncIterable<readonly ExportedWord[]>

async function* csv(pages: Pages): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvColumns.join(',')}\r\n`
  const line = (word: ExportedWord) => `${csvColumns.map((column) => csvField(word[column])).join(',')}\r\n`
  for await (const words of pages) yield words.map(line).join('')
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]!)
const ankiField = (text: string) => escapeHtml(text).replace(/[\t\r\n]+/g, ' ')

/** Anki's text import: its header lines, then word, definition, sentence and tags, separated by tabs. */
async function* anki(pages: Pages): AsyncGenerator<string> {
  yield `#separator:tab\n#html:true\n#deck:${brand.name}\n#columns:Word\tDefinition\tSentence\tTags\n#tags column:4\n`
  const line = ({ word, part_of_speech, definition, sentence, state, priority }: ExportedWord) => {
    const meaning = part_of_speech ? `${part_of_speech}: ${definition}` : definition
    return `${[word, meaning, sentence].map(ankiField).join('\t')}\t${state} priority-${priority}\n`
  }
  for await (const words of pages) yield words.map(line).join('')
}

async function* json(pages: Pages): AsyncGenerator<string> {
  yield '['
  let before = '\n'
  for await (const words of pages) {
    yield before + words.map((word) => JSON.stringify(word)).join(',\n')
    before = ',\n'
  }
  yield '\n]\n'
}

/** The own words as a file: a spreadsheet's, Anki's, or JSON. */
export function exportWords(
  pool: pg.Pool,
  actor: Actor,
  {
    format,
    state,
  }: { readonly format: 'csv' | 'anki' | 'json'; readonly state?: readonly WordState[] | undefined },
): Download {
  const pages = pagesOf(pool, actor, state ?? [])
  switch (format) {
    case 'csv':
      return new Download('my-words.csv', 'text/csv; charset=utf-8', csv(pages))
    case 'anki':
      return new Download('my-words-anki.txt', 'text/plain; charset=utf-8', anki(pages))
    case 'json':
      return new Download('my-words.json', 'application/json', json(pages))
  }
}

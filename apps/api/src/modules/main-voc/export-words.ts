import { brand } from '@wordhoard/contracts/brand'
import type { WordState } from '@wordhoard/contracts/vocabulary-fields'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { stateCode, stateOf } from './word-rows'

/** Words read and written at a time: what that takes is what others wait for. */
const PAGE = 250

interface ExportedWord {
  readonly id: string
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

/** A page of words after $2 with the first definition and the best sentence of each. */
const page = `
  SELECT i.id::text, i.spell_lower AS word, i.state, i.priority, i.score, i.streak, i.repeat_count AS repeats, i.added_at,
    i.last_repeated_at, i.next_repeated_at, coalesce(d.part_of_speech, '') AS part_of_speech,
    coalesce(d.text, '') AS definition, i.spell_id, coalesce(e.sentence, '') AS sentence,
    coalesce(e.source, '') AS source
  FROM main_voc_item i
  LEFT JOIN LATERAL (
    SELECT part_of_speech, text FROM definition WHERE spell_id = i.spell_id ORDER BY ordinal LIMIT 1
  ) d ON true
  LEFT JOIN LATERAL (
    SELECT sentence, source FROM encounter WHERE user_id = i.user_id AND spell_id = i.spell_id
    ORDER BY was_looked_up DESC, met_at DESC LIMIT 1
  ) e ON true
  WHERE i.user_id = $1 AND i.id > $2::bigint AND ($3::int[] IS NULL OR i.state = ANY($3))
  ORDER BY i.id LIMIT ${PAGE}`

interface DatabaseWord {
  readonly id: string
  readonly spell_id: number
  readonly state: number
  readonly score: number
  readonly sentence: string
}

/** For each word the sentence in which it stands in the latest text that was read. */
async function metSentences(
  pool: pg.Pool,
  actor: Actor,
): Promise<Map<number, { readonly sentence: string; readonly source: string }>> {
  const { rows } = await pool.query<{ spell_id: number; sentence: string; source: string }>(
    `SELECT DISTINCT ON (spell_id) spell_id, sentence, title AS source
     FROM read_text, unnest(spell_ids, sentences) AS w (spell_id, sentence)
     WHERE user_id = $1 AND sentence <> '' ORDER BY spell_id, read_at DESC`,
    [actor.userId],
  )
  return new Map(rows.map(({ spell_id, sentence, source }) => [spell_id, { sentence, source }]))
}

/** The user's words, page by page, so that neither memory nor the database is held up. */
async function* wordsOf(
  pool: pg.Pool,
  actor: Actor,
  states: readonly WordState[],
): AsyncGenerator<ExportedWord> {
  const met = await metSentences(pool, actor)
  let after = '0'
  for (;;) {
    const { rows } = await pool.query<Record<string, unknown> & DatabaseWord>(page, [
      actor.userId,
      after,
      states.length > 0 ? states.map(stateCode) : null,
    ])
    for (const row of rows) {
      const time = (value: unknown) => (value instanceof Date ? value.toISOString() : '')
      const { spell_id: spellId, ...rest } = row
      yield {
        ...(rest as unknown as ExportedWord),
        ...(row.sentence === '' && met.get(spellId)),
        state: stateOf(row.state),
        score: Math.round(row.score * 100) / 100,
        added_at: time(row.added_at),
        last_repeated_at: time(row.last_repeated_at),
        next_repeated_at: time(row.next_repeated_at),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
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

async function* csv(words: AsyncIterable<ExportedWord>): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvColumns.join(',')}\r\n`
  for await (const word of words) yield `${csvColumns.map((column) => csvField(word[column])).join(',')}\r\n`
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character]!)
const ankiField = (text: string) => escapeHtml(text).replace(/[\t\r\n]+/g, ' ')

/** Anki's text import: its header lines, then word, definition, sentence and tags, separated by tabs. */
async function* anki(words: AsyncIterable<ExportedWord>): AsyncGenerator<string> {
  yield `#separator:tab\n#html:true\n#deck:${brand.name}\n#columns:Word\tDefinition\tSentence\tTags\n#tags column:4\n`
  for await (const { word, part_of_speech, definition, sentence, state, priority } of words) {
    const meaning = part_of_speech ? `${part_of_speech}: ${definition}` : definition
    yield `${[word, meaning, sentence].map(ankiField).join('\t')}\t${state} priority-${priority}\n`
  }
}

async function* json(words: AsyncIterable<ExportedWord>): AsyncGenerator<string> {
  yield '['
  let first = true
  for await (const { id: _, ...word } of words) {
    yield `${first ? '' : ','}\n${JSON.stringify(word)}`
    first = false
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
  const words = wordsOf(pool, actor, state ?? [])
  switch (format) {
    case 'csv':
      return new Download('my-words.csv', 'text/csv; charset=utf-8', csv(words))
    case 'anki':
      return new Download('my-words-anki.txt', 'text/plain; charset=utf-8', anki(words))
    case 'json':
      return new Download('my-words.json', 'application/json', json(words))
  }
}

import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { brand } from '@wordhoard/contracts/site/brand'
import { escapeContent } from '@wordhoard/reading-html/escape-html'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { EXPORT_PAGE, encounterSentences, exportedPage } from './export-words.queries'
import { stateCode, stateOf } from './word-rows'

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
  readonly note: string
}

/** Yields the user's words page by page, so that neither memory nor the database is tied up. */
async function* pagesOf(
  pool: pg.Pool,
  { userId }: Actor,
  chosen: readonly WordState[],
): AsyncGenerator<ExportedWord[]> {
  const met = new Map(
    (await encounterSentences.fetchAll(pool, { userId })).map(({ spell_id, ...sentence }) => [
      spell_id,
      sentence,
    ]),
  )
  const states = chosen.length > 0 ? chosen.map(stateCode) : null
  let after = '0'
  for (;;) {
    const { words } = await exportedPage.fetchOne(pool, { userId, after, states })
    if (words.length > 0)
      yield words.map(({ id: _, ordinal: __, spell_id: spellId, ...word }) => ({
        ...word,
        ...(word.sentence === '' && met.get(spellId)),
        state: stateOf(word.state),
      }))
    const last = words.at(-1)
    if (!last || words.length < EXPORT_PAGE) return
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
  'note',
] as const

type Pages = AsyncIterable<readonly ExportedWord[]>

async function* csv(pages: Pages): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvColumns.join(',')}\r\n`
  const line = (word: ExportedWord) => `${csvColumns.map((column) => csvField(word[column])).join(',')}\r\n`
  for await (const words of pages) yield words.map(line).join('')
}

const ankiField = (text: string) => escapeContent(text).replace(/[\t\r\n]+/g, ' ')

/** Yields Anki's text import: its header lines, then word, definition, sentence, note and tags, separated by tabs. */
async function* anki(pages: Pages): AsyncGenerator<string> {
  yield `#separator:tab\n#html:true\n#deck:${brand.name}\n#columns:Word\tDefinition\tSentence\tNote\tTags\n#tags column:5\n`
  const line = ({ word, part_of_speech, definition, sentence, note, state, priority }: ExportedWord) => {
    const meaning = part_of_speech ? `${part_of_speech}: ${definition}` : definition
    return `${[word, meaning, sentence, note].map(ankiField).join('\t')}\t${state} priority-${priority}\n`
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

/** Exports the actor's words as a file: a spreadsheet, Anki's import format, or JSON. */
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

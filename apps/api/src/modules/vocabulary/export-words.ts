import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { brand } from '@wordhoard/contracts/site/brand'
import type { exportWords as exportWordsEndpoint } from '@wordhoard/contracts/vocabulary'
import { escapeContent } from '@wordhoard/reading-html/escape-html'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { CSV_MARK, csvField } from '../../lib/csv'
import { Download } from '../../lib/download'
import { stateCode, stateOf } from '../../lib/words/word-state-codes'
import type { LanguageTranslations, Translations } from '../translations/translations.service'
import { EXPORT_PAGE, encounterSentences, exportedPage } from './export-words.queries'

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
  /** Absent if no language was asked for. */
  readonly translations?: readonly string[]
  readonly sentence: string
  readonly source: string
  readonly note: string
}

/** Yields the user's words page by page, so that neither memory nor the database is tied up. */
async function* pagesOf(
  pool: pg.Pool,
  { userId }: Actor,
  chosen: readonly WordState[],
  language: LanguageTranslations | undefined,
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
    const ids = words.flatMap(({ definition_id: id }) => (id === null ? [] : [id]))
    const translated = await language?.of(ids)
    if (words.length > 0)
      yield words.map(({ id: _, ordinal: __, spell_id: spellId, definition_id: definitionId, ...word }) => ({
        ...word,
        ...(translated && { translations: translated.translations[definitionId ?? 0] ?? [] }),
        ...(word.sentence === '' && met.get(spellId)),
        state: stateOf(word.state),
      }))
    const last = words.at(-1)
    if (!last || words.length < EXPORT_PAGE) return
    after = last.id
  }
}

type TextColumn = Exclude<keyof ExportedWord, 'translations'>
const firstColumns = ['word', 'part_of_speech', 'definition'] as const satisfies readonly TextColumn[]
const lastColumns = [
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
] as const satisfies readonly TextColumn[]

type Pages = AsyncIterable<readonly ExportedWord[]>

/** Yields a table; its translations have a column only if a language was asked for. */
async function* csv(pages: Pages, isTranslated: boolean): AsyncGenerator<string> {
  const extra = isTranslated ? ['translation'] : []
  yield `${CSV_MARK}${[...firstColumns, ...extra, ...lastColumns].join(',')}\r\n`
  const line = (word: ExportedWord) => {
    const fields = [
      ...firstColumns.map((column) => word[column]),
      ...(isTranslated ? [translationOf(word)] : []),
      ...lastColumns.map((column) => word[column]),
    ]
    return `${fields.map(csvField).join(',')}\r\n`
  }
  for await (const words of pages) yield words.map(line).join('')
}

/** Translations in one field. */
function translationOf({ translations = [] }: ExportedWord): string {
  return translations.join('; ')
}

const ankiField = (text: string) => escapeContent(text).replace(/[\t\r\n]+/g, ' ')

/**
 * Yields Anki's text import: its header lines, then word, definition, translation if a language was asked for, sentence,
 * note and tags, separated by tabs.
 */
async function* anki(pages: Pages, isTranslated: boolean): AsyncGenerator<string> {
  const columns = ['Word', 'Definition', ...(isTranslated ? ['Translation'] : []), 'Sentence', 'Note', 'Tags']
  yield `#separator:tab\n#html:true\n#deck:${brand.name}\n#columns:${columns.join('\t')}\n#tags column:${columns.length}\n`
  const line = (exported: ExportedWord) => {
    const { word, part_of_speech, definition, sentence, note, state, priority } = exported
    const meaning = part_of_speech ? `${part_of_speech}: ${definition}` : definition
    const translation = isTranslated ? [translationOf(exported)] : []
    return `${[word, meaning, ...translation, sentence, note].map(ankiField).join('\t')}\t${state} priority-${priority}\n`
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
export async function exportWords(
  pool: pg.Pool,
  translations: Translations,
  actor: Actor,
  { format, state, lang }: HandlerInput<typeof exportWordsEndpoint>['query'],
): Promise<Download> {
  const language = await translations.open(lang)
  const isTranslated = language !== undefined
  const pages = pagesOf(pool, actor, state ?? [], language)
  switch (format) {
    case 'csv':
      return new Download('my-words.csv', 'text/csv; charset=utf-8', csv(pages, isTranslated))
    case 'anki':
      return new Download('my-words-anki.txt', 'text/plain; charset=utf-8', anki(pages, isTranslated))
    case 'json':
      return new Download('my-words.json', 'application/json', json(pages))
  }
}

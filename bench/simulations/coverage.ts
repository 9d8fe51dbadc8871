import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import type { DifficultyTable } from '@wordhoard/dictionary/difficulty/difficulty-table'
import { readDifficulties } from '@wordhoard/dictionary/difficulty/read-difficulties'
import { loadIndex } from '@wordhoard/dictionary/index/cached-index'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import {
  type CoverageRow,
  type MarkCounts,
  simulateCoverage,
} from '@wordhoard/learning/simulator/coverage-study'
import { randomNormal } from '@wordhoard/learning/simulator/placement-study'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import type { StudiedText, StudiedWord } from '@wordhoard/learning/simulator/studied-words'
import { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import pg from 'pg'
import { readStudyTexts } from './coverage-texts'
import { readReal } from './placements'

const LEARNERS = 20
/** Abilities from the middle of A2 to that of C1; learners of the three languages take turns. */
const [LOWEST, HIGHEST] = [-0.6, 2.7]
const languages = ['es', 'de', 'zh'] as const
/** As on the server: words too common to be marked, and which words placements ask. */
const [COMMONEST, RAREST_ASKED] = [300, 20_000]

/** A text with the ids of its words. */
interface ReadText {
  readonly name: string
  readonly counts: ReadonlyMap<number, number>
}

/** Prints how well the coverage of texts is predicted, and which words are marked. */
export async function printCoverage(
  seeds: readonly number[],
  { list, novels, semcor, isDetailed }: { list: string; novels: string; semcor: string; isDetailed: boolean },
): Promise<void> {
  const template = await openTestTemplate()
  const pool = new pg.Pool({ connectionString: template.connectionString, max: 2 })
  // Its connections may still be open when the database is dropped.
  pool.on('error', () => undefined)
  try {
    const { index } = await loadIndex(pool)
    const table = await readDifficulties(index)
    const read = readTexts(index, readStudyTexts(novels, semcor))
    const ids = [...new Set([...read.texts, ...read.readings].flatMap(({ counts }) => [...counts.keys()]))]
    const asked = new Set((await wordsForLearners(pool)).filter((id) => canBeAsked(index, id)))
    const all = [...new Set([...ids, ...asked])]
    const places = new Map(all.map((id, at) => [id, at]))
    const studied = ({ name, counts }: ReadText): StudiedText => ({
      name,
      words: [...counts].map(([id, count]) => ({ at: places.get(id)!, count })),
    })
    const real = new Map(languages.map((language) => [language, readReal(list, language)]))
    for (const seed of seeds) {
      const words = new Map(
        languages.map((language, at) => {
          const random = randomFromSeed(seed * 10 + at)
          return [
            language,
            all.map((id) =>
              describeWord(id, { index, table, language, random, asked, real: real.get(language)! }),
            ),
          ]
        }),
      )
      const learners = Array.from({ length: LEARNERS }, (_, at) => ({
        ability: LOWEST + ((HIGHEST - LOWEST) * at) / (LEARNERS - 1),
        words: words.get(languages[at % languages.length]!)!,
      }))
      const study = simulateCoverage(learners, madeUpWords, {
        seed,
        texts: read.texts.map(studied),
        readings: read.readings.map(studied),
        newBelow: NEW_BELOW,
      })
      print(seed, study, isDetailed)
    }
  } finally {
    await pool.end()
    await template.close()
  }
}

function readTexts(index: DictionaryIndex, { texts, readings }: ReturnType<typeof readStudyTexts>) {
  const reader = new VocabularyReader(index)
  const read = (name: string, text: string): ReadText => {
    const counts = new Map<number, number>()
    for (const { headword, count } of reader.read(text).words) {
      const id = index.idOf(headword)
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + count)
    }
    return { name, counts }
  }
  return {
    texts: texts.map(({ name, text }) => read(name, text)),
    readings: readings.map((text, at) => read(`day ${at}`, text)),
  }
}

async function wordsForLearners(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT spell_id AS id FROM definition WHERE source = 'Wordhoard' AND ordinal = 0 AND level IS NOT NULL
     AND part_of_speech IN ('noun', 'verb', 'adjective') ORDER BY spell_id`,
  )
  return rows.map(({ id }) => id)
}

function canBeAsked(index: DictionaryIndex, id: number): boolean {
  const word = index.headwordOf(id) ?? ''
  return (
    /^[a-z]{3,}$/.test(word) &&
    (index.rankOf(id) ?? Infinity) <= RAREST_ASKED &&
    !index.isFunctionWord(word) &&
    !index.isName(word)
  )
}

function describeWord(
  id: number,
  given: {
    readonly index: DictionaryIndex
    readonly table: DifficultyTable
    readonly language: string
    readonly random: () => number
    readonly asked: ReadonlySet<number>
    readonly real: ReadonlyMap<string, number>
  },
): StudiedWord {
  const { index, table } = given
  const word = index.headwordOf(id)!
  const difficulty = table.of(id, given.language)
  const variance = table.varianceOf(id)
  const isFunctionWord = index.isFunctionWord(word)
  const error = Math.sqrt(variance) * randomNormal(given.random)
  return {
    id,
    word,
    difficulty,
    variance,
    real: given.real.get(word) ?? difficulty + error,
    isFunctionWord,
    isCommon: isFunctionWord || (index.rankOf(id) ?? Infinity) <= COMMONEST,
    isAsked: given.asked.has(id),
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function add(counts: readonly MarkCounts[]): { precision: number; recall: number } {
  const sum = (of: (one: MarkCounts) => number) => counts.reduce((total, one) => total + of(one), 0)
  const both = sum((one) => one.both)
  return { precision: both / sum(({ marked }) => marked), recall: both / sum(({ unknown }) => unknown) }
}

function cells(name: string, rows: readonly CoverageRow[]): string[] {
  const errors = rows.map(({ predicted, real }) => (predicted.estimate - real) * 100)
  const inside = rows.filter(({ predicted, real }) => real >= predicted.low && real <= predicted.high).length
  const [tokens, words] = [add(rows.map(({ byToken }) => byToken)), add(rows.map(({ byWord }) => byWord))]
  return [
    name,
    percent(mean(rows.map(({ real }) => real))),
    mean(errors.map(Math.abs)).toFixed(1),
    mean(errors).toFixed(1),
    percent(errors.filter((error) => Math.abs(error) <= 3).length / errors.length),
    Math.max(...errors.map(Math.abs)).toFixed(1),
    percent(inside / rows.length),
    `${percent(tokens.precision)}, ${percent(tokens.recall)}`,
    `${percent(words.precision)}, ${percent(words.recall)}`,
    `${mean(rows.map(({ believed, ability }) => believed - ability)).toFixed(2)}, ${mean(rows.map(({ believed, ability }) => Math.abs(believed - ability))).toFixed(2)}`,
  ]
}

const head = [
  ...['seed', 'when', 'real coverage', 'mean error', 'bias', 'within ±3', 'greatest', 'in the interval'],
  ...[
    'tokens: marked that are unknown, unknown that are marked',
    'distinct words',
    'ability: bias, mean error',
  ],
]

function print(seed: number, study: ReturnType<typeof simulateCoverage>, isDetailed: boolean): void {
  const parts = [
    ['after a placement', study.placed],
    ['after a month', study.later],
    ['ability known with the error of 24 answers', study.bound],
    ['ability known, difficulties by the table', study.certain],
    ['difficulties and ability known', study.ceiling],
  ] as const
  const rows = parts.flatMap(([when, all]) => {
    const groups = (of: (row: CoverageRow) => string) =>
      [...new Set(all.map(of))].map((name) =>
        cells(
          name,
          all.filter((row) => of(row) === name),
        ),
      )
    return [
      cells(when, all),
      ...(isDetailed
        ? [...groups(({ text }) => text), ...groups(({ ability }) => `ability ${ability.toFixed(2)}`)]
        : []),
    ]
  })
  const table = [head, head.map(() => '---'), ...rows.map((row) => [String(seed), ...row])]
  process.stdout.write(
    `Coverage, seed ${seed}:\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`,
  )
}

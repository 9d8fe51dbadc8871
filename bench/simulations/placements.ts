import { readFileSync } from 'node:fs'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import {
  type PlacementFigures,
  randomNormal,
  type SimulatedWord,
  simulatePlacements,
} from '@wordhoard/learning/simulator/placement-study'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'

const TABLE = new URL('../../packages/dictionary/data/difficulty.tsv', import.meta.url)
const LEARNERS = 200
/** Abilities of most learners of the product, from A2 to C2. */
const ABILITY = { mean: 1, deviation: 1.5 }
const languages = ['es', 'de', 'zh'] as const

interface TableRow {
  readonly difficulty: number
  readonly variance: number
}

/** Difficulties that the product believes in for learners of a first language, by word. */
function readTable(language: string): Map<string, TableRow> {
  const [head = '', ...lines] = readFileSync(TABLE, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  const column = columns.indexOf(language)
  return new Map(
    lines.map((line) => {
      const cells = line.split('\t')
      const difficulty = (Number(cells[1]) + Number(cells[column] ?? 0)) / 100
      return [cells[0]!, { difficulty, variance: (Number(cells[2]) / 100) ** 2 }]
    }),
  )
}

/** Real difficulties of a list (first language, word, part of speech, easiness), which isn't part of the project. */
export function readReal(file: string, language: string): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)) {
    const [first, word = '', , easiness] = line.split('\t')
    if (first !== language) continue
    const { sum, count } = sums.get(word) ?? { sum: 0, count: 0 }
    sums.set(word, { sum: sum - Number(easiness), count: count + 1 })
  }
  return new Map([...sums].map(([word, { sum, count }]) => [word, sum / count]))
}

export function wordsOf(language: string, seed: number, list: string | undefined): SimulatedWord[] {
  const table = readTable(language)
  if (list !== undefined)
    return [...readReal(list, language)].flatMap(([word, real]) => {
      const row = table.get(word)
      return row ? [{ word, ...row, real }] : []
    })
  const random = randomFromSeed(seed)
  return [...table].map(([word, row]) => ({
    word,
    ...row,
    real: row.difficulty + Math.sqrt(row.variance) * randomNormal(random),
  }))
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function cells(language: string, group: string, figures: PlacementFigures): string[] {
  return [
    language,
    group,
    String(figures.items),
    `${figures.abilityError.toFixed(2)} (${figures.abilityRmse.toFixed(2)})`,
    `${percent(figures.sizeError)} (${percent(figures.medianSizeError)})`,
    percent(figures.sizeBias),
    percent(figures.inInterval),
    figures.auc.toFixed(3),
  ]
}

/**
 * Prints how well placements find out what learners know. Without a list of real difficulties, they are those of the table
 * with an error as great as the table has on words that it didn't learn from.
 */
export function printPlacements(seed: number, list: string | undefined): void {
  const head = ['first language', 'learners', 'items', 'ability error (RMSE)', 'size error (median)']
  const columns = [...head, 'bias', 'in the 95 % interval', 'AUC, unasked words']
  const rows = languages.flatMap((language) => {
    const words = wordsOf(language, seed, list)
    // A table that knew every difficulty: nothing that has as few items can do better.
    const known = words.map(({ word, real }) => ({ word, real, difficulty: real, variance: 0 }))
    return [
      { group: 'honest', bank: words, overClaimers: 0 },
      { group: 'a fifth over-claim', bank: words, overClaimers: 0.2 },
      { group: 'honest, by real difficulties', bank: known, overClaimers: 0 },
    ].map(({ group, bank, overClaimers }) =>
      cells(
        language,
        group,
        simulatePlacements(bank, madeUpWords, { learners: LEARNERS, seed, overClaimers, ability: ABILITY }),
      ),
    )
  })
  const table = [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  process.stdout.write(`Placements of ${LEARNERS} learners each, seed ${seed}:\n\n${table.join('\n')}\n\n`)
}

import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import type { StudyPlan } from '@wordhoard/learning/simulator/study'
import { compareYears, type YearRow } from '@wordhoard/learning/simulator/year'
import { wordsOf } from './placements'

/** Learners who begin at about B1 and at about B2. */
const ABILITIES = [0, 1]

/** The same learner and way with each seed. */
type Runs = readonly YearRow[]

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const perHour = ({ retained, minutes }: YearRow) => (retained / minutes) * 60
const ofAll = (rows: Runs, figure: (row: YearRow) => number) => mean(rows.map(figure))

function cells(runs: Runs, baseline: Runs): string[] {
  const [{ ability, learner, way }] = runs as [YearRow]
  const ratios = runs.map((row, at) => perHour(row) / perHour(baseline[at]!))
  return [
    String(ability),
    learner,
    way,
    ofAll(runs, ({ begun }) => begun).toFixed(0),
    ofAll(runs, ({ knownBefore }) => knownBefore).toFixed(0),
    `${ofAll(runs, ({ letGo }) => letGo).toFixed(0)} (${ofAll(runs, ({ letGoWrongly }) => letGoWrongly).toFixed(0)})`,
    ofAll(runs, ({ retained }) => retained).toFixed(0),
    ofAll(runs, perHour).toFixed(2),
    mean(ratios).toFixed(2),
    `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
  ]
}

const head = [
  ...['ability', 'learner', 'way', 'words begun', 'known before', 'let go (wrongly)', 'retained', 'per hour'],
  ...['× SM-2', 'over seeds'],
]

/** Prints what each part brings to learners who begin a year with a vocabulary of their own, one row for each. */
export function printYears(
  plan: Omit<StudyPlan, 'vocabulary' | 'seed'>,
  seeds: readonly number[],
  list: string | undefined,
): void {
  const rows: string[][] = []
  const ratios = new Map<string, number[]>()
  for (const ability of ABILITIES) {
    const years = seeds.map((seed) =>
      compareYears(wordsOf('es', seed, list), madeUpWords, { ...plan, seed }, ability),
    )
    const [first = []] = years
    let baseline: Runs = []
    for (const at of first.keys()) {
      const runs = years.map((year) => year[at]!)
      const [{ way }] = runs as [YearRow]
      if (way === first[0]!.way) baseline = runs
      rows.push(cells(runs, baseline))
      const ratio = mean(runs.map((row, run) => perHour(row) / perHour(baseline[run]!)))
      const key = `${ability} | **mean** | ${way}`
      ratios.set(key, [...(ratios.get(key) ?? []), ratio])
    }
  }
  for (const [key, all] of ratios)
    rows.push([...key.split(' | '), '', '', '', '', '', mean(all).toFixed(2), ''])
  const table = [head, head.map(() => '---'), ...rows]
  process.stdout.write(
    `A year that begins with a vocabulary, seeds ${seeds.join(', ')}:\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`,
  )
}

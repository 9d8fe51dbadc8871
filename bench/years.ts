import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import type { StudyPlan } from '@wordhoard/learning/simulator/study'
import { compareYears, type YearRow } from '@wordhoard/learning/simulator/year'
import { wordsOf } from './placements'

/** Learners who begin at about B1 and at about B2. */
const ABILITIES = [0, 1]

function cells(row: YearRow, rows: readonly YearRow[]): string[] {
  const rate = ({ retained, minutes }: YearRow) => (retained / minutes) * 60
  const first = rows.find(({ learner, ability }) => learner === row.learner && ability === row.ability)!
  return [
    String(row.ability),
    row.learner,
    row.way,
    row.begun.toFixed(0),
    row.knownBefore.toFixed(0),
    row.retained.toFixed(0),
    rate(row).toFixed(2),
    (rate(row) / rate(first)).toFixed(2),
  ]
}

/** Prints what each part brings to learners who begin a year with a vocabulary of their own. */
export function printYears(plan: Omit<StudyPlan, 'vocabulary'>, list: string | undefined): void {
  const words = wordsOf('es', plan.seed, list)
  const rows = ABILITIES.flatMap((ability) => compareYears(words, madeUpWords, plan, ability))
  const head = ['ability', 'learner', 'way', 'words begun', 'known before', 'retained', 'per hour', '× SM-2']
  const table = [head, head.map(() => '---'), ...rows.map((row) => cells(row, rows))]
  process.stdout.write(
    `A year that begins with a vocabulary, seed ${plan.seed}:\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`,
  )
}

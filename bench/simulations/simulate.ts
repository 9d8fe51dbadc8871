import { parseArgs } from 'node:util'
import { type Comparison, compare, compareAtSameRetention, mean } from '@wordhoard/learning/simulator/compare'
import { printConfusions } from './confusions'
import { printCoverage } from './coverage'
import { printMemories } from './memories'
import { printPlacements } from './placements'
import { printYears } from './years'

/**
 * `pnpm simulate [--difficulties LIST] [--only placements|memories|years|confusions|schedulers …]`: simulates placements of
 * learners whose vocabulary is known, memories fitted to learners, a year that begins with a vocabulary, words that are
 * mixed up, and a year of study with each scheduler for learners with known forgetting curves. Prints tables in Markdown.
 */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    minutes: { type: 'string', default: '15' },
    new: { type: 'string', default: '20' },
    size: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '3' },
    difficulties: { type: 'string' },
    texts: { type: 'string' },
    semcor: { type: 'string' },
    details: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
})
const { size, only = ['placements', 'memories', 'years', 'confusions', 'schedulers'] } = values
if (size !== 'small' && size !== 'medium' && size !== 'large')
  throw new Error(`Unknown size: ${size}. Use small, medium or large.`)
const plan = {
  days: Number(values.days),
  minutesPerDay: Number(values.minutes),
  newPerDay: Number(values.new),
  size,
} as const
const seeds = Array.from({ length: Number(values.runs) }, (_, run) => Number(values.seed) + run)

const columnNames = [
  'learner',
  'scheduler',
  'words begun',
  'retained',
  '30 days later',
  'minutes',
  'retained per hour',
  'first answers right',
]

function cells(row: Comparison): string[] {
  const whole = [row.begun, row.retained, row.retainedLater, row.minutes].map((figure) => figure.toFixed(0))
  const perHour = ((row.retained / row.minutes) * 60).toFixed(2)
  return [row.learner, row.scheduler, ...whole, perHour, `${(row.trueRetention * 100).toFixed(1)} %`]
}

function print(title: string, rows: readonly Comparison[]): void {
  const names = [...new Set(rows.map(({ scheduler }) => scheduler))]
  const all = names.map((scheduler) => ({
    learner: '**mean**',
    scheduler,
    ...mean(rows.filter((row) => row.scheduler === scheduler)),
  }))
  const table = [columnNames, columnNames.map(() => '---'), ...[...rows, ...all].map(cells)]
  process.stdout.write(`${title}\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`)
}

if (only.includes('placements')) printPlacements(Number(values.seed), values.difficulties)
if (only.includes('memories')) for (const seed of seeds) printMemories(seed)
if (only.includes('years')) printYears(plan, seeds, values.difficulties)
if (only.includes('confusions')) printConfusions(plan, seeds)
if (only.includes('coverage')) {
  const { difficulties: list, texts: novels, semcor, details: isDetailed } = values
  if (!list || !novels || !semcor)
    throw new Error('Coverage wants --difficulties LIST --texts FOLDER --semcor FILE')
  await printCoverage(seeds, { list, novels, semcor, isDetailed })
}
if (only.includes('schedulers')) {
  print('As they are:', compare(plan, seeds))
  print('At the same share of right first answers:', compareAtSameRetention(plan, seeds))
}

import { parseArgs } from 'node:util'
import { compare, mean, schedulers } from '@wordhoard/learning/simulator/compare'

/** `pnpm simulate`: learners with known forgetting curves study for a year with each scheduler; a table in Markdown. */
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    minutes: { type: 'string', default: '15' },
    new: { type: 'string', default: '20' },
    size: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '5' },
  },
})
const { size } = values
if (size !== 'small' && size !== 'medium' && size !== 'large') throw new Error(`No such size: ${size}`)
const plan = {
  days: Number(values.days),
  minutesPerDay: Number(values.minutes),
  newPerDay: Number(values.new),
  size,
} as const
const seeds = Array.from({ length: Number(values.runs) }, (_, run) => Number(values.seed) + run)

const rows = compare(plan, seeds)
const all = schedulers.map(({ name }) => ({
  learner: '**all**',
  scheduler: name,
  ...mean(rows.filter(({ scheduler }) => scheduler === name)),
}))
console.log(
  '| learner | scheduler | words begun | retained | 30 days later | minutes | retained per hour | first answers right |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const row of [...rows, ...all]) {
  const perHour = (row.retained / row.minutes) * 60
  const cells = [row.begun, row.retained, row.retainedLater, row.minutes].map((figure) => figure.toFixed(0))
  const right = `${(row.trueRetention * 100).toFixed(1)} %`
  console.log(`| ${[row.learner, row.scheduler, ...cells, perHour.toFixed(2), right].join(' | ')} |`)
}

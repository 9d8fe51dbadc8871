import { type Confusable, drawRivals, type Interference } from '@wordhoard/learning/simulator/confusion-study'
import { learners } from '@wordhoard/learning/simulator/learners'
import { ownScheduler } from '@wordhoard/learning/simulator/schedulers'
import { type Outcome, type StudyPlan, study } from '@wordhoard/learning/simulator/study'

/** Chances of a confusion, and what a duel helps: as much as the note after a confusion, or more. */
const interferences: readonly Interference[] = [
  { together: 0.15, apart: 0.1, afterDuel: 0.85 },
  { together: 0.3, apart: 0.1, afterDuel: 0.85 },
  { together: 0.5, apart: 0.2, afterDuel: 0.85 },
  { together: 0.3, apart: 0.1, afterDuel: 0.5 },
]

const ways = [
  ['nothing', { keepsApart: false, hasDuels: false }],
  ['kept apart', { keepsApart: true, hasDuels: false }],
  ['duels', { keepsApart: false, hasDuels: true }],
  ['both', { keepsApart: true, hasDuels: true }],
] as const satisfies readonly (readonly [string, Pick<Confusable, 'keepsApart' | 'hasDuels'>])[]

const head = [
  'mixed up together / apart, after a duel',
  'way',
  'mixed up',
  'again',
  'fewer again',
  'kept per hour',
]

/** Prints how many repeated confusions distance and duels save, as means over learners and seeds. */
export function printConfusions(
  plan: Omit<StudyPlan, 'seed' | 'vocabulary'>,
  seeds: readonly number[],
): void {
  const rows = interferences.flatMap((interference) => {
    const runs = ways.map(([way, settings]) => {
      const outcomes = seeds.flatMap((seed) => {
        const rivalOf = drawRivals(plan.days * plan.newPerDay, seed)
        const confusable: Confusable = { rivalOf, interference, ...settings }
        return learners.map((learner) => study(learner, ownScheduler, { ...plan, seed, confusable }))
      })
      const mean = (figure: (outcome: Outcome) => number) =>
        outcomes.reduce((sum, outcome) => sum + figure(outcome), 0) / outcomes.length
      const again = mean(({ mixedUpAgain }) => mixedUpAgain)
      const perHour = mean(({ retained, minutes }) => (retained / minutes) * 60)
      return { way, mixedUp: mean(({ mixedUp }) => mixedUp), again, perHour }
    })
    return runs.map(({ way, mixedUp, again, perHour }) => [
      `${interference.together} / ${interference.apart}, × ${interference.afterDuel}`,
      way,
      mixedUp.toFixed(0),
      again.toFixed(0),
      `${((1 - again / runs[0]!.again) * 100).toFixed(0)} %`,
      perHour.toFixed(2),
    ])
  })
  const table = [head, head.map(() => '---'), ...rows]
  process.stdout.write(
    `Confusions in ${plan.days} days, seeds ${seeds.join(', ')}:\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`,
  )
}

import type { GameSize } from '@wordhoard/contracts/learn'
import { type Learner, learners } from './learners'
import { leitner, own, type Scheduler, sm2 } from './schedulers'
import { type Outcome, type StudyPlan, study } from './study'

export const schedulers = [own, sm2, leitner] as readonly Scheduler[]

export interface Compared extends Outcome {
  readonly learner: string
  readonly scheduler: string
}

const figures = ['begun', 'retained', 'retainedLater', 'minutes', 'trueRetention'] as const

/** Mean of each figure. */
export function mean(outcomes: readonly Outcome[]): Outcome {
  const average = (figure: (typeof figures)[number]) =>
    outcomes.reduce((sum, outcome) => sum + outcome[figure], 0) / outcomes.length
  return Object.fromEntries(figures.map((figure) => [figure, average(figure)])) as unknown as Outcome
}

/** Every learner with every scheduler, each row the mean over the seeds. */
export function compare(
  plan: Omit<StudyPlan, 'seed' | 'size'> & { readonly size: GameSize },
  seeds: readonly number[],
  types: readonly Learner[] = learners,
): Compared[] {
  return types.flatMap((learner) =>
    schedulers.map((scheduler) => ({
      learner: learner.name,
      scheduler: scheduler.name,
      ...mean(seeds.map((seed) => study(learner, scheduler, { ...plan, seed }))),
    })),
  )
}

import { type Learner, learners } from './learners'
import { type Interval, leitner, ownScheduler, type Scheduler, scaleIntervals, sm2 } from './schedulers'
import { type Outcome, type StudyPlan, study } from './study'

export interface Comparison extends Outcome {
  readonly learner: string
  readonly scheduler: string
}

/** Returns the mean of each figure. */
export function mean(outcomes: readonly Outcome[]): Outcome {
  const average = (figure: keyof Outcome) =>
    outcomes.reduce((sum, outcome) => sum + outcome[figure], 0) / outcomes.length
  return {
    begun: average('begun'),
    knownBefore: average('knownBefore'),
    letGo: average('letGo'),
    letGoWrongly: average('letGoWrongly'),
    retained: average('retained'),
    retainedLater: average('retainedLater'),
    minutes: average('minutes'),
    trueRetention: average('trueRetention'),
    mixedUp: average('mixedUp'),
    mixedUpAgain: average('mixedUpAgain'),
  }
}

export type Plan = Omit<StudyPlan, 'seed'>

const runs = <State>(learner: Learner, scheduler: Scheduler<State>, plan: Plan, seeds: readonly number[]) =>
  mean(seeds.map((seed) => study(learner, scheduler, { ...plan, seed })))

/** Runs every learner with every scheduler as it is; each row is the mean over the seeds. */
export function compare(plan: Plan, seeds: readonly number[]): Comparison[] {
  return learners.flatMap((learner) => [
    { learner: learner.name, scheduler: ownScheduler.name, ...runs(learner, ownScheduler, plan, seeds) },
    { learner: learner.name, scheduler: sm2.name, ...runs(learner, sm2, plan, seeds) },
    { learner: learner.name, scheduler: leitner.name, ...runs(learner, leitner, plan, seeds) },
  ])
}

/** Number of halvings in the search for the factor. */
const STEPS = 6

/**
 * Searches for the interval factor whose share of right first answers is nearest to the wanted one, and returns that
 * run. Longer intervals lower the share.
 */
function atRetention(wanted: number, run: (factor: number) => Outcome): Outcome {
  let [low, high] = [Math.log(0.1), Math.log(10)]
  let best = run(1)
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const outcome = run(Math.exp(middle))
    if (Math.abs(outcome.trueRetention - wanted) < Math.abs(best.trueRetention - wanted)) best = outcome
    if (outcome.trueRetention > wanted) low = middle
    else high = middle
  }
  return best
}

/**
 * Compares the schedulers at the same retention: scales the intervals of SM-2 and of the boxes until each learner gets
 * as many first answers right as with our scheduler. The scheduler that retains more then makes better use of the time,
 * and has not merely chosen another trade-off between many words known badly and few known well.
 */
export function compareAtSameRetention(plan: Plan, seeds: readonly number[]): Comparison[] {
  return learners.flatMap((learner) => {
    const ours = runs(learner, ownScheduler, plan, seeds)
    const runAtSameRetention = <State extends Interval>(scheduler: Scheduler<State>) =>
      atRetention(ours.trueRetention, (factor) =>
        runs(learner, scaleIntervals(scheduler, factor), plan, seeds),
      )
    return [
      { learner: learner.name, scheduler: ownScheduler.name, ...ours },
      { learner: learner.name, scheduler: sm2.name, ...runAtSameRetention(sm2) },
      { learner: learner.name, scheduler: leitner.name, ...runAtSameRetention(leitner) },
    ]
  })
}

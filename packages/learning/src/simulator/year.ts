import type { Random } from '../chance'
import { estimatePlacement } from '../knowledge/placement'
import { type Estimate, logistic, probabilityOfKnowing } from '../knowledge/rasch'
import { learners } from './learners'
import { createFittedScheduler } from './memory-study'
import { type SimulatedWord, takePlacementOf } from './placement-study'
import { ownScheduler, type Scheduler, sm2 } from './schedulers'
import { randomFromSeed } from './seeded-random'
import { type MetWords, type Outcome, type StudyPlan, study } from './study'

/** Met words that are known more surely than this aren't begun. */
const SURELY_KNOWN = 0.9
/** Retention at which words are due when the cost is counted. */
const CHEAP_RETENTION = 0.85

/** A way of studying for a year. */
export interface YearRow extends Outcome {
  readonly ability: number
  readonly learner: string
  readonly way: string
}

/** What a learner knows when the year begins, and what a placement found out about it. */
interface Beginner {
  readonly words: readonly SimulatedWord[]
  readonly order: readonly number[]
  readonly knows: readonly boolean[]
  readonly placed: Estimate
}

function drawBeginner(
  words: readonly SimulatedWord[],
  madeUp: readonly string[],
  ability: number,
  random: Random,
): Beginner {
  const knows = words.map(({ real }) => random() < logistic(ability - real))
  const answers = takePlacementOf(words, madeUp, knows, random)
  const order = words
    .map((_, at) => ({ at, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ at }) => at)
  return { words, order, knows, placed: estimatePlacement(answers).ability }
}

function presentWords({ words, order, knows, placed }: Beginner, leavesOutAbove: number): MetWords {
  return {
    leavesOutAbove,
    at(index) {
      const at = order[index % order.length]!
      return { isKnown: knows[at]!, probability: probabilityOfKnowing(placed, words[at]!.difficulty) }
    },
  }
}

/**
 * Simulates a year of learners who begin with a vocabulary of their own and meet words in reading, known ones among them.
 * Each row adds one part to the one before: our scheduler, the placement, the fitted memory, and the retention by cost.
 * SM-2 gets the same words and knows nothing of the learner.
 */
export function compareYears(
  words: readonly SimulatedWord[],
  madeUp: readonly string[],
  plan: Omit<StudyPlan, 'vocabulary'>,
  ability: number,
): YearRow[] {
  return learners.flatMap((learner, at) => {
    const beginner = drawBeginner(words, madeUp, ability, randomFromSeed(plan.seed * 31 + at))
    const [all, unknown] = [presentWords(beginner, 1), presentWords(beginner, SURELY_KNOWN)]
    const run = <State>(way: string, scheduler: Scheduler<State>, vocabulary: MetWords): YearRow => ({
      ability,
      learner: learner.name,
      way,
      ...study(learner, scheduler, { ...plan, vocabulary }),
    })
    return [
      run('SM-2', sm2, all),
      run('ours', ownScheduler, all),
      run('… with placement', ownScheduler, unknown),
      run('… and fitted memory', createFittedScheduler(), unknown),
      run(`… and retention ${CHEAP_RETENTION}`, createFittedScheduler(CHEAP_RETENTION), unknown),
    ]
  })
}

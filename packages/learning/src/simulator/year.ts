import type { Random } from '../chance'
import { estimatePlacement } from '../knowledge/placement'
import { type Estimate, logistic, probabilityOfKnowing } from '../knowledge/rasch'
import { SURELY_KNOWN } from '../knowledge/surely-known'
import { learners } from './learners'
import { createFittedScheduler } from './memory-study'
import { type SimulatedWord, takePlacementOf } from './placement-study'
import { ownScheduler, type Scheduler, sm2 } from './schedulers'
import { randomFromSeed } from './seeded-random'
import { type MetWords, type Outcome, type StudyPlan, study } from './study'

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

function presentWords(
  { words, order, knows, placed }: Beginner,
  settings: Pick<MetWords, 'leavesOutAbove' | 'asksFirst'>,
): MetWords {
  return {
    ...settings,
    at(index) {
      const at = order[index % order.length]!
      return { isKnown: knows[at]!, probability: probabilityOfKnowing(placed, words[at]!.difficulty) }
    },
  }
}

/**
 * Simulates a year of learners who begin with a vocabulary of their own and meet words in reading, known ones among them.
 * Each row adds one part to the one before: our scheduler, the placement, practice by chance, the fitted memory, a fixed
 * lower retention, and instead of that the retention by cost. SM-2 gets the same words and knows nothing of the learner.
 */
export function compareYears(
  words: readonly SimulatedWord[],
  madeUp: readonly string[],
  plan: Omit<StudyPlan, 'vocabulary'>,
  ability: number,
): YearRow[] {
  return learners.flatMap((learner, at) => {
    const beginner = drawBeginner(words, madeUp, ability, randomFromSeed(plan.seed * 31 + at))
    const all = presentWords(beginner, { leavesOutAbove: 1, asksFirst: false })
    const unknown = presentWords(beginner, { leavesOutAbove: SURELY_KNOWN, asksFirst: false })
    const asked = presentWords(beginner, { leavesOutAbove: SURELY_KNOWN, asksFirst: true })
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
      run('… and practice by chance', ownScheduler, asked),
      run('… and fitted memory', createFittedScheduler(), asked),
      run('… and retention 0.85', createFittedScheduler({ retention: 0.85 }), asked),
      run('… and retention by cost', createFittedScheduler({ retention: 'cheapest' }), asked),
      run(
        '… by cost, but not fitted',
        createFittedScheduler({ retention: 'cheapest', isFitted: false }),
        asked,
      ),
    ]
  })
}

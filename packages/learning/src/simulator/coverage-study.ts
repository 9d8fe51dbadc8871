import type { Random } from '../chance'
import { addPlacement } from '../knowledge/add-placement'
import { addReading } from '../knowledge/add-reading'
import { likelihoodOf } from '../knowledge/evidence'
import {
  addObservations,
  draftOf,
  driftAbility,
  overrule,
  PRIOR_ABILITY,
  probabilityOf,
  startKnowledge,
  wordOf,
} from '../knowledge/learner'
import { logistic } from '../knowledge/rasch'
import { CERTAIN_WORD, CoverageSum, type TextCoverage, wordChances } from '../knowledge/text-coverage'
import { randomNormal, takePlacementOf } from './placement-study'
import { type MonthOfReading, readForMonth } from './reading-month'
import { randomFromSeed } from './seeded-random'
import type { Belief, CoveragePlan, StudiedLearner, StudiedWord } from './studied-words'

/** Words that are marked, unknown, and both. */
export interface MarkCounts {
  readonly marked: number
  readonly unknown: number
  readonly both: number
}

/** How well the coverage of a text was predicted for a learner, and which words were marked. */
export interface CoverageRow {
  readonly ability: number
  readonly believed: number
  readonly text: string
  readonly predicted: TextCoverage
  readonly real: number
  readonly byToken: MarkCounts
  readonly byWord: MarkCounts
}

/** The same learners twice: after a placement, and after a month of reading and practice. */
export interface CoverageStudy {
  readonly placed: readonly CoverageRow[]
  readonly later: readonly CoverageRow[]
  /** If it knew each ability with the error that as many answers as a placement's leave at best. */
  readonly bound: readonly CoverageRow[]
  /** If the product knew each ability for certain, and of words only what its table says. */
  readonly certain: readonly CoverageRow[]
  /** If the product knew every difficulty and ability: nothing that only knows these can do better. */
  readonly ceiling: readonly CoverageRow[]
}

const START = new Date('2026-01-01T18:00:00Z')
/** Variance of an ability that is known. */
const CERTAIN_ABILITY = 1e-6
/** Standard error of an ability after 24 yes or no answers, each of which tells at most a quarter of a unit. */
const BEST_ERROR = 0.45

/** Simulates learners who know words by chance, as the Rasch model says, and predicts their coverage of texts. */
export function simulateCoverage(
  learners: readonly StudiedLearner[],
  madeUp: readonly string[],
  plan: CoveragePlan,
): CoverageStudy {
  const placed: CoverageRow[] = []
  const later: CoverageRow[] = []
  const bound: CoverageRow[] = []
  const certain: CoverageRow[] = []
  const ceiling: CoverageRow[] = []
  for (const [number, { ability, words }] of learners.entries()) {
    const random = randomFromSeed(plan.seed * 1009 + number)
    const knows = words.map(
      ({ real, isFunctionWord }) => isFunctionWord || random() < logistic(ability - real),
    )
    const belief = placeLearner(words, madeUp, knows, random)
    placed.push(...rowsOf({ ability, words }, belief, knows, plan))
    const rowsIf = (mean: number, variance: number) =>
      rowsOf(
        { ability, words },
        { known: startKnowledge({ mean, variance }), retrievability: new Map() },
        knows,
        plan,
      )
    // Drawn apart, so that the learner stays the same.
    const error = BEST_ERROR * randomNormal(randomFromSeed(plan.seed * 7919 + number))
    bound.push(...rowsIf(ability + error, BEST_ERROR ** 2))
    certain.push(...rowsIf(ability, CERTAIN_ABILITY))
    ceiling.push(...ceilingOf({ ability, words }, knows, plan))
    const month = readForMonth({ words, knows, belief, plan, number, start: START }, random)
    later.push(...rowsOf({ ability, words }, believeAfter(belief, month), month.knows, plan))
  }
  return { placed, later, bound, certain, ceiling }
}

/** Returns what is thought of a learner after a placement. */
function placeLearner(
  words: readonly StudiedWord[],
  madeUp: readonly string[],
  knows: readonly boolean[],
  random: Random,
): Belief {
  const asked = words.flatMap((word, at) => (word.isAsked ? [{ word, isKnown: knows[at]! }] : []))
  const answers = takePlacementOf(
    asked.map(({ word }) => word),
    madeUp,
    asked.map(({ isKnown }) => isKnown),
    random,
  )
  const ids = new Map(words.map(({ word, id }) => [word, id]))
  const draft = draftOf(startKnowledge(PRIOR_ABILITY))
  const observations = answers.flatMap((answer) => {
    const spellId = ids.get(answer.word)
    if (spellId === undefined || answer.difficulty === null) return []
    const isYes = answer.kind === 'choice' ? answer.isCorrect : answer.answer === 'yes'
    const likelihood = likelihoodOf(isYes ? 'said_known' : 'said_unknown')
    return [{ spellId, difficulty: answer.difficulty, at: START, likelihood }]
  })
  addPlacement(draft, { placement: answers, observations, at: START })
  return { known: draft, retrievability: new Map() }
}

/** Returns what is thought of a learner after a month, as the server computes it from the log. */
function believeAfter({ known }: Belief, { events, passed, retrievability, end }: MonthOfReading): Belief {
  const draft = draftOf(known)
  const before = new Set(known.offsets.keys())
  addObservations(draft, events)
  addReading(draft, { passed, picked: events.filter((one) => one.isPicked && !before.has(one.spellId)) })
  return { known: { ...draft, ability: driftAbility(draft, end), at: end }, retrievability }
}

function rowsOf(
  { ability, words }: StudiedLearner,
  { known, retrievability }: Belief,
  knows: readonly boolean[],
  { texts, newBelow }: CoveragePlan,
): CoverageRow[] {
  const chanceOf = wordChances(known.ability)
  return texts.map((text) => {
    const sum = new CoverageSum()
    const tally = new Tally()
    for (const { at, count } of text.words) {
      const { id, difficulty, isFunctionWord, isCommon } = words[at]!
      const practised = retrievability.get(at)
      const isEstimated = !isFunctionWord && practised === undefined
      const probability = isFunctionWord
        ? 1
        : overrule(probabilityOf(known, id, difficulty), { retrievability: practised })
      sum.add(count, chanceOf(probability, isEstimated ? wordOf(known, id, difficulty) : CERTAIN_WORD))
      tally.add(count, probability < newBelow && !isCommon, knows[at]!)
    }
    return {
      ability,
      believed: known.ability.mean,
      text: text.name,
      predicted: sum.coverage,
      ...tally.figures,
    }
  })
}

function ceilingOf(
  { ability, words }: StudiedLearner,
  knows: readonly boolean[],
  { texts, newBelow }: CoveragePlan,
): CoverageRow[] {
  return texts.map((text) => {
    const tally = new Tally()
    let expected = 0
    for (const { at, count } of text.words) {
      const { real, isFunctionWord } = words[at]!
      const probability = isFunctionWord ? 1 : logistic(ability - real)
      expected += count * probability
      tally.add(count, probability < newBelow, knows[at]!)
    }
    const { real, byToken, byWord } = tally.figures
    const estimate = expected / Math.max(1, tally.tokens)
    const predicted = { estimate, low: estimate, high: estimate }
    return { ability, believed: ability, text: text.name, predicted, real, byToken, byWord }
  })
}

/** Counts what a learner knows of a text, and which words are marked. */
class Tally {
  tokens = 0
  #known = 0
  readonly #byToken = { marked: 0, unknown: 0, both: 0 }
  readonly #byWord = { marked: 0, unknown: 0, both: 0 }

  add(count: number, isMarked: boolean, isKnown: boolean): void {
    this.tokens += count
    if (isKnown) this.#known += count
    for (const [counts, weight] of [
      [this.#byToken, count],
      [this.#byWord, 1],
    ] as const) {
      if (isMarked) counts.marked += weight
      if (!isKnown) counts.unknown += weight
      if (isMarked && !isKnown) counts.both += weight
    }
  }

  get figures() {
    const real = this.tokens === 0 ? 1 : this.#known / this.tokens
    return { real, byToken: this.#byToken, byWord: this.#byWord }
  }
}

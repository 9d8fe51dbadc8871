import type { Random } from '../chance'
import { PRIOR_ABILITY } from './learner'
import type { Estimate } from './rasch'

/** Maximum number of items of a placement. */
export const PLACEMENT_ITEMS = 24
/** Number of options of a choice of meaning. */
export const CHOICE_OPTIONS = 4
/** After how many words that the learner said yes to one of them is checked by a choice of its meaning. */
const YES_PER_CHOICE = 4
/**
 * Places of made-up words among the items, counted from 0: early enough to know whom to believe. More of them are asked
 * where they tell more than a word.
 */
const MADE_UP_PLACES = [3, 9]
/** No two made-up words are fewer items apart than this, or they would be noticed. */
const MADE_UP_DISTANCE = 3
/** One of this many most informative words is asked, so that two placements aren't alike. */
const MOST_INFORMATIVE = 8
/** Standard deviation of ability at which there is no need to ask more, and the number of items asked at least. */
const CERTAIN = { deviation: 0.33, items: 16 }

/** An item that was answered. */
export type PlacementAnswer =
  | {
      readonly kind: 'word'
      readonly word: string
      /** Null for a made-up word. */
      readonly difficulty: number | null
      /** How uncertain the difficulty is (see `BankWord`). */
      readonly variance?: number | undefined
      readonly answer: 'yes' | 'no' | 'skip'
    }
  | {
      readonly kind: 'choice'
      readonly word: string
      readonly difficulty: number
      readonly variance?: number | undefined
      /** Null if it was skipped. */
      readonly isCorrect: boolean | null
    }

/** A word that may be asked. */
export interface BankWord {
  readonly word: string
  readonly difficulty: number
  /** Variance of its real difficulty around that of the table. The smaller, the more an answer tells. */
  readonly variance?: number | undefined
}

/** What to ask next. */
export type NextItem =
  | { readonly kind: 'word'; readonly word: string; readonly isMadeUp: boolean }
  | { readonly kind: 'choice'; readonly word: string }

/** What a placement says about a learner. */
export interface PlacementResult {
  readonly ability: Estimate
  /** Share of unknown words that the learner says yes to. */
  readonly claimRate: number
}

/** Probability that a learner who knows a word says no, or chooses a wrong meaning of it. */
const SLIP = { word: 0.03, choice: 0.05 }
/** Variance of a difficulty of which nothing else is known. */
const USUAL_VARIANCE = 1.3

/** Abilities and shares of unknown words that learners claim to know; every pair of them is a point of the grid. */
const ABILITIES = Array.from({ length: 71 }, (_, at) => -6.5 + at * 0.2)
/** How common learners are who claim that share. */
const CLAIMS = [
  { rate: 0.02, prior: 0.4 },
  { rate: 0.08, prior: 0.25 },
  { rate: 0.18, prior: 0.15 },
  { rate: 0.32, prior: 0.1 },
  { rate: 0.5, prior: 0.06 },
  { rate: 0.7, prior: 0.04 },
] as const
const POINTS = ABILITIES.length * CLAIMS.length
const abilityAt = (point: number) => ABILITIES[Math.floor(point / CLAIMS.length)]!
const claimAt = (point: number) => CLAIMS[point % CLAIMS.length]!.rate

/** Scale by which an uncertain difficulty flattens the curve (see `meanLogistic`). */
const flatness = (variance: number) => 1 / Math.sqrt(1 + (Math.PI * variance) / 8)

/** Returns the probability of a yes at every point of the grid; of a made-up word, whose difficulty is null, too. */
function chancesOfYes(difficulty: number | null, variance = USUAL_VARIANCE): Float64Array {
  const chances = new Float64Array(POINTS)
  const scale = flatness(variance)
  let point = 0
  for (const ability of ABILITIES) {
    const known = difficulty === null ? 0 : 1 / (1 + Math.exp((difficulty - ability) * scale))
    for (const { rate } of CLAIMS) chances[point++] = known * (1 - SLIP.word) + (1 - known) * rate
  }
  return chances
}

/** Returns the probability of choosing the right meaning of a word to which the learner said yes. */
function chancesOfRight(difficulty: number, variance?: number): Float64Array {
  return chancesOfYes(difficulty, variance).map((yes, point) => {
    // Yes is said by those who know the word and don't slip; the rest of it is claimed.
    const claim = claimAt(point)
    const known = (yes - claim) / (1 - SLIP.word - claim)
    const knowsIfYes = (known * (1 - SLIP.word)) / yes
    return knowsIfYes * (1 - SLIP.choice) + (1 - knowsIfYes) / CHOICE_OPTIONS
  })
}

/** Multiplies the weights of the grid by the likelihood of an answer. */
function weigh(weights: Float64Array, answer: PlacementAnswer): void {
  const isYes =
    answer.kind === 'choice' ? answer.isCorrect : answer.answer === 'skip' ? null : answer.answer === 'yes'
  if (isYes === null) return
  const chances =
    answer.kind === 'choice'
      ? chancesOfRight(answer.difficulty, answer.variance)
      : chancesOfYes(answer.difficulty, answer.variance)
  for (let point = 0; point < POINTS; point++)
    weights[point]! *= isYes ? chances[point]! : 1 - chances[point]!
}

/** Returns the probability of every point of the grid after some answers. */
function posterior(answers: readonly PlacementAnswer[], prior: Estimate): Float64Array {
  const weights = Float64Array.from(
    { length: POINTS },
    (_, point) =>
      Math.exp(-((abilityAt(point) - prior.mean) ** 2) / (2 * prior.variance)) *
      CLAIMS[point % CLAIMS.length]!.prior,
  )
  for (const answer of answers) weigh(weights, answer)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function momentsOf(weights: Float64Array): Estimate {
  let [total, first, second] = [0, 0, 0]
  for (let point = 0; point < POINTS; point++) {
    const [weight, ability] = [weights[point]!, abilityAt(point)]
    total += weight
    first += weight * ability
    second += weight * ability * ability
  }
  const mean = first / total
  return { mean, variance: Math.max(1e-4, second / total - mean * mean) }
}

/**
 * Estimates ability together with the share of unknown words that the learner claims to know, on a grid (Bock and
 * Mislevy 1982, expected a posteriori). Made-up words and wrong choices tell over-claimers from strong learners, as in
 * the yes/no tests of Meara and Buxton (1987); but here one wrong yes doesn't decide alone.
 */
export function estimatePlacement(
  answers: readonly PlacementAnswer[],
  prior: Estimate = PRIOR_ABILITY,
): PlacementResult {
  const weights = posterior(answers, prior)
  return {
    ability: momentsOf(weights),
    claimRate: weights.reduce((sum, weight, point) => sum + weight * claimAt(point), 0),
  }
}

/** Returns the variance of ability to be expected after an item that has two answers. */
function varianceAfter(weights: Float64Array, chances: Float64Array): number {
  const yes = weights.map((weight, point) => weight * chances[point]!)
  const no = weights.map((weight, point) => weight * (1 - chances[point]!))
  const chance = yes.reduce((sum, weight) => sum + weight, 0)
  return chance * momentsOf(yes).variance + (1 - chance) * momentsOf(no).variance
}

/** Whether enough has been asked. */
export function isPlacementDone(answers: readonly PlacementAnswer[]): boolean {
  if (answers.length >= PLACEMENT_ITEMS) return true
  if (answers.length < CERTAIN.items) return false
  return estimatePlacement(answers).ability.variance <= CERTAIN.deviation ** 2
}

/**
 * Chooses what to ask next; undefined when enough was asked. After each fourth yes a meaning is checked, of the word
 * whose answer will tell most. Made-up words come at their places, and when they tell more than the best word would.
 * Otherwise the item is the one after which the least variance of ability is to be expected (Owen 1975, van der Linden
 * 1998).
 *
 * @param items words that may be asked, by rising difficulty, and made-up words
 */
export function chooseNextItem(
  answers: readonly PlacementAnswer[],
  { bank, madeUp }: { readonly bank: readonly BankWord[]; readonly madeUp: readonly string[] },
  random: Random,
): NextItem | undefined {
  if (isPlacementDone(answers)) return undefined
  const weights = posterior(answers, PRIOR_ABILITY)
  const unchecked = wordsToCheck(answers)
  if (unchecked.length >= YES_PER_CHOICE) return { kind: 'choice', word: mostTelling(unchecked, weights) }
  const asked = new Set(answers.map(({ word }) => word))
  const target = bestDifficulty(weights)
  const unasked = madeUp.filter((word) => !asked.has(word))
  const lastMadeUp = answers.findLastIndex(isMadeUp)
  const isPlace = (MADE_UP_PLACES[answers.filter(isMadeUp).length] ?? Infinity) <= answers.length
  const canCome = lastMadeUp < 0 ? isPlace : answers.length - lastMadeUp > MADE_UP_DISTANCE
  if (
    unasked.length > 0 &&
    (isPlace || (canCome && varianceAfter(weights, chancesOfYes(null)) < target.variance))
  )
    return { kind: 'word', word: pick(unasked, random), isMadeUp: true }
  const words = mostInformative(bank, target.difficulty, asked)
  return words.length > 0 ? { kind: 'word', word: pick(words, random).word, isMadeUp: false } : undefined
}

const isMadeUp = (answer: PlacementAnswer) => answer.kind === 'word' && answer.difficulty === null

/** Returns the real words to which the learner said yes since the last check. */
function wordsToCheck(answers: readonly PlacementAnswer[]): BankWord[] {
  const lastCheck = answers.findLastIndex(({ kind }) => kind === 'choice')
  return answers
    .slice(lastCheck + 1)
    .flatMap((one) =>
      one.kind === 'word' && one.answer === 'yes' && one.difficulty !== null
        ? [{ word: one.word, difficulty: one.difficulty, variance: one.variance }]
        : [],
    )
}

function mostTelling(words: readonly BankWord[], weights: Float64Array): string {
  return words
    .map(({ word, difficulty, variance }) => ({
      word,
      after: varianceAfter(weights, chancesOfRight(difficulty, variance)),
    }))
    .reduce((best, one) => (one.after < best.after ? one : best)).word
}

/** Distances from the ability at which difficulties are tried: over-claimers are told more by other words. */
const DISTANCES = [-1.8, -1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 1.8]

/** Returns the difficulty of the word after which the least variance of ability is to be expected, and that variance. */
function bestDifficulty(weights: Float64Array) {
  const { mean } = momentsOf(weights)
  return DISTANCES.map((distance) => ({
    difficulty: mean + distance,
    variance: varianceAfter(weights, chancesOfYes(mean + distance)),
  })).reduce((best, one) => (one.variance < best.variance ? one : best))
}

/** Maximum distance of a word's difficulty from the best. */
const MAX_DISTANCE = 1

/** Returns the unasked words that tell most of those near the best difficulty: near it, and known well. */
function mostInformative(
  bank: readonly BankWord[],
  best: number,
  asked: ReadonlySet<string>,
): readonly BankWord[] {
  const from = placeOf(bank, best - MAX_DISTANCE)
  const near = bank.slice(from, placeOf(bank, best + MAX_DISTANCE)).filter(({ word }) => !asked.has(word))
  if (near.length < MOST_INFORMATIVE) return nearest(bank, best, asked)
  return near
    .map((word) => ({ word, information: information(word, best) }))
    .sort((a, b) => b.information - a.information)
    .slice(0, MOST_INFORMATIVE)
    .map(({ word }) => word)
}

/** Fisher's information about an ability. */
function information({ difficulty, variance = USUAL_VARIANCE }: BankWord, ability: number): number {
  const scale = flatness(variance)
  const chance = 1 / (1 + Math.exp((difficulty - ability) * scale))
  return scale * scale * chance * (1 - chance)
}

function nearest(bank: readonly BankWord[], best: number, asked: ReadonlySet<string>): BankWord[] {
  return bank
    .filter(({ word }) => !asked.has(word))
    .sort((a, b) => Math.abs(a.difficulty - best) - Math.abs(b.difficulty - best))
    .slice(0, MOST_INFORMATIVE)
}

/** Returns the place of the first word that is at least as difficult. */
function placeOf(bank: readonly BankWord[], difficulty: number): number {
  let [from, to] = [0, bank.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (bank[middle]!.difficulty < difficulty) from = middle + 1
    else to = middle
  }
  return from
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.min(values.length - 1, Math.floor(random() * values.length))]!
}

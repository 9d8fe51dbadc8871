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
 * Places of made-up words among the items, counted from 0: early enough to know whom to believe. Whoever said yes to one
 * gets more of them.
 */
const MADE_UP_PLACES = [3, 9, 16]
const MADE_UP_PLACES_OF_CLAIMERS = [3, 6, 9, 12, 15, 18, 21]
/** One of this many words near the best difficulty is asked, so that two placements aren't alike. */
const NEAREST = 6
/** Standard deviation of ability at which there is no need to ask more, and the number of items asked at least. */
const CERTAIN = { deviation: 0.33, items: 16 }

/** An item that was answered. */
export type PlacementAnswer =
  | {
      readonly kind: 'word'
      readonly word: string
      /** Null for a made-up word. */
      readonly difficulty: number | null
      readonly answer: 'yes' | 'no' | 'skip'
    }
  | {
      readonly kind: 'choice'
      readonly word: string
      readonly difficulty: number
      /** Null if it was skipped. */
      readonly isCorrect: boolean | null
    }

/** A word that may be asked. */
export interface BankWord {
  readonly word: string
  readonly difficulty: number
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

const ABILITIES = Array.from({ length: 141 }, (_, at) => -6.5 + at * 0.1)
/** Shares of unknown words that learners claim to know, and how common such learners are. */
const CLAIMS = [
  { rate: 0.02, prior: 0.4 },
  { rate: 0.08, prior: 0.25 },
  { rate: 0.18, prior: 0.15 },
  { rate: 0.32, prior: 0.1 },
  { rate: 0.5, prior: 0.06 },
  { rate: 0.7, prior: 0.04 },
] as const
/** Probability that a learner who knows a word says no, or chooses a wrong meaning of it. */
const SLIP = { word: 0.03, choice: 0.05 }
/** Variance of the difficulties of words that are asked, which are known a little better than those of others. */
const ASKED_VARIANCE = 1.1
/** Scale by which an uncertain difficulty flattens the curve (see `meanLogistic`). */
const FLATTENED = 1 / Math.sqrt(1 + (Math.PI * ASKED_VARIANCE) / 8)

const knows = (ability: number, difficulty: number) => 1 / (1 + Math.exp((difficulty - ability) * FLATTENED))

function likelihood(answer: PlacementAnswer, ability: number, claim: number): number {
  if (answer.kind === 'choice') {
    if (answer.isCorrect === null) return 1
    const known = knows(ability, answer.difficulty)
    const yes = known * (1 - SLIP.word) + (1 - known) * claim
    const knowsIfYes = (known * (1 - SLIP.word)) / yes
    const right = knowsIfYes * (1 - SLIP.choice) + (1 - knowsIfYes) / CHOICE_OPTIONS
    return answer.isCorrect ? right : 1 - right
  }
  if (answer.answer === 'skip') return 1
  const known = answer.difficulty === null ? 0 : knows(ability, answer.difficulty)
  const yes = known * (1 - SLIP.word) + (1 - known) * claim
  return answer.answer === 'yes' ? yes : 1 - yes
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
  let [total, first, second, claims] = [0, 0, 0, 0]
  for (const ability of ABILITIES) {
    const fromPrior = Math.exp(-((ability - prior.mean) ** 2) / (2 * prior.variance))
    for (const { rate, prior: common } of CLAIMS) {
      let weight = fromPrior * common
      for (const answer of answers) weight *= likelihood(answer, ability, rate)
      total += weight
      first += weight * ability
      second += weight * ability * ability
      claims += weight * rate
    }
  }
  const mean = first / total
  return {
    ability: { mean, variance: Math.max(1e-4, second / total - mean * mean) },
    claimRate: claims / total,
  }
}

/** Whether enough has been asked. */
export function isPlacementDone(answers: readonly PlacementAnswer[]): boolean {
  if (answers.length >= PLACEMENT_ITEMS) return true
  if (answers.length < CERTAIN.items) return false
  return estimatePlacement(answers).ability.variance <= CERTAIN.deviation ** 2
}

/**
 * Chooses what to ask next; undefined when enough was asked. After each fourth yes, the likeliest unknown of these
 * words is checked. At some places a made-up word is asked, else a word of which a yes is about as likely as a no.
 *
 * @param bank words that may be asked, sorted by difficulty
 * @param madeUp words that nobody can know
 */
export function chooseNextItem(
  answers: readonly PlacementAnswer[],
  { bank, madeUp }: { readonly bank: readonly BankWord[]; readonly madeUp: readonly string[] },
  random: Random,
): NextItem | undefined {
  if (isPlacementDone(answers)) return undefined
  const toCheck = wordToCheck(answers)
  if (toCheck !== undefined) return { kind: 'choice', word: toCheck }
  const asked = new Set(answers.map(({ word }) => word))
  const madeUpAsked = answers.filter((one) => one.kind === 'word' && one.difficulty === null)
  const hasClaimed = madeUpAsked.some((one) => one.kind === 'word' && one.answer === 'yes')
  const places = hasClaimed ? MADE_UP_PLACES_OF_CLAIMERS : MADE_UP_PLACES
  const isPlace = (places[madeUpAsked.length] ?? Infinity) <= answers.length
  const unasked = isPlace ? madeUp.filter((word) => !asked.has(word)) : []
  if (unasked.length > 0) return { kind: 'word', word: pick(unasked, random), isMadeUp: true }
  const { ability } = estimatePlacement(answers)
  const near = nearestWords(bank, ability.mean, asked)
  return near.length > 0 ? { kind: 'word', word: pick(near, random).word, isMadeUp: false } : undefined
}

function wordToCheck(answers: readonly PlacementAnswer[]): string | undefined {
  const lastCheck = answers.findLastIndex(({ kind }) => kind === 'choice')
  const yes = answers
    .slice(lastCheck + 1)
    .flatMap((one) =>
      one.kind === 'word' && one.answer === 'yes' && one.difficulty !== null
        ? [{ word: one.word, difficulty: one.difficulty }]
        : [],
    )
  if (yes.length < YES_PER_CHOICE) return undefined
  return yes.reduce((hardest, one) => (one.difficulty > hardest.difficulty ? one : hardest)).word
}

/** Returns the unasked words whose difficulty is closest to an ability. */
function nearestWords(bank: readonly BankWord[], ability: number, asked: ReadonlySet<string>): BankWord[] {
  let from = 0
  let to = bank.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (bank[middle]!.difficulty < ability) from = middle + 1
    else to = middle
  }
  const near: BankWord[] = []
  let [below, above] = [from - 1, from]
  while (near.length < NEAREST && (below >= 0 || above < bank.length)) {
    const isBelow =
      above >= bank.length ||
      (below >= 0 && ability - bank[below]!.difficulty <= bank[above]!.difficulty - ability)
    const word = isBelow ? bank[below--]! : bank[above++]!
    if (!asked.has(word.word)) near.push(word)
  }
  return near
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.min(values.length - 1, Math.floor(random() * values.length))]!
}

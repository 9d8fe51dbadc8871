import type { Likelihood } from './evidence'
import { DIFFICULTY_VARIANCE, type Estimate, meanLogistic } from './rasch'

/** A word that a learner met while reading. */
export interface ReadWord {
  readonly difficulty: number
  /** Days on which it was passed. */
  readonly days: number
  /** Whether it was looked up or saved, ever. */
  readonly isPicked: boolean
}

/** What reading says about a learner. */
export interface ReadingEstimate {
  readonly ability: Estimate
  /** How often they look up words that they know and that they don't know, on one day. */
  readonly lookUps: Likelihood
}

/** Shares of unknown and of known words that learners look up on a day, and how common such learners are. */
const UNKNOWN = [
  { rate: 0.03, prior: 0.15 },
  { rate: 0.08, prior: 0.2 },
  { rate: 0.16, prior: 0.2 },
  { rate: 0.3, prior: 0.2 },
  { rate: 0.5, prior: 0.15 },
  { rate: 0.75, prior: 0.1 },
] as const
const KNOWN = [
  { rate: 0.002, prior: 0.3 },
  { rate: 0.01, prior: 0.4 },
  { rate: 0.03, prior: 0.2 },
  { rate: 0.08, prior: 0.1 },
] as const
const READERS = UNKNOWN.flatMap((unknown) =>
  KNOWN.map((known) => ({ unknown: unknown.rate, known: known.rate, prior: unknown.prior * known.prior })),
)
/** Words that can be guessed or don't matter are looked up less readily than others. */
const READINESS = [
  { factor: 0.3, share: 0.25 },
  { factor: 1, share: 0.5 },
  { factor: 2, share: 0.25 },
] as const
/** Distances from the ability that is believed in, in its standard deviations. */
const DISTANCES = Array.from({ length: 33 }, (_, at) => -4 + at / 4)
/** Difficulties are grouped by this. */
const STEP = 0.2
/** Words count together like this many at most: they aren't looked up by chance alone. */
const MOST_WORDS = 800
/** Picked words count as far as passed ones are known beside them; this many count anyway. */
const [PASSED_PER_PICKED, ALWAYS_PICKED] = [1, 3]
/** Least variance of an ability that reading tells. */
const MIN_VARIANCE = 0.1
const MOST_DAYS = 6
/** Nobody looks up every word that they don't know. */
const MOST_READY = 0.95

/**
 * Estimates ability from all that a learner read: which words they looked up, and which they passed. How readily they
 * look words up is estimated with it, on a grid. Look-ups alone would say that readers know nothing, since nobody looks up what they know, and
 * passed words alone that they know everything; together they tell where the words begin that the reader doesn't know. Someone
 * who looks nothing up stays what they were thought to be.
 *
 * @param prior what the rest of the evidence says
 */
export function estimateReading(words: readonly ReadWord[], prior: Estimate): ReadingEstimate | undefined {
  const picked = words.reduce((sum, { isPicked }) => sum + Number(isPicked), 0)
  if (picked === 0) return undefined
  const passed = words.length - picked
  const weightOfPicked = Math.min(1, (passed / PASSED_PER_PICKED + ALWAYS_PICKED) / picked)
  const weight = Math.min(1, MOST_WORDS / words.length)
  const groups = groupWords(words).map((group) => ({
    ...group,
    weight: weight * group.count * (group.isPicked ? weightOfPicked : 1),
  }))
  const deviation = Math.sqrt(prior.variance)
  const likelihoods = READERS.map((reader) => groups.map((group) => likelihoodOf(group, reader)))
  const points = DISTANCES.flatMap((distance) => {
    const ability = prior.mean + distance * deviation
    const chances = groups.map(({ difficulty }) =>
      meanLogistic({ mean: ability - difficulty, variance: DIFFICULTY_VARIANCE }),
    )
    return READERS.map((reader, of) => {
      let log = Math.log(reader.prior) - (distance * distance) / 2
      for (const [at, { weight }] of groups.entries()) {
        const { known, unknown } = likelihoods[of]![at]!
        log += weight * Math.log(unknown + chances[at]! * (known - unknown))
      }
      return { ability, reader, log }
    })
  })
  const most = points.reduce((best, { log }) => Math.max(best, log), -Infinity)
  const weighted = points.map((point) => ({ ...point, weight: Math.exp(point.log - most) }))
  const total = weighted.reduce((sum, one) => sum + one.weight, 0)
  const mean = (of: (point: (typeof points)[number]) => number) =>
    weighted.reduce((sum, point) => sum + point.weight * of(point), 0) / total
  const ability = mean((point) => point.ability)
  return {
    ability: {
      mean: ability,
      variance: Math.max(
        Math.min(MIN_VARIANCE, prior.variance),
        mean((point) => (point.ability - ability) ** 2),
      ),
    },
    lookUps: { known: mean(({ reader }) => reader.known), unknown: mean(({ reader }) => reader.unknown) },
  }
}

interface WordGroup extends ReadWord {
  readonly count: number
}

/** Counts words that say the same. */
function groupWords(words: readonly ReadWord[]): WordGroup[] {
  const groups = new Map<string, { difficulty: number; days: number; isPicked: boolean; count: number }>()
  for (const { difficulty, days, isPicked } of words) {
    const step = Math.round(difficulty / STEP)
    const counted = isPicked ? Math.max(1, Math.min(MOST_DAYS, days)) : Math.min(MOST_DAYS, days)
    const key = `${step} ${counted} ${isPicked}`
    const group = groups.get(key)
    if (group) group.count++
    else groups.set(key, { difficulty: step * STEP, days: counted, isPicked, count: 1 })
  }
  return [...groups.values()]
}

/** Returns how likely it is that a word was picked on one of its days, or on none, if it is known and if it isn't. */
function likelihoodOf({ days, isPicked }: WordGroup, reader: Likelihood): Likelihood {
  const knownNever = (1 - reader.known) ** days
  const unknownNever = READINESS.reduce(
    (sum, { factor, share }) => sum + share * (1 - Math.min(MOST_READY, reader.unknown * factor)) ** days,
    0,
  )
  return isPicked
    ? { known: 1 - knownNever, unknown: 1 - unknownNever }
    : { known: knownNever, unknown: unknownNever }
}

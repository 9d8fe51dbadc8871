import { type Knowledge, probabilityOf } from './learner'
import { probabilityOfKnowing } from './rasch'

/** The distinct words of a text, by column. */
export interface TextColumns {
  readonly spellIds: ArrayLike<number>
  /** How often each occurs. */
  readonly counts: ArrayLike<number>
  /** 1 for words that every reader is taken to know. */
  readonly areCommon: ArrayLike<number>
}

/** How much of a text one of a class probably knows: shares of its running words, 0 to 1. */
export interface TextReading {
  readonly known: number
  /** The same for somebody at either end of the interval that holds their ability with 95 %. */
  readonly low: number
  readonly high: number
  /** Places of the words that they probably don't know, those that occur most first. */
  readonly newPlaces: readonly number[]
}

/** Quantile of the normal distribution that leaves 2.5 % on each side. */
const Z95 = 1.96

/**
 * Counts the words of a text that somebody probably knows, in one pass. A word is known from a chance of `newBelow` on, as
 * readers see it underlined below it: coverage, which is the mean of the chances, is of words whose spelling could be
 * recalled, and readers recognise more.
 *
 * @param difficulties of the words, in their order, for the reader's first language
 */
export function readText(
  { spellIds, counts, areCommon }: TextColumns,
  difficulties: ArrayLike<number>,
  known: Pick<Knowledge, 'ability' | 'offsets'>,
  newBelow: number,
): TextReading {
  const { mean, variance } = known.ability
  const spread = Z95 * Math.sqrt(variance)
  const [lower, upper] = [
    { mean: mean - spread, variance: 0 },
    { mean: mean + spread, variance: 0 },
  ]
  let [tokens, unknown, ifLower, ifUpper] = [0, 0, 0, 0]
  const newPlaces: number[] = []
  for (let at = 0; at < spellIds.length; at++) {
    const count = counts[at]!
    tokens += count
    if (areCommon[at]) continue
    const [id, difficulty] = [spellIds[at]!, difficulties[at]!]
    const isNew = probabilityOf(known, id, difficulty) < newBelow
    if (isNew) {
      unknown += count
      newPlaces.push(at)
    }
    // Ability doesn't change what evidence of the word's own says.
    const hasOwn = known.offsets.has(id)
    if (hasOwn ? isNew : probabilityOfKnowing(lower, difficulty) < newBelow) ifLower += count
    if (hasOwn ? isNew : probabilityOfKnowing(upper, difficulty) < newBelow) ifUpper += count
  }
  newPlaces.sort((a, b) => counts[b]! - counts[a]! || a - b)
  if (tokens === 0) return { known: 1, low: 1, high: 1, newPlaces }
  const [middle, low, high] = [unknown, ifLower, ifUpper].map((count) => 1 - count / tokens) as [
    number,
    number,
    number,
  ]
  return { known: middle, low: Math.min(low, middle), high: Math.max(high, middle), newPlaces }
}

/** Returns how many words somebody must learn, at the fewest, to know a share of a text. */
export function countToReach({ counts }: TextColumns, { newPlaces }: TextReading, share: number): number {
  let missing = tokensMissing(counts, newPlaces, share)
  let words = 0
  for (const place of newPlaces) {
    if (missing <= 0) break
    missing -= counts[place]!
    words++
  }
  return words
}

/** Returns by how many running words the known ones fall short of a share of the text. */
function tokensMissing(counts: ArrayLike<number>, newPlaces: readonly number[], share: number): number {
  const unknown = newPlaces.reduce((sum, place) => sum + counts[place]!, 0)
  const most = (1 - share) * sumOf(counts)
  // A sum of fractions may be a little more than it should be.
  return unknown - most > 1e-9 ? unknown - most : 0
}

function sumOf(counts: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < counts.length; at++) sum += counts[at]!
  return sum
}

/** Words for a group of readers. */
export interface GroupWords {
  /** Places of the words, the one that helps the group most first. */
  readonly places: readonly number[]
  /** Whether they take everybody in the group to the share. */
  readonly isEnough: boolean
}

/** Of each reader, only so many of the words that occur most are considered, so that a group costs little. */
const CONSIDERED = 300

/**
 * Chooses words that take a group of readers to a share of a text, as few as possible: always the word that helps those
 * most who aren't there yet (greedy set cover).
 *
 * @param most number of words that are chosen at most
 */
export function wordsForGroup(
  { counts }: TextColumns,
  readings: readonly Pick<TextReading, 'newPlaces'>[],
  share: number,
  most: number,
): GroupWords {
  const waiting = readings
    .map(({ newPlaces }) => ({
      left: new Set(newPlaces.slice(0, CONSIDERED)),
      missing: tokensMissing(counts, newPlaces, share),
    }))
    .filter(({ missing }) => missing > 0)
  // How many running words of those who wait each word would make known.
  const gains = new Map<number, number>()
  const addGain = (place: number, by: number) =>
    gains.set(place, (gains.get(place) ?? 0) + by * counts[place]!)
  for (const { left } of waiting) for (const place of left) addGain(place, 1)
  const places: number[] = []
  while (waiting.length > 0 && places.length < most) {
    const best = bestOf(gains)
    if (best === undefined) break
    gains.delete(best)
    places.push(best)
    for (let at = waiting.length - 1; at >= 0; at--) {
      const one = waiting[at]!
      if (!one.left.delete(best)) continue
      one.missing -= counts[best]!
      if (one.missing > 1e-9) continue
      waiting.splice(at, 1)
      for (const place of one.left) addGain(place, -1)
    }
  }
  return { places, isEnough: waiting.length === 0 }
}

function bestOf(gains: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined
  let most = 0
  for (const [place, gain] of gains) {
    if (gain > most || (gain === most && best !== undefined && place < best)) [best, most] = [place, gain]
  }
  return best
}

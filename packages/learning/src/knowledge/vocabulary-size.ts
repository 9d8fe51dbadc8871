import { type Level, levels } from '@wordhoard/lexicon/level'
import { type Estimate, probabilityOfKnowing } from './rasch'

/** Abilities for which sizes are computed, in steps; those between are interpolated. */
const [LOWEST, HIGHEST, STEP] = [-8, 10, 0.1]
/** Quantile of the normal distribution that leaves 2.5 % on each side. */
const Z95 = 1.96

/** How many of a list's words a learner of each ability knows: the sum of the words' probabilities. */
export class VocabularySizes {
  readonly #sizes: Float64Array

  /**
   * @param difficulties of all counted words
   * @param variance of the real difficulties around them, unless it is that of the table
   */
  constructor(difficulties: ArrayLike<number>, variance?: number) {
    const counts = new Map<number, number>()
    // Difficulties are counted in tenths: 30,000 words make some hundred groups.
    for (let at = 0; at < difficulties.length; at++) {
      const tenth = Math.round(difficulties[at]! * 10) / 10
      counts.set(tenth, (counts.get(tenth) ?? 0) + 1)
    }
    const steps = Math.round((HIGHEST - LOWEST) / STEP) + 1
    this.#sizes = Float64Array.from({ length: steps }, (_, at) => {
      const ability = { mean: LOWEST + at * STEP, variance: 0 }
      let size = 0
      for (const [difficulty, count] of counts)
        size += count * probabilityOfKnowing(ability, difficulty, variance)
      return size
    })
  }

  /** Returns the expected number of words known with an ability. */
  at(ability: number): number {
    const place = Math.max(0, Math.min(this.#sizes.length - 1, (ability - LOWEST) / STEP))
    const below = Math.floor(place)
    const above = Math.min(below + 1, this.#sizes.length - 1)
    return this.#sizes[below]! + (place - below) * (this.#sizes[above]! - this.#sizes[below]!)
  }

  /**
   * Returns a learner's vocabulary size with its 95 % interval.
   *
   * @param extra words by which the evidence of single words differs from what ability alone says
   */
  of({ mean, variance }: Estimate, extra = 0): { size: number; low: number; high: number } {
    const deviation = Math.sqrt(variance)
    // Mean over the error of ability, by three-point Gauss–Hermite quadrature.
    const spread = Math.sqrt(3) * deviation
    const expected = (4 * this.at(mean) + this.at(mean - spread) + this.at(mean + spread)) / 6
    const size = Math.max(0, expected + extra)
    return {
      size: Math.round(size),
      low: Math.round(Math.max(0, Math.min(size, this.at(mean - Z95 * deviation) + extra))),
      high: Math.round(Math.max(size, this.at(mean + Z95 * deviation) + extra)),
    }
  }
}

/** Abilities with which a learner knows two thirds of the words of A1, A2 and so on to C1, by the table of difficulties. */
const masteries: readonly number[] = [-1.1, 0, 1.6, 2.5, 3.6]

/** Returns the level at which a learner is: the first whose words, and all below, they don't know two thirds of. */
export function levelOfAbility(ability: number): Level {
  const mastered = masteries.filter((least) => ability >= least).length
  return levels[mastered]!
}

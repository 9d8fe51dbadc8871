import type { PairWeights } from '@wordhoard/senses/model/cue-evidence'
import { hashPair } from '@wordhoard/senses/words/cue-hash'

/**
 * A choice among senses: its cues, the traits that distinguish the senses, and each sense's traits (as indexes in
 * `traits`).
 */
export interface PairChoice {
  readonly cues: Uint32Array
  readonly traits: Uint32Array
  readonly senses: readonly Uint16Array[]
  /** Log odds of each sense without its context. */
  readonly prior: Float64Array
  readonly right: readonly number[]
  /** Weight in training; 1 for a word of a text. */
  readonly weight: number
}

/** Number of bits of a pair's address. */
export const addressBits = 24
const epochs = 3
const learningRate = 0.013
const decay = 0.03
/** Gradients smaller than this are not worth their time. */
const negligible = 2e-3

/** Returns a repeatable generator of pseudo-random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffleOrder(length: number, random: () => number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at)
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

/**
 * Learns a weight for each pair of a cue and a trait: conditional logit over a choice's senses with hashed features
 * (Weinberger et al. 2009) and the prior as a fixed offset, by AdaGrad (Duchi et al. 2011) with weight decay. The same
 * choices always give the same result.
 *
 * @param bits number of bits of an address
 * @returns weights by address, which is the low bits of a `hashPair`
 */
export function trainPairs(choices: readonly PairChoice[], bits = addressBits): Float32Array {
  const mask = 2 ** bits - 1
  /** Weight and sum of squared gradients side by side, because they are read together. */
  const cells = new Float32Array(2 * 2 ** bits)
  for (let at = 1; at < cells.length; at += 2) cells[at] = 1
  const sums = new Float64Array(4096)
  const slopes = new Float64Array(4096)
  const chances = new Float64Array(1024)
  const random = randomNumbers(1)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const number of shuffleOrder(choices.length, random)) {
      const { cues, traits, senses, prior, right, weight } = choices[number]!
      for (let trait = 0; trait < traits.length; trait++) {
        let sum = 0
        for (let at = 0; at < cues.length; at++)
          sum += cells[2 * (hashPair(cues[at]!, traits[trait]!) & mask)]!
        sums[trait] = sum
        slopes[trait] = 0
      }
      senseSlopes(senses, prior, right, sums, chances, slopes)
      for (let trait = 0; trait < traits.length; trait++) {
        const slope = slopes[trait]! * weight
        if (Math.abs(slope) < negligible) continue
        for (let at = 0; at < cues.length; at++) {
          const cell = 2 * (hashPair(cues[at]!, traits[trait]!) & mask)
          const gradient = slope - decay * cells[cell]!
          const square = cells[cell + 1]! + gradient * gradient
          cells[cell + 1] = square
          cells[cell]! += (learningRate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return cells.filter((_, at) => at % 2 === 0)
}

/**
 * Adds to each trait's gradient the derivative of the right senses' log likelihood with respect to its weight.
 *
 * @returns the probability of the right senses, and a function for the gradient of a sense's own score
 */
export function senseSlopes(
  senses: readonly Uint16Array[],
  prior: Float64Array,
  right: readonly number[],
  sums: Float64Array,
  chances: Float64Array,
  slopes: Float64Array,
): { readonly rightChance: number; of(sense: number): number } {
  let most = Number.NEGATIVE_INFINITY
  for (const [sense, traits] of senses.entries()) {
    let score = prior[sense]!
    for (const trait of traits) score += sums[trait]!
    chances[sense] = score
    if (score > most) most = score
  }
  let total = 0
  for (let sense = 0; sense < senses.length; sense++) {
    total += chances[sense] = Math.exp(chances[sense]! - most)
  }
  let rightChance = 1e-12
  for (const sense of right) rightChance += chances[sense]! / total
  const of = (sense: number) => {
    const chance = chances[sense]! / total
    return (right.includes(sense) ? chance / rightChance : 0) - chance
  }
  for (const [sense, traits] of senses.entries()) {
    const slope = of(sense)
    for (const trait of traits) slopes[trait]! += slope
  }
  return { rightChance, of }
}

/** Converts the weights into the form that ranking reads. */
export function toPairWeights(weights: Float32Array): PairWeights {
  const mask = weights.length - 1
  return { weight: (hash) => weights[hash & mask]! }
}

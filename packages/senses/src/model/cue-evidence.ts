import { type ContextCues, cueGroups } from '../context/context-cues'
import { hashPair } from '../words/cue-hash'
import type { SenseTraits } from './sense-traits'
import { pairLevels } from './sense-traits'

/** Weights of pairs of a cue and a sense's trait. */
export interface PairWeights {
  /** Returns the weight of a `hashPair`; 0 for nearly all. */
  weight(hash: number): number
}

/** Number of values per sense: one for each pair of a trait level and a cue group. */
export const evidenceWidth = pairLevels.length * cueGroups.length

/**
 * Sums the evidence of the cues for each sense, `evidenceWidth` values per sense, level by level. Traits that all
 * senses share carry no information and are skipped; a trait shared by several is looked up once.
 */
export function cueEvidence(
  cues: ContextCues,
  senses: readonly SenseTraits[],
  weights: PairWeights,
): Float64Array {
  const rows = new Float64Array(senses.length * evidenceWidth)
  const carriers = new Map<number, number[]>()
  for (const [index, { hashes, levels }] of senses.entries()) {
    for (const [at, hash] of hashes.entries()) {
      if (levels[at]! >= pairLevels.length) continue
      const list = carriers.get(hash)
      const place = (index << 8) | at
      if (list) list.push(place)
      else carriers.set(hash, [place])
    }
  }
  const sums = new Float64Array(cueGroups.length)
  for (const [trait, places] of carriers) {
    if (places.length === senses.length) continue
    sums.fill(0)
    for (let at = 0; at < cues.hashes.length; at++) {
      sums[cues.groups[at]!]! += weights.weight(hashPair(cues.hashes[at]!, trait))
    }
    for (const place of places) {
      const level = senses[place >> 8]!.levels[place & 0xff]!
      const start = (place >> 8) * evidenceWidth + level * cueGroups.length
      for (let group = 0; group < sums.length; group++) rows[start + group]! += sums[group]!
    }
  }
  return rows
}

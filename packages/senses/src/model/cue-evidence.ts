import { rememberBy } from '@wordhoard/lexicon/remember'
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

/** Traits that tell senses apart: those that all senses share carry no information. */
interface TellingTraits {
  readonly hashes: Uint32Array
  /** Where the cells of each trait end. */
  readonly ends: Uint32Array
  /** Where in the rows of `cueEvidence` the evidence for each trait goes, trait by trait. */
  readonly cells: Uint32Array
}

const tellingTraits = rememberBy((senses: readonly SenseTraits[]): TellingTraits => {
  const cellsOf = new Map<number, number[]>()
  for (const [index, { hashes, levels }] of senses.entries()) {
    for (const [at, hash] of hashes.entries()) {
      const level = levels[at]!
      if (level >= pairLevels.length) continue
      const cell = index * evidenceWidth + level * cueGroups.length
      const cells = cellsOf.get(hash)
      if (cells) cells.push(cell)
      else cellsOf.set(hash, [cell])
    }
  }
  const telling = [...cellsOf].filter(([, cells]) => cells.length !== senses.length)
  let end = 0
  return {
    hashes: Uint32Array.from(telling, ([hash]) => hash),
    ends: Uint32Array.from(telling, ([, cells]) => (end += cells.length)),
    cells: Uint32Array.from(telling.flatMap(([, cells]) => cells)),
  }
})

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
  const { hashes, ends, cells } = tellingTraits(senses)
  const sums = new Float64Array(cueGroups.length)
  for (let trait = 0, from = 0; trait < hashes.length; trait++) {
    const [hash, end] = [hashes[trait]!, ends[trait]!]
    let isMet = false
    for (let at = 0; at < cues.hashes.length; at++) {
      const weight = weights.weight(hashPair(cues.hashes[at]!, hash))
      if (weight === 0) continue
      isMet = true
      sums[cues.groups[at]!]! += weight
    }
    if (isMet) {
      for (let place = from; place < end; place++)
        for (let group = 0; group < sums.length; group++) rows[cells[place]! + group]! += sums[group]!
      sums.fill(0)
    }
    from = end
  }
  return rows
}

import type { SenseTraits } from './sense-traits'
import { traitLevels } from './sense-traits'

/** Vectors of contexts' cues and of senses' traits: what goes together has a great product. */
export interface Affinities {
  readonly dimensions: number
  /** Adds the cue's vector to `sum`; false when nothing is known of it. */
  addCue(sum: Float64Array, cue: number): boolean
  /** The product of a context's vector and a trait's; 0 when nothing is known of the trait. */
  product(context: Float64Array, trait: number): number
}

/** What a sum of this many cues is multiplied by: long contexts must not shout. */
export const cueShare = (cues: number) => 1 / Math.sqrt(cues + 1)

/**
 * How a context's cues go together with the traits of each sense, one value for each trait level (a factorisation machine,
 * Rendle 2010, of cues on one side and traits on the other). Where weights of pairs know only what was met together, vectors
 * carry over what was learnt of like cues and like traits. A trait that all senses have is passed over.
 */
export function affinityRows(
  cues: Uint32Array,
  senses: readonly SenseTraits[],
  affinities: Affinities,
): Float64Array {
  const rows = new Float64Array(senses.length * traitLevels.length)
  const context = new Float64Array(affinities.dimensions)
  let known = 0
  for (const cue of cues) if (affinities.addCue(context, cue)) known++
  if (known === 0) return rows
  const share = cueShare(known)
  for (let at = 0; at < context.length; at++) context[at]! *= share
  const carriers = new Map<number, number>()
  for (const { hashes } of senses) {
    for (const hash of hashes) carriers.set(hash, (carriers.get(hash) ?? 0) + 1)
  }
  const products = new Map<number, number>()
  for (const [trait, count] of carriers) {
    if (count < senses.length) products.set(trait, affinities.product(context, trait))
  }
  for (const [index, { hashes, levels }] of senses.entries()) {
    for (let at = 0; at < hashes.length; at++) {
      rows[index * traitLevels.length + levels[at]!]! += products.get(hashes[at]!) ?? 0
    }
  }
  return rows
}

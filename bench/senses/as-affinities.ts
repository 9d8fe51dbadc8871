import type { Affinities } from '../../packages/lexicon/src/senses/affinity'
import { affinityDimensions, type TrainedAffinities, type VectorTable } from './affinity-training'

function startsOf({ keys }: VectorTable): Map<number, number> {
  const starts = new Map<number, number>()
  for (const [row, key] of keys.entries()) starts.set(key, row * affinityDimensions)
  return starts
}

/** What was learnt, as ranking reads it. */
export function asAffinities({ cues, traits, ofPlaces, ofDefinitions }: TrainedAffinities): Affinities {
  const [cueStarts, traitStarts] = [startsOf(cues), startsOf(traits)]
  return {
    dimensions: affinityDimensions,
    addCue(sum, cue) {
      const start = cueStarts.get(cue)
      if (start === undefined) return false
      for (let at = 0; at < affinityDimensions; at++) sum[at]! += cues.values[start + at]!
      return true
    },
    product(context, trait) {
      const start = traitStarts.get(trait)
      if (start === undefined) return 0
      let sum = 0
      for (let at = 0; at < affinityDimensions; at++) sum += context[at]! * traits.values[start + at]!
      return sum
    },
    ofPlaces,
    ofDefinitions,
  }
}

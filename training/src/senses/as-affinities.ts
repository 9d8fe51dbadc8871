import type { Affinities } from '@wordhoard/senses/model/affinity'
import type { TrainedAffinities, VectorTable } from './affinity-training'

function startsOf({ keys }: VectorTable, dimensions: number): Map<number, number> {
  const starts = new Map<number, number>()
  for (const [row, key] of keys.entries()) starts.set(key, row * dimensions)
  return starts
}

/** Converts trained affinities into the form that ranking reads. */
export function toAffinities(trained: TrainedAffinities): Affinities {
  const { cues, traits, ofPlaces, ofDefinitions, dimensions } = trained
  const [cueStarts, traitStarts] = [startsOf(cues, dimensions), startsOf(traits, dimensions)]
  return {
    dimensions,
    addCue(sum, cue) {
      const start = cueStarts.get(cue)
      if (start === undefined) return false
      for (let at = 0; at < dimensions; at++) sum[at]! += cues.values[start + at]!
      return true
    },
    product(context, trait) {
      const start = traitStarts.get(trait)
      if (start === undefined) return 0
      let sum = 0
      for (let at = 0; at < dimensions; at++) sum += context[at]! * traits.values[start + at]!
      return sum
    },
    ofPlaces,
    ofDefinitions,
  }
}

import { cueShare } from '../../packages/lexicon/src/senses/affinity'
import { type PairChoice, randomNumbers, senseSlopes, shuffled } from './pair-training'

/** Vectors by the hash of their cue or trait, ascending, one row after the other. */
export interface VectorTable {
  readonly keys: Uint32Array
  readonly values: Float32Array
}

export interface TrainedAffinities {
  readonly cues: VectorTable
  readonly traits: VectorTable
}

export const affinityDimensions = 32
/** Cues met less often have no vector: pairs keep them. */
const rarestCue = 20
/** Traits that were seldom those of a right sense have none either. */
const rarestTrait = 2
const epochs = 4
const learningRate = 0.05
/** Share of cues left out of each step, so that no cue relies on the others. */
const dropout = 0.3
const decay = 1e-3
const firstSquares = 0.01
/** Width of the range in which cues' vectors begin; traits' begin at nought. */
const spread = 0.35
/** Slopes smaller than this change nothing worth its time. */
const negligible = 2e-3

/** The hashes met as often as `rarest`, ascending, and the place of each. */
function table(counts: ReadonlyMap<number, number>, rarest: number) {
  const keys = Uint32Array.from([...counts].flatMap(([hash, count]) => (count >= rarest ? hash : []))).sort()
  const places = new Map<number, number>()
  for (const [place, hash] of keys.entries()) places.set(hash, place)
  return { keys, places }
}

function counted(choices: readonly PairChoice[]) {
  const cues = new Map<number, number>()
  const traits = new Map<number, number>()
  const add = (map: Map<number, number>, hash: number) => map.set(hash, (map.get(hash) ?? 0) + 1)
  for (const choice of choices) {
    for (const cue of choice.cues) add(cues, cue)
    for (const trait of new Set(choice.right.flatMap((sense) => [...choice.senses[sense]!])))
      add(traits, choice.traits[trait]!)
  }
  return { cues: table(cues, rarestCue), traits: table(traits, rarestTrait) }
}

const placesIn = (hashes: Uint32Array, places: ReadonlyMap<number, number>) =>
  Int32Array.from(hashes, (hash) => places.get(hash) ?? -1)

/**
 * Learns vectors of cues and traits: conditional logit over a choice's senses, whose scores are the prior and the products of
 * the cues' sum with the traits' vectors; AdaGrad with one rate a vector. The result is the same for the same choices.
 */
export function trainAffinities(
  choices: readonly PairChoice[],
  dimensions = affinityDimensions,
): TrainedAffinities {
  const { cues, traits } = counted(choices)
  const random = randomNumbers(2)
  const cueVectors = Float32Array.from(
    { length: cues.keys.length * dimensions },
    () => spread * (random() - 0.5),
  )
  const traitVectors = new Float32Array(traits.keys.length * dimensions)
  const cueSquares = new Float64Array(cues.keys.length).fill(firstSquares)
  const traitSquares = new Float64Array(traits.keys.length).fill(firstSquares)
  const context = new Float64Array(dimensions)
  const change = new Float64Array(dimensions)
  const sums = new Float64Array(4096)
  const slopes = new Float64Array(4096)
  const chances = new Float64Array(1024)
  const used = new Int32Array(4096)
  const coded = choices.map((choice) => ({
    cues: placesIn(choice.cues, cues.places).filter((place) => place >= 0),
    traits: placesIn(choice.traits, traits.places),
  }))
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = learningRate * (1 - (0.8 * epoch) / epochs)
    for (const number of shuffled(choices.length, random)) {
      const choice = choices[number]!
      context.fill(0)
      let count = 0
      for (const place of coded[number]!.cues) {
        if (random() < dropout) continue
        used[count++] = place * dimensions
        for (let at = 0, from = place * dimensions; at < dimensions; at++)
          context[at]! += cueVectors[from + at]!
      }
      if (count === 0) continue
      const share = cueShare(count)
      let square = 0
      for (let at = 0; at < dimensions; at++) {
        context[at]! *= share
        square += context[at]! * context[at]!
      }
      const places = coded[number]!.traits
      for (let trait = 0; trait < places.length; trait++) {
        let sum = 0
        if (places[trait]! >= 0) {
          for (let at = 0, from = places[trait]! * dimensions; at < dimensions; at++)
            sum += context[at]! * traitVectors[from + at]!
        }
        sums[trait] = sum
        slopes[trait] = 0
      }
      senseSlopes(choice.senses, choice.prior, choice.right, sums, chances, slopes)
      change.fill(0)
      for (let trait = 0; trait < places.length; trait++) {
        const place = places[trait]!
        const slope = slopes[trait]! * choice.weight
        if (place < 0 || Math.abs(slope) < negligible) continue
        traitSquares[place]! += (slope * slope * square) / dimensions
        const step = rate / Math.sqrt(traitSquares[place]!)
        const kept = 1 - step * decay
        for (let at = 0, from = place * dimensions; at < dimensions; at++) {
          const value = traitVectors[from + at]!
          change[at]! += slope * value
          traitVectors[from + at] = value * kept + step * slope * context[at]!
        }
      }
      let squares = 0
      for (let at = 0; at < dimensions; at++) {
        change[at]! *= share
        squares += change[at]! * change[at]!
      }
      squares /= dimensions
      for (let cue = 0; cue < count; cue++) {
        const from = used[cue]!
        const place = from / dimensions
        cueSquares[place]! += squares
        const step = rate / Math.sqrt(cueSquares[place]!)
        const kept = 1 - 0.1 * step * decay
        for (let at = 0; at < dimensions; at++)
          cueVectors[from + at] = cueVectors[from + at]! * kept + step * change[at]!
      }
    }
  }
  return {
    cues: { keys: cues.keys, values: cueVectors },
    traits: { keys: traits.keys, values: traitVectors },
  }
}

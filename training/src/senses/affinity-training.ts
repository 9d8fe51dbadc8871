import { type PlacedWord, places, placeVectors } from '@wordhoard/senses/context/places'
import {
  addProduct,
  columnProduct,
  cueShare,
  definitionParts,
  definitionProduct,
  matrixSizes,
} from '@wordhoard/senses/model/affinity'
import type { SenseVectors } from '@wordhoard/senses/model/sense-vectors'
import type { WordVectors } from '@wordhoard/senses/words/vectors'
import { type PairChoice, randomNumbers, senseSlopes, shuffleOrder } from './pair-training'

/** A choice with the words around the target and the words of the senses' definitions. */
export interface AffinityChoice extends PairChoice {
  readonly around: readonly PlacedWord[]
  readonly definitions: readonly SenseVectors[]
}

/** Vectors by the hash of their cue or trait, by ascending hash, one row after the other. */
export interface VectorTable {
  readonly keys: Uint32Array
  readonly values: Float32Array
}

/** The result of training, see `Affinities`. */
export interface TrainedAffinities {
  readonly cues: VectorTable
  readonly traits: VectorTable
  readonly ofPlaces: Float32Array
  readonly ofDefinitions: Float32Array
  readonly dimensions: number
  readonly wordDimensions: number
}

const affinityDimensions = 32
/** Minimum frequency of a cue with a vector; rarer cues only have weights of pairs. */
const rarestCue = 20
/** Minimum number of right senses that have a trait; rarer traits have no vector either. */
const rarestTrait = 2
const epochs = 4
const learningRate = 0.05
/** Learning rate of the matrices, which every choice changes. */
const matrixRate = 0.0285
/** Shares of cues and of places left out in each step, so that none relies on the others. */
const cueDropout = 0.3
const placeDropout = 0.15
const decay = 1e-3
/** Initial sums of squared gradients for cues and traits, and for the matrices. */
const firstSquares = 0.01
const firstMatrixSquares = 0.1
/** Widths of the ranges of initial values for cue vectors and for the two matrices; trait vectors start at zero. */
const spread = 0.35
const placeSpread = 0.3
const definitionSpread = 0.05
/** Gradients smaller than `negligible` are not worth their time, and choices surer than `sure` teach nothing more. */
const negligible = 2e-3
const sure = 0.995

/** Returns the hashes that occur at least `rarest` times, in ascending order, and the row of each. */
function table(counts: ReadonlyMap<number, number>, rarest: number) {
  const keys = Uint32Array.from([...counts].flatMap(([hash, count]) => (count >= rarest ? hash : []))).sort()
  const rows = new Map<number, number>()
  for (const [row, hash] of keys.entries()) rows.set(hash, row)
  return { keys, rows }
}

function countChoices(choices: readonly PairChoice[]) {
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

const rowsIn = (hashes: Uint32Array, rows: ReadonlyMap<number, number>) =>
  Int32Array.from(hashes, (hash) => rows.get(hash) ?? -1)

function squareOf(vector: Float64Array): number {
  let square = 0
  for (let at = 0; at < vector.length; at++) square += vector[at]! * vector[at]!
  return square
}

/** Adds a multiple of the outer product of two vectors to a matrix, starting at a row. */
function addOuter(
  matrix: Float32Array,
  from: number,
  column: Float64Array,
  row: Float64Array,
  factor: number,
): void {
  for (let at = 0, cell = from * row.length; at < column.length; at++, cell += row.length) {
    const value = factor * column[at]!
    if (value === 0) continue
    for (let to = 0; to < row.length; to++) matrix[cell + to]! += value * row[to]!
  }
}

/**
 * Learns vectors of cues and traits, and the matrices that map word vectors into their space. The model is a
 * conditional logit over a choice's senses: a sense's score is its prior plus the products of the context's vector with
 * the vectors of its traits and of its definition. Uses AdaGrad with one rate per vector, and one for each place and
 * part of the matrices. The same choices always give the same result.
 */
export function trainAffinities(choices: readonly AffinityChoice[], vectors: WordVectors): TrainedAffinities {
  const dimensions = affinityDimensions
  const wordDimensions = vectors.dimensions
  const { cues, traits } = countChoices(choices)
  const random = randomNumbers(2)
  const begin = (length: number, width: number) =>
    Float32Array.from({ length }, () => width * (random() - 0.5))
  const cueVectors = begin(cues.keys.length * dimensions, spread)
  const traitVectors = new Float32Array(traits.keys.length * dimensions)
  const sizes = matrixSizes(dimensions, wordDimensions)
  const ofPlaces = begin(sizes.ofPlaces, placeSpread)
  const ofDefinitions = begin(sizes.ofDefinitions, definitionSpread)
  const cueSquares = new Float64Array(cues.keys.length).fill(firstSquares)
  const traitSquares = new Float64Array(traits.keys.length).fill(firstSquares)
  const placeSquares = new Float64Array(places.length).fill(firstMatrixSquares)
  const partSquares = new Float64Array(definitionParts.length).fill(firstMatrixSquares)
  const context = new Float64Array(dimensions)
  const change = new Float64Array(dimensions)
  const prior = new Float64Array(1024)
  const sums = new Float64Array(4096)
  const slopes = new Float64Array(4096)
  const chances = new Float64Array(1024)
  const used = new Int32Array(4096)
  const coded = choices.map((choice) => ({
    cues: rowsIn(choice.cues, cues.rows).filter((row) => row >= 0),
    traits: rowsIn(choice.traits, traits.rows),
  }))
  const wordAt = (around: Float64Array, place: number) =>
    around.subarray(place * wordDimensions, (place + 1) * wordDimensions)

  for (let epoch = 0; epoch < epochs; epoch++) {
    const fading = 1 - (0.8 * epoch) / epochs
    const rate = learningRate * fading
    const rateOfMatrices = matrixRate * fading
    for (const number of shuffleOrder(choices.length, random)) {
      const choice = choices[number]!
      context.fill(0)
      let count = 0
      for (const row of coded[number]!.cues) {
        if (random() < cueDropout) continue
        used[count++] = row * dimensions
        for (let at = 0, from = row * dimensions; at < dimensions; at++)
          context[at]! += cueVectors[from + at]!
      }
      const share = cueShare(count)
      for (let at = 0; at < dimensions; at++) context[at]! *= share
      const around = placeVectors(choice.around, vectors)
      for (let place = 0; place < places.length; place++)
        if (random() < placeDropout) wordAt(around, place).fill(0)
      addProduct(context, around, ofPlaces)
      const square = squareOf(context)
      const rows = coded[number]!.traits
      for (let trait = 0; trait < rows.length; trait++) {
        let sum = 0
        if (rows[trait]! >= 0) {
          for (let at = 0, from = rows[trait]! * dimensions; at < dimensions; at++)
            sum += context[at]! * traitVectors[from + at]!
        }
        sums[trait] = sum
        slopes[trait] = 0
      }
      const projectedContext = columnProduct(ofDefinitions, context)
      for (const [sense, definition] of choice.definitions.entries()) {
        prior[sense] = choice.prior[sense]!
        for (const part of definitionParts)
          prior[sense]! += definitionProduct(projectedContext, definition, part)
      }
      const senseSlope = senseSlopes(choice.senses, prior, choice.right, sums, chances, slopes)
      if (senseSlope.rightChance > sure) continue
      change.fill(0)
      for (let trait = 0; trait < rows.length; trait++) {
        const row = rows[trait]!
        const slope = slopes[trait]! * choice.weight
        if (row < 0 || Math.abs(slope) < negligible) continue
        traitSquares[row]! += (slope * slope * square) / dimensions
        const step = rate / Math.sqrt(traitSquares[row]!)
        const kept = 1 - step * decay
        for (let at = 0, from = row * dimensions; at < dimensions; at++) {
          const value = traitVectors[from + at]!
          change[at]! += slope * value
          traitVectors[from + at] = value * kept + step * slope * context[at]!
        }
      }
      for (const [place, part] of definitionParts.entries()) {
        const slope = new Float64Array(wordDimensions)
        for (const [sense, definition] of choice.definitions.entries()) {
          const ofSense = senseSlope.of(sense) * choice.weight
          if (Math.abs(ofSense) < negligible / 2) continue
          const direction = definition[part]
          for (let at = 0; at < wordDimensions; at++) slope[at]! += ofSense * direction[at]!
        }
        partSquares[place]! += (squareOf(slope) * square) / (wordDimensions * dimensions)
        const step = rateOfMatrices / Math.sqrt(partSquares[place]!)
        addProduct(change, slope, ofDefinitions, place * wordDimensions)
        addOuter(ofDefinitions, place * wordDimensions, slope, context, step)
      }
      const changed = squareOf(change)
      for (let place = 0; place < places.length; place++) {
        const word = wordAt(around, place)
        if (word.every((value) => value === 0)) continue
        placeSquares[place]! += changed / (wordDimensions * dimensions)
        const step = rateOfMatrices / Math.sqrt(placeSquares[place]!)
        addOuter(ofPlaces, place * wordDimensions, word, change, step)
      }
      const squares = (changed * share * share) / dimensions
      for (let cue = 0; cue < count; cue++) {
        const from = used[cue]!
        const row = from / dimensions
        cueSquares[row]! += squares
        const step = rate / Math.sqrt(cueSquares[row]!)
        const kept = 1 - 0.1 * step * decay
        for (let at = 0; at < dimensions; at++)
          cueVectors[from + at] = cueVectors[from + at]! * kept + step * share * change[at]!
      }
    }
  }
  return {
    cues: { keys: cues.keys, values: cueVectors },
    traits: { keys: traits.keys, values: traitVectors },
    ofPlaces,
    ofDefinitions,
    dimensions,
    wordDimensions,
  }
}

import type { TrainedAffinities, VectorTable } from './affinity-training'

/** Returns the mean of two trainings' weights at each address. */
export const meanPairs = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((weight, address) => (weight + other[address]!) / 2)

/** Places the vectors of two tables side by side, with zeros where a table lacks a key. */
function joinTables(one: VectorTable, other: VectorTable, width: number, factor: number): VectorTable {
  const keys = Uint32Array.from(new Set([...one.keys, ...other.keys])).sort()
  const rows = new Map([...keys.entries()].map(([row, key]) => [key, row]))
  const values = new Float32Array(keys.length * width * 2)
  for (const [half, table] of [one, other].entries()) {
    for (const [row, key] of table.keys.entries()) {
      const to = (rows.get(key)! * 2 + half) * width
      for (let at = 0; at < width; at++) values[to + at] = factor * table.values[row * width + at]!
    }
  }
  return { keys, values }
}

/** Places two matrices side by side, row by row. */
function joinMatrices(one: Float32Array, other: Float32Array, width: number, factor: number): Float32Array {
  const joined = new Float32Array(one.length * 2)
  for (const [half, matrix] of [one, other].entries()) {
    for (let cell = 0; cell < matrix.length; cell++) {
      const row = Math.floor(cell / width)
      joined[(row * 2 + half) * width + (cell % width)] = factor * matrix[cell]!
    }
  }
  return joined
}

/**
 * Joins two trainings into one with twice the dimensions, whose products are the mean of both. What only one of them
 * has learnt by chance thus counts half (Breiman 1996, bagging).
 *
 * @param one and the other must have the same dimensions
 */
export function joinAffinities(one: TrainedAffinities, other: TrainedAffinities): TrainedAffinities {
  const width = one.dimensions
  const factor = Math.sqrt(1 / 2)
  return {
    cues: joinTables(one.cues, other.cues, width, factor),
    traits: joinTables(one.traits, other.traits, width, factor),
    ofPlaces: joinMatrices(one.ofPlaces, other.ofPlaces, width, factor),
    ofDefinitions: joinMatrices(one.ofDefinitions, other.ofDefinitions, width, factor),
    dimensions: width * 2,
    wordDimensions: one.wordDimensions,
  }
}

import type { ColumnReader, Columns } from './columns'

/** Numbers are from −7 to 7, stored with this added. */
const ZERO = 8
const HIGHEST = 7

/** Vectors of which each number takes four bits; each vector has its own scale. */
export class SmallVectors {
  readonly dimensions: number
  readonly #scales: Float32Array
  readonly #halves: Uint8Array

  private constructor(dimensions: number, scales: Float32Array, halves: Uint8Array) {
    this.dimensions = dimensions
    this.#scales = scales
    this.#halves = halves
  }

  static read(columns: ColumnReader, name: string): SmallVectors {
    const scales = columns.floats(`${name}Scales`)
    const halves = columns.bytes(`${name}Vectors`)
    return new SmallVectors(scales.length === 0 ? 0 : (halves.length * 2) / scales.length, scales, halves)
  }

  /** Returns columns that hold these vectors. */
  static write(name: string, vectors: readonly ArrayLike<number>[]): Columns {
    const dimensions = vectors[0]?.length ?? 0
    const scales = new Float32Array(vectors.length)
    const halves = new Uint8Array((vectors.length * dimensions) / 2)
    for (const [row, vector] of vectors.entries()) {
      let most = 0
      for (let at = 0; at < dimensions; at++) most = Math.max(most, Math.abs(vector[at]!))
      const scale = most / HIGHEST
      scales[row] = scale
      for (let at = 0; at < dimensions; at++) {
        const value = ZERO + (scale === 0 ? 0 : Math.round(vector[at]! / scale))
        const place = row * dimensions + at
        halves[place >> 1]! |= value << ((place & 1) * 4)
      }
    }
    return { [`${name}Scales`]: scales, [`${name}Vectors`]: halves }
  }

  /** Adds `weight` times a vector to a sum. */
  add(sum: Float64Array, row: number, weight: number): void {
    const scale = this.#scales[row]! * weight
    const from = row * this.dimensions
    for (let at = 0; at < this.dimensions; at++) sum[at]! += scale * this.#valueAt(from + at)
  }

  /** Returns the product of a vector with another. */
  product(other: Float64Array, row: number): number {
    const from = row * this.dimensions
    let sum = 0
    for (let at = 0; at < this.dimensions; at++) sum += other[at]! * this.#valueAt(from + at)
    return sum * this.#scales[row]!
  }

  #valueAt(place: number): number {
    return ((this.#halves[place >> 1]! >> ((place & 1) * 4)) & 15) - ZERO
  }
}

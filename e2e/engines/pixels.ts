import { PNG } from 'pngjs'
import type { Box } from './engine'

/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number]

/** Largest difference per channel, out of 255, at which two pixels still count as the same colour. */
const tolerance = 40

/** A screenshot whose pixels can be counted. */
export class Picture {
  readonly #png: PNG

  /** @param png screenshot with one pixel per CSS pixel */
  constructor(png: Buffer) {
    this.#png = PNG.sync.read(png)
  }

  /** Counts the pixels of a box that have about this colour. */
  count(box: Box, colour: Rgb): number {
    let count = 0
    for (const at of this.#offsets(box))
      if (colour.every((value, channel) => Math.abs(this.#png.data[at + channel]! - value) <= tolerance))
        count++
    return count
  }

  /** Returns the share of a box's pixels that have about this colour: 0 to 1. */
  share(box: Box, colour: Rgb): number {
    return this.count(box, colour) / [...this.#offsets(box)].length
  }

  /** Counts the pixels of a box that have another colour in another picture of the same size. */
  countDiffering(box: Box, other: Picture): number {
    let count = 0
    for (const at of this.#offsets(box))
      if (
        [0, 1, 2].some(
          (channel) => Math.abs(this.#png.data[at + channel]! - other.#png.data[at + channel]!) > tolerance,
        )
      )
        count++
    return count
  }

  *#offsets({ x, y, width, height }: Box): Generator<number> {
    const right = Math.min(this.#png.width, Math.round(x + width))
    const bottom = Math.min(this.#png.height, Math.round(y + height))
    for (let row = Math.max(0, Math.round(y)); row < bottom; row++)
      for (let column = Math.max(0, Math.round(x)); column < right; column++)
        yield 4 * (row * this.#png.width + column)
  }
}

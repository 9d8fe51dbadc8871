import { SEPARATOR } from './translation-file'

/** Bytes that a line's JSON may have more than the line: brackets and quotation marks. */
const SPARE = 16

/** Where a line's key and cell begin and end in the text of a file. */
interface Line {
  readonly start: number
  readonly tab: number
  readonly end: number
}

/** Yields the places of a file's lines, which takes less memory than splitting it. */
function* linesOf(content: string): Generator<Line> {
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf('\n', start)
    const end = found < 0 ? content.length : found
    const tab = content.indexOf('\t', start)
    if (tab > start && tab < end) yield { start, tab, end }
    start = end + 1
  }
}

/** Returns the keys of a file (`translation-file`), in their order. */
export function keysOfFile(content: string): string[] {
  return Array.from(linesOf(content), ({ start, tab }) => content.slice(start, tab))
}

/**
 * The translations of a language by definition, in the form in which they are sent: JSON arrays one after the other in
 * one buffer, found by binary search among the sorted ids. A language of 28,000 senses takes 1.5 MB.
 */
export class TranslationTable {
  readonly #ids: Int32Array
  /** Where each definition's array begins and ends. */
  readonly #places: Uint32Array
  readonly #json: Buffer

  private constructor(ids: Int32Array, places: Uint32Array, json: Buffer) {
    this.#ids = ids
    this.#places = places
    this.#json = json
  }

  /**
   * Makes the table of a file.
   *
   * @param ids the ids of `keysOfFile`, in their order; 0 for keys that the dictionary hasn't
   */
  static fromFile(content: string, ids: ArrayLike<number>): TranslationTable {
    const json = Buffer.allocUnsafe(Buffer.byteLength(content) + ids.length * SPARE)
    const ends = new Uint32Array(ids.length + 1)
    let line = 0
    for (const { tab, end } of linesOf(content)) {
      const before = ends[line]!
      const isKnown = ids[line]! > 0
      const text = isKnown ? JSON.stringify(content.slice(tab + 1, end).split(SEPARATOR)) : ''
      ends[++line] = before + json.write(text, before)
    }
    const order = Uint32Array.from({ length: ids.length }, (_, at) => at)
      .filter((at) => ids[at]! > 0)
      .sort((a, b) => ids[a]! - ids[b]!)
    const places = new Uint32Array(order.length * 2)
    for (const [place, at] of order.entries()) {
      places[place * 2] = ends[at]!
      places[place * 2 + 1] = ends[at + 1]!
    }
    const bytes = Buffer.allocUnsafeSlow(ends[line]!)
    json.copy(bytes, 0, 0, bytes.length)
    return new TranslationTable(
      Int32Array.from(order, (at) => ids[at]!),
      places,
      bytes,
    )
  }

  /** Returns the translations of a definition as a JSON array; undefined if it has none. */
  jsonOf(id: number): Buffer | undefined {
    const ids = this.#ids
    let from = 0
    let to = ids.length
    while (from < to) {
      const middle = (from + to) >>> 1
      if (ids[middle]! < id) from = middle + 1
      else to = middle
    }
    if (ids[from] !== id) return undefined
    return this.#json.subarray(this.#places[from * 2], this.#places[from * 2 + 1])
  }

  get size(): number {
    return this.#ids.length
  }

  /** Memory that the table takes, in bytes. */
  get bytes(): number {
    return this.#ids.byteLength + this.#places.byteLength + this.#json.length
  }
}

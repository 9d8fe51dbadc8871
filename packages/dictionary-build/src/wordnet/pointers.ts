/** Relations between synsets (wninput(5WN)) that the dictionary uses; all others are skipped. */
export const pointerSymbols = {
  antonym: ['!'],
  hypernym: ['@', '@i'],
  instanceHypernym: ['@i'],
  hyponym: ['~', '~i'],
  part: ['#m', '#s', '#p', '%m', '%s', '%p'],
  derivation: ['+', '\\', '<'],
  similar: ['&', '^', '*', '>', '$', '='],
  category: [';c'],
  region: [';r'],
  usage: [';u'],
} as const

export type PointerKind = keyof typeof pointerSymbols

const numberOfSymbol = new Map<string, number>()
for (const symbols of Object.values(pointerSymbols)) {
  for (const symbol of symbols)
    if (!numberOfSymbol.has(symbol)) numberOfSymbol.set(symbol, numberOfSymbol.size)
}
/** The symbols of each kind as a bit set of their numbers, of which there are fewer than 32. */
const symbolBits = Object.fromEntries(
  Object.entries(pointerSymbols).map(([kind, symbols]) => [
    kind,
    symbols.reduce((bits, symbol) => bits | (1 << numberOfSymbol.get(symbol)!), 0),
  ]),
) as Record<PointerKind, number>

/**
 * Number of cells per pointer: symbol, source word and target word (1-based, 0 = whole synset) share one, the target
 * synset is the other.
 */
export const POINTER_CELLS = 2
/** Returned instead of the place of a pointer if there is none. */
export const NO_POINTER = -1

/**
 * All pointers of all synsets, packed: as objects, the 378,000 pointers would take more memory than all the texts.
 * Targets are offsets in the data files until `resolve` replaces them with synset indexes.
 */
export class PointerTable {
  #cells = new Int32Array(1 << 16)
  #used = 0

  get end(): number {
    return this.#used
  }

  /** Appends a pointer, unless the dictionary doesn't use its relation; `source` and `target` are word numbers. */
  add(symbol: string, source: number, target: number, targetSynset: number): void {
    const number = numberOfSymbol.get(symbol)
    if (number === undefined) return
    if (this.#used + POINTER_CELLS > this.#cells.length) {
      const larger = new Int32Array(this.#cells.length * 2)
      larger.set(this.#cells)
      this.#cells = larger
    }
    this.#cells[this.#used] = (number << 16) | (source << 8) | target
    this.#cells[this.#used + 1] = targetSynset
    this.#used += POINTER_CELLS
  }

  /** Replaces every target with the value that `indexOf` returns for it. Throws if there is none. */
  resolve(indexOf: (target: number) => number | undefined): void {
    for (let at = 1; at < this.#used; at += POINTER_CELLS) {
      const target = this.#cells[at]!
      const index = indexOf(target)
      if (index === undefined)
        throw new Error(`WordNet data: a pointer leads to ${target}, which isn't a synset`)
      this.#cells[at] = index
    }
  }

  /**
   * Returns the place of the first pointer of one kind in a range, or `NO_POINTER`. With `words` (1-based), skips
   * pointers that concern neither these words nor the whole synset. It takes no callback, which would be
   * made anew for each of five million questions.
   */
  next(from: number, to: number, kind: PointerKind, words: readonly number[] | undefined): number {
    const wanted = symbolBits[kind]
    const cells = this.#cells
    for (let at = from; at < to; at += POINTER_CELLS) {
      const head = cells[at]!
      if (((wanted >> (head >> 16)) & 1) === 0) continue
      const source = (head >> 8) & 0xff
      if (words === undefined || source === 0 || words.includes(source)) return at
    }
    return NO_POINTER
  }

  /** Returns the synset to which the pointer at a place leads. */
  synsetAt(at: number): number {
    return this.#cells[at + 1]!
  }

  /** Returns the word (1-based, 0 = all) to which the pointer at a place leads. */
  wordAt(at: number): number {
    return this.#cells[at]! & 0xff
  }
}

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
const WIDTH = 2

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
    if (this.#used + WIDTH > this.#cells.length) {
      const larger = new Int32Array(this.#cells.length * 2)
      larger.set(this.#cells)
      this.#cells = larger
    }
    this.#cells[this.#used] = (number << 16) | (source << 8) | target
    this.#cells[this.#used + 1] = targetSynset
    this.#used += WIDTH
  }

  /** Replaces every target with the value that `indexOf` returns for it. Throws if there is none. */
  resolve(indexOf: (target: number) => number | undefined): void {
    for (let at = 1; at < this.#used; at += WIDTH) {
      const target = this.#cells[at]!
      const index = indexOf(target)
      if (index === undefined)
        throw new Error(`WordNet data: a pointer leads to ${target}, which isn't a synset`)
      this.#cells[at] = index
    }
  }

  /**
   * Calls `visit` with each synset, and the word in it (0 = all), to which a range of pointers of one kind leads. With
   * `words` (1-based), visits only pointers that concern these words or the whole synset.
   */
  visit(
    from: number,
    to: number,
    kind: PointerKind,
    words: readonly number[] | undefined,
    visit: (synset: number, word: number) => void,
  ): void {
    const wanted = symbolBits[kind]
    for (let at = from; at < to; at += WIDTH) {
      const head = this.#cells[at]!
      if (((wanted >> (head >> 16)) & 1) === 0) continue
      const source = (head >> 8) & 0xff
      if (words && source !== 0 && !words.includes(source)) continue
      visit(this.#cells[at + 1]!, head & 0xff)
    }
  }
}

/** Relations between synsets (wninput(5WN)) that the dictionary uses; all others are skipped while reading. */
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
const numbersOfKind = Object.fromEntries(
  Object.entries(pointerSymbols).map(([kind, symbols]) => [
    kind,
    symbols.map((symbol) => numberOfSymbol.get(symbol)),
  ]),
) as Record<PointerKind, number[]>

/** Fields of one pointer in the packed array: symbol, source and target word (1-based, 0 = whole synset), target. */
const WIDTH = 2

/**
 * All pointers of all synsets, packed: there are 378,000, which as objects would take more room than all the texts.
 * Targets are synset indexes once `resolve` has run, offsets in the data files before.
 */
export class PointerTable {
  #cells = new Int32Array(1 << 16)
  #used = 0

  get end(): number {
    return this.#used
  }

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

  /** Replaces every target by what `indexOf` knows it as. */
  resolve(indexOf: (target: number) => number | undefined): void {
    for (let at = 1; at < this.#used; at += WIDTH) {
      const target = this.#cells[at]!
      const index = indexOf(target)
      if (index === undefined)
        throw new Error(`WordNet data: a pointer leads to ${target}, where no synset is`)
      this.#cells[at] = index
    }
  }

  /**
   * Synsets and words that a stretch of pointers of one kind leads to. `words` (1-based) keeps what concerns these words
   * or the whole synset.
   */
  targets(
    from: number,
    to: number,
    kind: PointerKind,
    words?: readonly number[],
  ): { synset: number; word: number }[] {
    const wanted = numbersOfKind[kind]
    const found: { synset: number; word: number }[] = []
    for (let at = from; at < to; at += WIDTH) {
      const head = this.#cells[at]!
      if (!wanted.includes(head >> 16)) continue
      const source = (head >> 8) & 0xff
      if (words && source !== 0 && !words.includes(source)) continue
      found.push({ synset: this.#cells[at + 1]!, word: head & 0xff })
    }
    return found
  }
}

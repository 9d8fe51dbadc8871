import { MAX_RELATED_STEMS } from '@wordhoard/senses/profile'
import { contentStems } from '@wordhoard/senses/words/stems'
import type { Synset } from '../wordnet/wordnet'

/**
 * The stems of all synsets' words, definitions and examples. Each synset has several words and is related to a dozen
 * other synsets, so its texts are split only once. Stems are kept as numbers, which take little memory.
 */
export class SynsetStems {
  readonly #stems: string[] = []
  /** For each synset: for each word, the number of its stems and these; the same for the text and for all examples. */
  readonly #cells: Int32Array
  readonly #starts: Int32Array
  /** For each stem, the last profile that had it. */
  readonly #lastProfile: Int32Array
  #profiles = 0

  constructor(synsets: readonly Synset[]) {
    const numbers = new Map<string, number>()
    let cells = new Int32Array(1 << 20)
    let used = 0
    const add = (text: string) => {
      const stems = contentStems(text)
      if (used + stems.length + 2 > cells.length) cells = enlarge(cells)
      for (const stem of stems) {
        let number = numbers.get(stem)
        if (number === undefined) {
          number = this.#stems.length
          numbers.set(stem, number)
          this.#stems.push(stem)
        }
        cells[++used] = number
      }
      return stems.length
    }
    /** Adds the stems of several texts together, after their number. */
    const addAll = (texts: readonly string[]) => {
      const at = used
      let length = 0
      for (const text of texts) length += add(text)
      cells[at] = length
      used += 1
    }
    this.#starts = new Int32Array(synsets.length)
    for (const { index, words, text, examples } of synsets) {
      this.#starts[index] = used
      for (const word of words) addAll([word])
      addAll([text])
      addAll(examples)
    }
    this.#cells = cells
    this.#lastProfile = new Int32Array(this.#stems.length)
  }

  /**
   * Returns the stems of a sense, each once, separated by spaces: of its text, its examples and the other words of its
   * synset; and then the first stems of related synsets' words and texts that it doesn't have itself.
   *
   * @param words positions of the words that aren't counted, 1-based
   * @param related indexes of synsets
   */
  profile(
    { index, words: { length: wordCount } }: Synset,
    words: readonly number[],
    related: Iterable<{ readonly index: number; readonly words: readonly string[] }>,
  ): { own: string; related: string } {
    this.#profiles += 1
    this.#left = Number.POSITIVE_INFINITY
    const cells = this.#cells
    const text = this.#skip(this.#starts[index]!, wordCount)
    const own: string[] = []
    this.#collect(own, text, 1)
    this.#collect(own, text + 1 + cells[text]!, 1)
    let at = this.#starts[index]!
    for (let word = 1; word <= wordCount; word += 1) {
      if (!words.includes(word)) this.#collect(own, at, 1)
      at += 1 + cells[at]!
    }
    const others: string[] = []
    this.#left = MAX_RELATED_STEMS
    for (const { index: other, words: otherWords } of related) {
      this.#collect(others, this.#starts[other]!, otherWords.length + 1)
      if (this.#left === 0) break
    }
    return { own: own.join(' '), related: others.join(' ') }
  }

  /** How many stems the current list may still take. */
  #left = 0

  /** Adds the stems of texts that the current profile doesn't have yet to a list. */
  #collect(list: string[], start: number, texts: number): void {
    const cells = this.#cells
    let at = start
    for (let text = 0; text < texts; text += 1) {
      const end = at + 1 + cells[at]!
      for (at += 1; at < end; at += 1) {
        const stem = cells[at]!
        if (this.#lastProfile[stem] === this.#profiles) continue
        if (this.#left === 0) return
        this.#left -= 1
        this.#lastProfile[stem] = this.#profiles
        list.push(this.#stems[stem]!)
      }
    }
  }

  #skip(start: number, texts: number): number {
    let at = start
    for (let text = 0; text < texts; text += 1) at += 1 + this.#cells[at]!
    return at
  }
}

function enlarge(cells: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(cells.length * 2)
  larger.set(cells)
  return larger
}

import { MAX_RELATED_STEMS } from '@wordhoard/senses/profile'
import { isStopWord, makeStem } from '@wordhoard/senses/words/stems'
import { enlarge, WordTable } from '../word-table'
import type { Synset } from '../wordnet/wordnet'

/** The number that stands for stop words in place of a stem's. */
const NO_STEM = -1

/** The stems of a profile, each once, separated by spaces. */
interface ProfileStems {
  readonly own: string
  readonly related: string
}

/**
 * The stems of texts, as `contentStems` finds them: those of all synsets' words, definitions and examples, which it
 * keeps, and of other texts. Each synset has several words and is related to a dozen other synsets, so its texts are
 * split only once. Stems are numbers here, which take little memory.
 */
export class SynsetStems {
  readonly #table = new WordTable()
  readonly #stems: string[] = []
  readonly #numbers = new Map<string, number>()
  /** For each word of the table, the number of its stem. */
  #stemOfWord = new Int32Array(1 << 16)
  #knownWords = 0
  /** For each synset: for each word, the number of its stems and these; the same for the text and for all examples. */
  #cells = new Int32Array(1 << 20)
  #used = 0
  readonly #starts: Int32Array
  /** For each stem, the last profile that had it. */
  #lastProfile = new Int32Array(1 << 16)
  #profiles = 0

  constructor(synsets: readonly Synset[]) {
    this.#starts = new Int32Array(synsets.length)
    for (const { index, words, text, examples } of synsets) {
      this.#starts[index] = this.#used
      for (const word of words) this.#addCells([word])
      this.#addCells([text])
      this.#addCells(examples)
    }
    this.#cells = this.#cells.slice(0, this.#used)
  }

  /** Returns the numbers of the stems of texts, each once, in their order. */
  numbersOf(texts: readonly string[]): number[] {
    this.#startProfile()
    const numbers: number[] = []
    for (const text of texts) this.#eachNew(text, (number) => numbers.push(number))
    return numbers
  }

  /**
   * Returns the stems of texts, and then the first of the related stems that they don't have.
   *
   * @param related numbers of stems
   */
  profileOfTexts(texts: readonly string[], related: readonly number[]): ProfileStems {
    this.#startProfile()
    const own: string[] = []
    for (const text of texts) this.#eachNew(text, (number) => own.push(this.#stems[number]!))
    const others: string[] = []
    for (const number of related) {
      if (others.length < MAX_RELATED_STEMS && this.#isNew(number)) others.push(this.#stems[number]!)
    }
    return { own: own.join(' '), related: others.join(' ') }
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
  ): ProfileStems {
    this.#startProfile()
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

  #startProfile(): void {
    this.#profiles += 1
  }

  /** Whether the current profile doesn't have a stem yet; from now on it has. */
  #isNew(stem: number): boolean {
    if (this.#lastProfile[stem] === this.#profiles) return false
    this.#lastProfile[stem] = this.#profiles
    return true
  }

  #eachNew(text: string, visit: (stem: number) => void): void {
    const count = this.#table.read(text, 'letters')
    if (this.#table.words.length > this.#knownWords) this.#learnWords()
    for (let at = 0; at < count; at += 1) {
      const stem = this.#stemOfWord[this.#table.found[at]!]!
      if (stem !== NO_STEM && this.#isNew(stem)) visit(stem)
    }
  }

  /** Adds the stems of several texts together, after their number. */
  #addCells(texts: readonly string[]): void {
    const start = this.#used
    this.#used += 1
    for (const text of texts) {
      const count = this.#table.read(text, 'letters')
      if (this.#table.words.length > this.#knownWords) this.#learnWords()
      while (this.#used + count >= this.#cells.length) this.#cells = enlarge(this.#cells)
      for (let at = 0; at < count; at += 1) {
        const stem = this.#stemOfWord[this.#table.found[at]!]!
        if (stem !== NO_STEM) this.#cells[this.#used++] = stem
      }
    }
    this.#cells[start] = this.#used - start - 1
  }

  /** Finds the stems of the words that the table has learnt. */
  #learnWords(): void {
    const { words } = this.#table
    while (words.length > this.#stemOfWord.length) this.#stemOfWord = enlarge(this.#stemOfWord)
    for (; this.#knownWords < words.length; this.#knownWords += 1) {
      const word = words[this.#knownWords]!
      this.#stemOfWord[this.#knownWords] = isStopWord(word) ? NO_STEM : this.#numberOf(makeStem(word))
    }
    while (this.#stems.length > this.#lastProfile.length) this.#lastProfile = enlarge(this.#lastProfile)
  }

  #numberOf(stem: string): number {
    let number = this.#numbers.get(stem)
    if (number === undefined) {
      number = this.#stems.length
      this.#numbers.set(stem, number)
      this.#stems.push(stem)
    }
    return number
  }
}

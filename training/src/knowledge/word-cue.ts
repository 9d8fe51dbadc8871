import type { WordFacts } from './word-facts'
import type { Features } from './word-features'
import { UNLISTED_FREQUENCY, type WordFrequencies } from './word-frequencies'

/** Returns what learners are shown of a word that they are to write: its first letter and its number of letters. */
export function cueOf(word: string): string {
  return `${word.slice(0, 1)}${word.length}`
}

/** How readily a headword comes to mind at its first letter and its length, whatever it is asked by. */
export class CueFeatures {
  readonly #english: WordFrequencies
  /** Frequencies of the headwords with each cue, on the Zipf scale. */
  readonly #frequencies = new Map<string, number[]>()

  constructor({
    english,
    words,
  }: {
    readonly english: WordFrequencies
    readonly words: Iterable<WordFacts>
  }) {
    this.#english = english
    for (const { word } of words) {
      if (!/^[a-z]+$/.test(word)) continue
      const frequencies = this.#frequencies.get(cueOf(word)) ?? []
      if (frequencies.length === 0) this.#frequencies.set(cueOf(word), frequencies)
      frequencies.push(this.#frequencyOf(word))
    }
  }

  /** Returns the features of a word: the logarithms of its share of the cue’s uses, and of its place and their number. */
  of({ word }: WordFacts): Features {
    const own = this.#frequencyOf(word)
    const all = this.#frequencies.get(cueOf(word)) ?? [own]
    const uses = all.reduce((sum, frequency) => sum + 10 ** frequency, 0)
    return {
      'share of cue': own - Math.log10(uses),
      'place by cue': Math.log(1 + all.filter((frequency) => frequency > own).length),
      'words by cue': Math.log(1 + all.length),
    }
  }

  #frequencyOf(word: string): number {
    return this.#english.get(word) ?? UNLISTED_FREQUENCY
  }
}

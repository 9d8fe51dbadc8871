import type { Equivalents, FirstLanguage } from './equivalents'
import { compareEquivalent, plainEquivalent, UNLIKE } from './similarity'
import type { WordFacts } from './word-facts'
import type { Features } from './word-features'
import { UNLISTED_FREQUENCY, type WordFrequencies } from './word-frequencies'

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * How readily a headword comes to mind at what it is called in a first language. Learners who are asked for the English of
 * *golpear* write *hit*, not *pound*: what is also said of commoner words makes a word hard to recall.
 */
export class RivalFeatures {
  readonly #language: FirstLanguage
  readonly #equivalents: Equivalents
  /** By equivalent, how often each word called so is used for it: its frequency, less for later senses and places. */
  readonly #uses = new Map<string, Map<string, number>>()

  constructor(
    language: FirstLanguage,
    {
      equivalents,
      english,
      words,
    }: {
      readonly equivalents: Equivalents
      readonly english: WordFrequencies
      readonly words: Iterable<WordFacts>
    },
  ) {
    this.#language = language
    this.#equivalents = equivalents
    for (const word of words) {
      const frequency = 10 ** (english.get(word.word) ?? UNLISTED_FREQUENCY)
      for (const [sense, list] of this.#listsOf(word).entries())
        for (const [place, equivalent] of list.entries()) {
          const uses = this.#uses.get(equivalent) ?? new Map<string, number>()
          if (uses.size === 0) this.#uses.set(equivalent, uses)
          const use = frequency / ((1 + sense) * (1 + place))
          uses.set(word.word, Math.max(use, uses.get(word.word) ?? 0))
        }
    }
  }

  /** Returns the features of a word; NaN for what isn't known of words without translations. */
  of(word: WordFacts): Features {
    const lists = this.#listsOf(word)
    const [ofFirst = []] = lists
    const all = [...new Set(lists.flat())]
    const share = (equivalent: string) => this.#shareOf(word.word, equivalent)
    const rivals = (equivalent: string) => Math.log(this.#uses.get(equivalent)!.size)
    const shares = all.map(share)
    const isUnlike = (equivalent: string) =>
      compareEquivalent(this.#language, word.word, equivalent).best < UNLIKE
    const sharesOfUnlike = all.filter(isUnlike).map(share)
    return {
      'share of first': mean(ofFirst.slice(0, 1).map(share)),
      'share of first sense': mean(ofFirst.map(share)),
      'share on average': mean(shares),
      'greatest share': greatest(shares),
      'least share': -greatest(shares.map((one) => -one)),
      'share of unlike': mean(sharesOfUnlike),
      'greatest share of unlike': greatest(sharesOfUnlike),
      rivals: mean(all.map(rivals)),
      'rivals of first': mean(ofFirst.slice(0, 1).map(rivals)),
    }
  }

  #listsOf({ learner }: WordFacts): string[][] {
    return learner.flatMap(({ key }) => {
      const list = this.#equivalents.ofSense(this.#language, key) ?? []
      return list.length > 0 ? [list.map((one) => plainEquivalent(this.#language, one))] : []
    })
  }

  /** Returns the logarithm of a word's share of the uses of an equivalent. */
  #shareOf(word: string, equivalent: string): number {
    const uses = this.#uses.get(equivalent)!
    const all = [...uses.values()].reduce((sum, one) => sum + one, 0)
    return Math.log10(uses.get(word)! / all)
  }
}

const greatest = (values: readonly number[]) => (values.length === 0 ? Number.NaN : Math.max(...values))

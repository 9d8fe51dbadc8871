import type { Equivalents } from './equivalents'
import type { ListedLanguage } from './listed-words'
import { anglicise, compareEquivalent, plainEquivalent, UNLIKE, withoutAccents } from './similarity'
import type { WordFacts } from './word-facts'
import { type Features, mainPart } from './word-features'
import { UNLISTED_FREQUENCY, type WordFrequencies } from './word-frequencies'

/** Rarer words of a language aren't looked at when a headword's own kin is sought. */
const RAREST_KIN = 1.8
const SHORTEST_KIN = 3
/** Zipf units by which a Chinese word is rarer than the rarest pair of its characters. */
const RARER_THAN_PAIRS = 0.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * How common a headword and what it is called are in a first language. People know words that their language has borrowed
 * or shares (Shuttle, Brainstorming), and learn a word more easily that says something common.
 */
export class ForeignFeatures {
  readonly #language: ListedLanguage
  readonly #equivalents: Equivalents
  readonly #frequencies: WordFrequencies
  readonly #english: WordFrequencies
  readonly #kin: ReadonlyMap<string, number>

  constructor(
    language: ListedLanguage,
    sources: {
      readonly equivalents: Equivalents
      readonly frequencies: WordFrequencies
      readonly english: WordFrequencies
      readonly words: Iterable<string>
    },
  ) {
    this.#language = language
    this.#equivalents = sources.equivalents
    this.#frequencies = sources.frequencies
    this.#english = sources.english
    this.#kin = language === 'zh' ? new Map() : findKin(language, sources)
  }

  /** Returns the features of a word; NaN for what isn't known of words without translations. */
  of(word: WordFacts): Features {
    const kin = this.#kin.get(withoutAccents(word.word)) ?? UNLISTED_FREQUENCY
    return {
      'own frequency': this.#frequencies.get(word.word) ?? UNLISTED_FREQUENCY,
      'kin’s frequency': kin,
      'kin commoner': kin - (this.#english.get(word.word) ?? UNLISTED_FREQUENCY),
      ...this.#byTranslations(word),
    }
  }

  #byTranslations(word: WordFacts): Features {
    const part = mainPart(word)
    const listsOf = (senses: WordFacts['learner']) =>
      senses.flatMap(({ key }) => {
        const list = this.#equivalents.ofSense(this.#language, key)
        return list && list.length > 0 ? [list] : []
      })
    const all = listsOf(word.learner)
    const [first] = [...listsOf(word.learner.filter((sense) => sense.part === part)), ...all]
    const compare = (one: string) => compareEquivalent(this.#language, word.word, one).best
    const frequencies = (first ?? []).map((one) => this.#frequencyOf(one))
    const alike = first ? first.map(compare) : []
    const allAlike = all.flatMap((list) => list.map(compare))
    const known = (value: () => number) => (first ? value() : Number.NaN)
    return {
      'first equivalent’s frequency': known(() => frequencies[0]!),
      'commonest equivalent’s frequency': known(() => Math.max(...frequencies)),
      'equivalents’ frequency': known(() => mean(frequencies)),
      'like second': known(() => alike[1] ?? alike[0]!),
      'like least of first sense': known(() => Math.min(...alike)),
      'like all': known(() => mean(allAlike)),
      'like least': known(() => Math.min(...allAlike)),
      'unlike equivalents': known(() => allAlike.filter((one) => one < UNLIKE).length),
      'translated senses': known(() => all.length),
    }
  }

  /** Returns the frequency of a phrase's rarest word. */
  #frequencyOf(equivalent: string): number {
    const find = (word: string) => this.#frequencies.get(word) ?? UNLISTED_FREQUENCY
    if (this.#language === 'zh') {
      const text = equivalent.replace(/[^\u4e00-\u9fff]/gu, '')
      const whole = this.#frequencies.get(text)
      if (whole !== undefined) return whole
      const pairs = Array.from({ length: Math.max(0, text.length - 1) }, (_, at) =>
        find(text.slice(at, at + 2)),
      )
      return pairs.length > 0 ? Math.min(...pairs) - RARER_THAN_PAIRS : UNLISTED_FREQUENCY
    }
    const words = plainEquivalent(this.#language, equivalent, { keepsAccents: true }).match(/[\p{L}\p{N}]+/gu)
    return words ? Math.min(...words.map(find)) : UNLISTED_FREQUENCY
  }
}

/** Finds, for each headword, the frequency of the commonest word that is spelt like it but for the language's endings. */
function findKin(
  language: ListedLanguage,
  { frequencies, words }: { readonly frequencies: WordFrequencies; readonly words: Iterable<string> },
): Map<string, number> {
  const wanted = new Set([...words].map(withoutAccents))
  const found = new Map<string, number>()
  for (const [word, frequency] of frequencies) {
    if (frequency < RAREST_KIN || word.length < SHORTEST_KIN) continue
    const plain = withoutAccents(word.toLowerCase())
    if (!/^\p{L}+$/u.test(plain)) continue
    for (const form of anglicise(language, plain))
      if (wanted.has(form)) found.set(form, Math.max(frequency, found.get(form) ?? 0))
  }
  return found
}

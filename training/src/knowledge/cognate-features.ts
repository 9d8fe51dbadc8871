import { type Equivalents, wordnetLanguages } from './equivalents'
import { compareEquivalent, type Likeness, likeness, plainEquivalent, withoutAccents } from './similarity'
import type { WordFacts } from './word-facts'
import { basesOf, type Features, mainPart } from './word-features'

const ROMANCE = ['fr', 'pt', 'it', 'ca', 'gl', 'ro', 'es']
const GERMANIC = ['nl', 'sv', 'nb', 'de']
/** Number of senses, the most used first, in which other wordnets are asked. */
const MOST_SENSES = 4
const NOTHING: Likeness = { plain: 0, best: 0, beginning: 0 }
/** Likeness of a word and an unknown equivalent, as that of most. */
const UNKNOWN_LIKENESS = 0.3

/** How much a language's words for a headword look like it, by the Open Multilingual Wordnet. */
interface WordnetLikeness {
  /** Share of the word's use for which the wordnet has a word. */
  readonly covered: number
  /** Mean by use, the greatest, and that of the commonest sense. */
  readonly mean: number
  readonly best: number
  readonly first: number
  readonly senses: number
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** Computes how a headword looks to learners of a first language. */
export class CognateFeatures {
  readonly #equivalents: Equivalents
  readonly #facts: ReadonlyMap<string, WordFacts>
  readonly #compared = new Map<string, Likeness>()

  constructor(equivalents: Equivalents, facts: ReadonlyMap<string, WordFacts>) {
    this.#equivalents = equivalents
    this.#facts = facts
  }

  /** Returns what all languages say: whether a word is international, Romance or Germanic. */
  international(word: WordFacts): Features {
    const found = wordnetLanguages
      .filter((language) => !['zh', 'ja', 'ar', 'hi'].includes(language))
      .map((language) => ({ language, ...this.#byWordnet(word, language, mainPart(word)) }))
      .filter(({ covered }) => covered > 0)
    const best = (languages: readonly string[]) =>
      mean(found.filter(({ language }) => languages.includes(language)).map((one) => one.best))
    return {
      'other languages': found.length,
      international: mean(found.map((one) => one.mean / one.covered)),
      'international at best': mean(found.map((one) => one.best)),
      romance: best(ROMANCE),
      germanic: best(GERMANIC),
    }
  }

  /** Returns how much a word looks like its equivalents in one language. */
  ofLanguage(word: WordFacts, language: string): Features {
    const own = this.#byTranslations(word, language)
    const other = this.#byWordnet(word, language, mainPart(word))
    const likely = own.has ? own.most : other.best
    const known = [
      ...(own.has ? [own.first.best] : []),
      ...(other.covered > 0 ? [other.mean / other.covered] : []),
    ]
    return {
      translated: Number(own.has),
      'like first, plain': own.first.plain,
      'like first': own.first.best,
      'begins like first': own.first.beginning,
      'like any, plain': own.mostPlain,
      'like any': own.most,
      equivalents: own.count,
      'equivalent’s letters': own.letters,
      'equivalent’s words': own.words,
      'like base': this.#likenessOfFamily(word, language),
      'wordnet covers': other.covered,
      'wordnet mean': other.mean,
      'wordnet best': other.best,
      'wordnet first': other.first,
      'wordnet senses': other.senses,
      'wordnet any part': this.#byWordnet(word, language).best,
      likeness: likely,
      'likeness of first': own.has ? own.first.best : other.first,
      'likeness known': Number(own.has || other.covered > 0),
      'likeness on average': known.length > 0 ? mean(known) : UNKNOWN_LIKENESS,
      'likeness over 0.5': Math.max(0, likely - 0.5),
      'likeness over 0.7': Math.max(0, likely - 0.7),
      'likeness over 0.85': Math.max(0, likely - 0.85),
    }
  }

  /** Whether anything is known about a word in a language. */
  isKnown(word: WordFacts, language: string): boolean {
    const features = this.ofLanguage(word, language)
    return features['likeness known'] === 1 || features['like base']! > 0
  }

  #compare(language: string, word: string, equivalent: string): Likeness {
    const key = `${language} ${word} ${equivalent}`
    const known = this.#compared.get(key)
    if (known) return known
    const found = compareEquivalent(language, word, equivalent)
    this.#compared.set(key, found)
    return found
  }

  #byTranslations(word: WordFacts, language: string) {
    const part = mainPart(word)
    const same = word.learner.filter((sense) => sense.part === part)
    const lists = (same.length > 0 ? same : word.learner).flatMap(({ key }) => {
      const list = this.#equivalents.ofSense(language, key)
      return list && list.length > 0 ? [list] : []
    })
    const [first] = lists[0] ?? []
    if (first === undefined)
      return { has: false, first: NOTHING, most: 0, mostPlain: 0, count: 0, letters: 0, words: 0 }
    const all = lists.flat().map((one) => this.#compare(language, word.word, one))
    const plain = plainEquivalent(language, first)
    return {
      has: true,
      first: this.#compare(language, word.word, first),
      most: Math.max(...all.map(({ best }) => best)),
      mostPlain: Math.max(...all.map((one) => one.plain)),
      count: lists[0]!.length,
      letters: plain.length,
      words: plain.split(' ').length,
    }
  }

  #byWordnet({ word, source }: WordFacts, language: string, part?: string): WordnetLikeness {
    const inPart = source.filter((sense) => part === undefined || sense.part === part)
    const senses = (inPart.length > 0 ? inPart : source)
      .toSorted((a, b) => b.tags - a.tags)
      .slice(0, MOST_SENSES)
    const all = senses.reduce((sum, { tags }) => sum + tags + 0.5, 0)
    const found = { covered: 0, mean: 0, best: 0, first: 0, senses: 0 }
    for (const [at, { key, tags }] of senses.entries()) {
      const words = this.#equivalents.ofSynset(language, key)
      if (!words) continue
      const alike = Math.max(...words.map((one) => this.#likenessIn(language, word, one)))
      found.senses++
      found.covered += (tags + 0.5) / all
      found.mean += (alike * (tags + 0.5)) / all
      found.best = Math.max(found.best, alike)
      if (at === 0) found.first = alike
    }
    return found
  }

  #likenessIn(language: string, word: string, equivalent: string): number {
    if (['es', 'de', 'fr', 'pt', 'it', 'pl', 'tr', 'uk', 'ja'].includes(language))
      return this.#compare(language, word, equivalent).best
    if (['zh', 'ar', 'hi'].includes(language)) return 0
    return likeness(withoutAccents(word), withoutAccents(equivalent.toLowerCase()))
  }

  /** Returns the greatest likeness of a base or derived word with its translation: radical for radically. */
  #likenessOfFamily(word: WordFacts, language: string): number {
    const derived = word.derived.flatMap((one) => this.#facts.get(one) ?? [])
    let best = 0
    for (const one of [...basesOf(word.word, this.#facts), ...derived])
      for (const { key } of one.learner)
        for (const equivalent of this.#equivalents.ofSense(language, key)?.slice(0, 2) ?? [])
          best = Math.max(best, this.#compare(language, one.word, equivalent).best)
    return best
  }
}

import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun } from '../slots'
import { findStrengthened, nounPlaces, skipAdverbs } from './inside-words'
import { breakers } from './object-phrase'
import type { PhraseIndex } from './phrase-index'
import { MAX_INSIDE_WORDS } from './phrase-reach'
import type { TextWord } from './phrase-words'
import type { WordMatcher } from './word-matcher'

const { noun, adjective, adverb } = partOfSpeechBits

/** Finds where a phrase may go on after words inside it that aren't its own. */
export class InsidePlaces {
  readonly #words: readonly TextWord[]
  readonly #index: PhraseIndex
  readonly #matcher: WordMatcher

  constructor(words: readonly TextWord[], index: PhraseIndex, matcher: WordMatcher) {
    this.#words = words
    this.#index = index
    this.#matcher = matcher
  }

  /** Returns whether the phrase's word, or the one after its article, is among the next words: cheap, and seldom true. */
  canComeSoon(phrase: number, position: number, at: number): boolean {
    const { words, starts } = this.#index
    let code = words[starts[phrase]! + position]!
    if (this.#matcher.isArticle(code)) code = words[starts[phrase]! + position + 1] ?? -1
    if (code < 0 || this.#index.heads[phrase] === position) return true
    for (let next = at; next <= at + MAX_INSIDE_WORDS; next++) {
      const word = this.#words[next]
      if (word?.join !== 'space') return false
      if (word.bases.includes(code)) return true
    }
    return false
  }

  /** Returns where the phrase's word can be after words inside that begin at a token, of which it is none. */
  placesAfter(phrase: number, position: number, at: number, found: readonly number[]): number[] {
    const places: number[] = []
    if (this.#matcher.canHaveAdverb(phrase, position)) {
      const end = skipAdverbs(this.#words, at)
      for (let place = at + 1; place <= end; place++) places.push(place)
    }
    // in the very near future, in very good hands
    if (this.#words[at]!.form === 'very' && this.#index.nouns[phrase] === 0) places.push(at + 1)
    if (position === 1) places.push(...this.#matcher.placesAfterFirst(phrase, at, found[0]!))
    const nounly = this.#matcher.nounAfter(phrase, position, found)
    if (nounly === 'strengthened') places.push(...findStrengthened(this.#words, at).filter(this.#isNounOnly))
    else if (nounly === 'article') {
      places.push(...nounPlaces(this.#words, at, undefined, false).filter(this.#isNoun))
    } else if (nounly === 'adjective') {
      // take an active part, but not: take a part
      const from = /^an?$/.test(this.#words[at]!.form) ? at + 1 : at
      places.push(...nounPlaces(this.#words, from, undefined, true).filter(this.#isNoun))
    } else if (nounly === 'bare') {
      const areDefinite = this.#matcher.isFree(phrase)
      // pay him no attention
      const from = isObjectPronoun(this.#words[at]!.form) && this.#matcher.hasTwoObjects(phrase) ? at + 1 : at
      if (from > at) places.push(from)
      places.push(...nounPlaces(this.#words, from, { areDefinite }, true).filter(this.#isPlainNoun))
    }
    return places
  }

  /** Returns where a noun after an object can be: did its sponsors no good. */
  placesAfterObject(phrase: number, at: number): number[] {
    if (!this.#matcher.isVerbal(phrase)) return []
    return nounPlaces(this.#words, at, { areDefinite: false }, true).filter(this.#isPlainNoun)
  }

  readonly #isNoun = (at: number) => ((this.#words[at]?.bits ?? 0) & noun) !== 0
  readonly #isNounOnly = (at: number) =>
    /^(?:an?|no)$/.test(this.#words[at]?.form ?? '') ||
    this.#words[at - 1]?.form === 'very' ||
    ((this.#words[at]?.bits ?? 0) & (noun | adjective)) === noun
  readonly #isPlainNoun = (at: number) =>
    this.#isNoun(at) &&
    !breakers.has(this.#words[at]!.form) &&
    ((this.#words[at]!.bits & adverb) === 0 || this.#words[at]!.form === 'good') &&
    !this.isBeforeNoun(at)
  /** Whether the token is only the first part of a compound noun: make the motion picture. */
  isBeforeNoun(at: number): boolean {
    const next = this.#words[at + 1]
    // make that excuse up: the verb has another particle.
    return (
      next?.join === 'space' && (next.bits === noun || /^(?:up|off|out|down|deal|many|few)$/.test(next.form))
    )
  }
}

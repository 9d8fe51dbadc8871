import type { PhraseIndex } from './phrase-index'
import type { TextWord } from './phrase-words'
import { shortenedWords } from './slot-facts'

/** How far around a phrase's rarest word its verb may stand if its noun comes first. */
const MAX_VERB_WORDS = 9
/** Places are counted on from text to text, up to here, so that the arrays needn't be emptied for each. */
const MAX_PLACE = 2 ** 30

/** Arrays by word of the phrases, kept with their index. */
interface Places {
  /** Where the next text begins. */
  start: number
  readonly last: Int32Array
  readonly next: Int32Array
}

const placesOf = new WeakMap<PhraseIndex, Places>()

/** Returns an index's arrays, in which nothing from the start on has been written yet. */
function reservePlaces(index: PhraseIndex, length: number): Places {
  let places = placesOf.get(index)
  if (!places || places.start + length > MAX_PLACE) {
    const size = index.vocabulary.length
    places = { start: 1, last: new Int32Array(size), next: new Int32Array(size) }
    placesOf.set(index, places)
  }
  return places
}

/**
 * Knows where in a text each word of the phrases stands last and next, so that phrases that can't be there are passed
 * over without looking at the words one by one.
 */
export class NearbyWords {
  readonly #words: readonly TextWord[]
  readonly #start: number
  /** By word of the phrases: the last token up to here, and the next one from here on, that may stand for it. */
  readonly #last: Int32Array
  readonly #next: Int32Array
  /** By base of each token, in order: where that word stands next. */
  readonly #following: Int32Array
  /** Words that may stand for the shortened ones as well, so these are nearly always near. */
  readonly #shortened: readonly number[]
  #base = 0
  #at = 0

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    const places = reservePlaces(index, words.length)
    this.#words = words
    this.#start = places.start
    places.start += words.length
    this.#last = places.last
    this.#next = places.next
    this.#shortened = shortenedWords.map((word) => index.wordIds.get(word)).filter((id) => id !== undefined)
    let bases = 0
    for (const word of words) bases += word.bases.length
    this.#following = new Int32Array(bases)
    for (let at = words.length - 1; at >= 0; at--) {
      const own = words[at]!.bases
      for (let place = own.length - 1; place >= 0; place--) {
        bases--
        this.#following[bases] = this.#next[own[place]!]!
        this.#next[own[place]!] = this.#start + at
      }
    }
  }

  /** Goes on to the next token, the first one at first. */
  move(): void {
    const place = this.#start + this.#at
    if (this.#at > 0) this.#pass(this.#words[this.#at - 1]!.bases)
    const { bases, isShort } = this.#words[this.#at]!
    for (let index = 0; index < bases.length; index++) this.#last[bases[index]!] = place
    if (isShort) for (const code of this.#shortened) this.#last[code] = place
    this.#at++
  }

  #pass(bases: readonly number[]): void {
    for (let index = 0; index < bases.length; index++) {
      this.#next[bases[index]!] = this.#following[this.#base]!
      this.#base++
    }
  }

  /** Returns whether a phrase's first word may stand between a token and the current one. Slots are always there. */
  hasSince(code: number, from: number): boolean {
    return code < 0 || this.#last[code]! >= this.#start + from
  }

  /** Returns whether a word stands within some tokens before the current one, or after it if `reach` is positive. */
  hasWithin(code: number, reach: number): boolean {
    const here = this.#start + this.#at - 1
    if (reach < 0) return this.#last[code]! >= Math.max(this.#start, here + reach)
    const next = this.#next[code]!
    return next >= here && next <= here + reach
  }

  /** Returns whether a phrase's verb may stand a few words before or after the current token. */
  hasAround(code: number): boolean {
    return code < 0 || this.hasWithin(code, MAX_VERB_WORDS) || this.hasWithin(code, -MAX_VERB_WORDS)
  }
}

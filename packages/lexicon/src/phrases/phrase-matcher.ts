import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive, isReflexive } from '../slots'
import { adverbsBefore, isAdverbInside, nounPlaces, skipAdverbs, strengthenedPlaces } from './inside-words'
import { endsClause, isLongObject } from './long-object'
import { nounPhraseAt } from './noun-phrase'
import {
  beginsObject,
  breakers,
  canTakeObject,
  determiners,
  isAuxiliary,
  isObject,
  isPreposition,
  isRelativeClause,
  opensNounPhrase,
  takesGerund,
} from './object-phrase'
import { separabilityCodes, slotCodes } from './phrase-codes'
import type { PhraseIndex } from './phrase-index'
import { MAX_INSIDE_WORDS, MAX_LONG_OBJECT_WORDS, MAX_POSSESSOR_WORDS } from './phrase-reach'
import type { TextWord } from './phrase-words'
import { shortForm, WordMatcher } from './word-matcher'

const { noun, adjective, adverb } = partOfSpeechBits
/** With this many words after its object, a phrase is unmistakable: take what he says with a pinch of salt. */
const LONG_TAIL_WORDS = 4
/** Words after a possessive that change nothing: make up your own mind, her poor hands full. */
const afterPossessives = new Set(
  'own poor tiny little silly whole entire small great very other humble honest personal considered good best bare level'.split(
    ' ',
  ),
)

/** Matches one phrase against the text, from a given first word on. */
export class PhraseMatcher {
  readonly #words: readonly TextWord[]
  readonly #index: PhraseIndex
  readonly #matcher: WordMatcher

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    this.#words = words
    this.#index = index
    this.#matcher = new WordMatcher(words, index)
  }

  /** Returns the token indexes of the phrase that begins at token `first`, or undefined. */
  from(phrase: number, first: number): number[] | undefined {
    const found: number[] = []
    return this.#match(phrase, 0, first, found) ? found : undefined
  }

  #match(phrase: number, position: number, at: number, found: number[]): boolean {
    const { words, starts } = this.#index
    const start = starts[phrase]!
    const length = starts[phrase + 1]! - start
    if (position === length) return found.length > 1
    const code = words[start + position]!
    if (code === slotCodes.object) return this.#matchObject(phrase, position, at, length, found)
    const word = this.#words[at]
    if (!word || (found.length > 0 && word.join === 'stop')) return false
    if (code === slotCodes.possessive) return this.#matchPossessor(phrase, position, at, found)
    const isMatch =
      code === slotCodes.reflexive
        ? isReflexive(word.form)
        : this.#matcher.matches(phrase, position, at, found)
    if (!isMatch) return found.length > 0 && this.#matchAfterInside(phrase, position, at, found)
    found.push(at)
    if (this.#match(phrase, position + 1, at + 1, found)) return true
    if (position + 1 < length && this.#matchParted(phrase, position, at, length, found)) return true
    found.pop()
    return false
  }

  /** Matches a possessor of one or more words, the last of which belongs to the phrase: my, his sister's. */
  #matchPossessor(phrase: number, position: number, at: number, found: number[]): boolean {
    for (let last = at; last < at + MAX_POSSESSOR_WORDS; last++) {
      const word = this.#words[last]
      if (!word || (word.join === 'stop' && (last > at || found.length > 0)) || word.kind !== 'word')
        return false
      if (!isPossessive(word.form) && !/s'$/.test(word.form)) {
        const isAdverb = last === at && found.length > 0 && isAdverbInside(word)
        if (isAdverb || (word.form === 'got' && last === at)) continue
        if (word.form === 'of' && last > at && /^(?:all|both|half)$/.test(this.#words[last - 1]!.form))
          continue
        if (breakers.has(word.form)) return false
        if (!determiners.has(word.form) && (word.bits & (noun | adjective)) === 0 && !word.capital)
          return false
        continue
      }
      found.push(last)
      if (this.#match(phrase, position + 1, last + 1, found)) return true
      for (let next = last + 1; next < last + 3; next++) {
        const inside = this.#words[next]
        if (inside?.join !== 'space' || !afterPossessives.has(inside.form)) break
        if (this.#match(phrase, position + 1, next + 1, found)) return true
      }
      found.pop()
    }
    return false
  }

  /**
   * Matches after words inside that aren't the phrase's own: adverbs (depends largely on, gets on really well with),
   * determiners and adjectives before a noun (pay little attention, keep a very close eye on, in deep trouble), the
   * subject of a question (are you any good at).
   */
  #matchAfterInside(phrase: number, position: number, at: number, found: number[]): boolean {
    if (at !== found.at(-1)! + 1 || !this.#canComeSoon(phrase, position, at)) return false
    for (const place of this.#placesAfterInside(phrase, position, at, found)) {
      const word = this.#words[place]
      if (word?.join === 'space' && this.#match(phrase, position, place, found)) return true
    }
    return this.#matchOtherArticle(phrase, position, at, found)
  }

  /** Returns whether the phrase's word, or the one after its article, is among the next words: cheap, and seldom true. */
  #canComeSoon(phrase: number, position: number, at: number): boolean {
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

  #placesAfterInside(phrase: number, position: number, at: number, found: readonly number[]): number[] {
    const places: number[] = []
    if (this.#matcher.canHaveAdverb(phrase, position)) {
      const end = skipAdverbs(this.#words, at)
      for (let place = at + 1; place <= end; place++) places.push(place)
    }
    // in the very near future, in very good hands
    if (this.#words[at]!.form === 'very' && this.#index.nouns[phrase] === 0) places.push(at + 1)
    if (position === 1) places.push(...this.#matcher.placesAfterFirst(phrase, at, found[0]!))
    const nounly = this.#matcher.nounAfter(phrase, position, found)
    if (nounly === 'strengthened')
      places.push(...strengthenedPlaces(this.#words, at).filter(this.#isNounOnly))
    else if (nounly === 'article') {
      places.push(...nounPlaces(this.#words, at, undefined, false).filter(this.#isNoun))
    } else if (nounly === 'adjective') {
      // take an active part, but not: take a part
      const from = /^an?$/.test(this.#words[at]!.form) ? at + 1 : at
      places.push(...nounPlaces(this.#words, from, undefined, true).filter(this.#isPlainNoun))
    } else if (nounly === 'bare') {
      const areDefinite = this.#matcher.isFree(phrase)
      // pay him no attention
      const from = isObjectPronoun(this.#words[at]!.form) && this.#matcher.hasTwoObjects(phrase) ? at + 1 : at
      if (from > at) places.push(from)
      places.push(...nounPlaces(this.#words, from, { areDefinite }, true).filter(this.#isPlainNoun))
    }
    return places
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
    !this.#isBeforeNoun(at)
  /** Whether the token is only the first part of a compound noun: make the motion picture. */
  #isBeforeNoun(at: number): boolean {
    const next = this.#words[at + 1]
    // make that excuse up: the verb has another particle.
    return (
      next?.join === 'space' && (next.bits === noun || /^(?:up|off|out|down|deal|many|few)$/.test(next.form))
    )
  }

  /** Matches another determiner, or none before a plural, for the phrase's a: make no difference, drop hints. */
  #matchOtherArticle(phrase: number, position: number, at: number, found: number[]): boolean {
    if (!this.#matcher.canVaryArticle(phrase, position)) return false
    const next = this.#words[at]!
    if (!this.#matcher.isMainVerb(found[0]!)) return false
    const isPlural = next.form.endsWith('s') && this.#matcher.isPluralOf(phrase, position + 1, next)
    if (isPlural && this.#match(phrase, position + 1, at, found)) return true
    const areDefinite = this.#matcher.isFree(phrase)
    for (const place of nounPlaces(this.#words, at, { areDefinite }, false)) {
      const noun = this.#words[place]
      if (noun?.join !== 'space') break
      if (this.#isBeforeNoun(place)) continue
      // A singular needs a determiner.
      const isPlural = this.#matcher.isPluralOf(phrase, position + 1, noun) && noun.form.endsWith('s')
      if (!isPlural && !this.#hasDeterminer(at, place)) continue
      if (this.#match(phrase, position + 1, place, found)) return true
    }
    return false
  }

  #hasDeterminer(from: number, to: number): boolean {
    for (let at = from; at < to; at++)
      if (
        opensNounPhrase(this.#words[at]!) ||
        /^(?:no|of|one|two|three|four|little)$/.test(this.#words[at]!.form)
      )
        return true
    return false
  }

  /**
   * Matches with an object between the word at `position` and the next: put (the meeting) off; cost (us) an arm and a
   * leg.
   */
  #matchParted(phrase: number, position: number, at: number, length: number, found: number[]): boolean {
    const { words, starts, gaps, separabilities } = this.#index
    const word = this.#words[at]!
    const code = words[starts[phrase]! + position + 1]!
    if (gaps[phrase] !== position) {
      const isFixed = separabilities[phrase] === separabilityCodes.fixed && position === 0 && length > 2
      return isFixed && this.#matchPerson(phrase, at + 1, code, found)
    }
    const isGot = this.#words[at + 1]?.form === 'got'
    if (!canTakeObject(word, this.#words[at - 1])) return false
    if (isGot ? !/^(?:have|has|had|.*'(?:ve|s|d))$/.test(word.form) : isAuxiliary(word, this.#words[at + 1]))
      return false
    if (shortForm.test(word.form) && !isGot) return false
    const begin = isGot ? at + 2 : at + 1
    const isLast = position + 2 === length
    const keepsPreposition = separabilities[phrase] === separabilityCodes.obligatory || length > 2
    for (const [size, next] of this.#objectPlaces(begin, code)) {
      const object = this.#words.slice(begin, begin + size)
      const isShort =
        isObject(object) ||
        (size === 1 && takesGerund(word, object[0]!)) ||
        (isRelativeClause(object) && (!isLast || endsClause(this.#words, next)))
      if (
        !isShort &&
        !(
          isLongObject(object, separabilities[phrase] !== separabilityCodes.unknown) &&
          (!isLast || endsClause(this.#words, next))
        )
      )
        continue
      const follows = this.#words.slice(next + 1, next + 4)
      if (isLast && !keepsPreposition && isPreposition(this.#words[next]!.form, follows, word, object[0]!))
        continue
      if (this.#match(phrase, position + 1, next, found)) return true
    }
    return false
  }

  /** Yields the lengths of what may be an object before a word, with the word's place; adverbs may precede it. */
  *#objectPlaces(begin: number, code: number): Generator<readonly [size: number, next: number]> {
    const end = Math.min(begin + MAX_LONG_OBJECT_WORDS + 1, this.#words.length - 1)
    for (let next = begin + 1; next <= end; next++) {
      const word = this.#words[next]!
      if (this.#words[next - 1]!.join !== 'space' || word.join !== 'space') return
      if (word.wordId !== code) continue
      yield [next - begin, next]
      for (let from = next - 1; from > begin && next - from <= 3; from--) {
        if (!isAdverbInside(this.#words[from]!)) break
        if (adverbsBefore(this.#words, from, (one) => one === word) === next) yield [from - begin, next]
      }
    }
  }

  /** Matches with a person after the verb: cost us an arm and a leg, gave the guests a warm welcome. */
  #matchPerson(phrase: number, at: number, code: number, found: number[]): boolean {
    const first = this.#words[at]
    if (first?.join !== 'space') return false
    const isHer = first.form === 'her' && /^(?:an?|the)$/.test(this.#words[at + 1]?.form ?? '')
    if (isObjectPronoun(first.form) && (isHer || !isPossessive(first.form)))
      return this.#words[at + 1]?.wordId === code && this.#match(phrase, 1, at + 1, found)
    if (!this.#matcher.isArticle(code) || !this.#matcher.hasTwoObjects(phrase)) return false
    const person = nounPhraseAt(this.#words, at)
    const isPerson = person && (person.isDetermined || first.capital)
    return isPerson === true && this.#match(phrase, 1, person.end, found)
  }

  /**
   * Matches someone or something with an object. The object may be missing at an end of the phrase, or when the verb is
   * passive or the object came earlier (given the sack).
   */
  #matchObject(phrase: number, position: number, at: number, length: number, found: number[]): boolean {
    if (position === length - 1) {
      const next = this.#words[at]
      return found.length > 1 && next !== undefined && next.join === 'space' && beginsObject(next)
    }
    if (position === 0) return this.#match(phrase, 1, at, found)
    for (let size = 1; size <= MAX_LONG_OBJECT_WORDS; size++) {
      const end = at + size
      if (this.#words[end - 1]?.join !== 'space') break
      if (!this.#canFollowObject(phrase, position + 1, end)) continue
      const object = this.#words.slice(at, end)
      const isTail = length - position > LONG_TAIL_WORDS && isRelativeClause(object)
      if (!isObject(object) && !isTail && !isLongObject(object)) continue
      if (length === 3 && end - at > 0 && !this.#matcher.canFill(phrase, object)) continue
      if (this.#match(phrase, position + 1, end, found)) return true
      // caught me completely off guard, put her firmly in her place
      for (let after = end + 1; after <= skipAdverbs(this.#words, end); after++)
        if (this.#match(phrase, position + 1, after, found)) return true
    }
    if (length === 3 && this.#matcher.needsPerson(phrase)) return false
    return this.#match(phrase, position + 1, at, found)
  }

  /** Returns whether the phrase may go on at a token: cheap, so that most sizes of an object need no more. */
  #canFollowObject(phrase: number, position: number, at: number): boolean {
    const code = this.#index.words[this.#index.starts[phrase]! + position]!
    const word = this.#words[at]
    if (!word || word.join === 'stop') return false
    return code < 0 || word.bases.includes(code) || isAdverbInside(word) || this.#matcher.isArticle(code)
  }
}

import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive, isReflexive } from '../slots'
import { InsidePlaces } from './inside-places'
import { adverbsBefore, canPrecedeNoun, isAdverbInside, nounPlaces, skipAdverbs } from './inside-words'
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
import { MAX_LONG_OBJECT_WORDS, MAX_POSSESSOR_WORDS } from './phrase-reach'
import type { TextWord } from './phrase-words'
import { shortForm, WordMatcher } from './word-matcher'

const { noun, adjective } = partOfSpeechBits
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
  readonly #inside: InsidePlaces

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    this.#words = words
    this.#index = index
    this.#matcher = new WordMatcher(words, index)
    this.#inside = new InsidePlaces(words, index, this.#matcher)
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
    if (at !== found.at(-1)! + 1 || !this.#inside.canComeSoon(phrase, position, at)) return false
    for (const place of this.#inside.placesAfter(phrase, position, at, found)) {
      const word = this.#words[place]
      if (word?.join === 'space' && this.#match(phrase, position, place, found)) return true
    }
    return this.#matchOtherArticle(phrase, position, at, found)
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
      if (this.#inside.isBeforeNoun(place)) continue
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
    const keepsPreposition =
      separabilities[phrase] === separabilityCodes.obligatory ||
      length > 2 ||
      this.#matcher.takesTwoObjects(phrase)
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
      for (const place of this.#inside.placesAfterObject(phrase, end)) {
        const isNext =
          this.#words[place]?.wordId === this.#index.words[this.#index.starts[phrase]! + position + 1]
        if (isNext && this.#match(phrase, position + 1, place, found)) return true
      }
    }
    if (length === 3 && this.#matcher.needsPerson(phrase)) return false
    return this.#match(phrase, position + 1, at, found)
  }

  /** Returns whether the phrase may go on at a token: cheap, so that most sizes of an object need no more. */
  #canFollowObject(phrase: number, position: number, at: number): boolean {
    const code = this.#index.words[this.#index.starts[phrase]! + position]!
    const word = this.#words[at]
    if (!word || word.join === 'stop') return false
    return (
      code < 0 ||
      word.bases.includes(code) ||
      isAdverbInside(word) ||
      this.#matcher.isArticle(code) ||
      canPrecedeNoun(word)
    )
  }
}

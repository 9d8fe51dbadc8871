import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive, isReflexive } from '../slots'
import {
  beginsObject,
  breakers,
  canTakeObject,
  determiners,
  isAuxiliary,
  isObject,
  isPreposition,
  isRelativeClause,
  MAX_OBJECT_WORDS,
  takesGerund,
} from './object-phrase'
import { type PhraseIndex, separabilityCodes, slotCodes } from './phrase-index'
import type { TextWord } from './phrase-words'

const { noun, adjective } = partOfSpeechBits
/** Maximum number of words of a possessor: her little sister's. */
const MAX_POSSESSOR_WORDS = 4
/** With this many words after its object, a phrase is unmistakable: take what he says with a pinch of salt. */
const LONG_TAIL_WORDS = 4
const quantifiers = new Set('no little any some more much such great real quite enough'.split(' '))
const intensifiers = new Set('right straight back all just'.split(' '))
const isIntensifier = (word: TextWord | undefined) =>
  word !== undefined && (intensifiers.has(word.form) || (word.form.endsWith('ly') && word.form.length > 5))
/** Short forms of a phrase's first verb: 'd, 's. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['had', "'d"],
  ['would', "'d"],
  ['be', "'s"],
  ['have', "'ve"],
])
const shortForm = /'(?:d|s|ve|re|m|ll)$/

/** Matches one phrase against the text, from a given first word on. */
export class PhraseMatcher {
  readonly #words: readonly TextWord[]
  readonly #index: PhraseIndex

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    this.#words = words
    this.#index = index
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
    if (
      code === slotCodes.reflexive
        ? !isReflexive(word.form)
        : !this.#matchesWord(phrase, position, word, at, found)
    ) {
      return found.length > 0 && this.#matchAfterModifier(phrase, position, at, found)
    }
    found.push(at)
    if (this.#match(phrase, position + 1, at + 1, found)) return true
    if (position + 1 < length && this.#matchParted(phrase, position, at, length, found)) return true
    found.pop()
    return false
  }

  /** Returns whether a word of the text matches the phrase's word at a position. */
  #matchesWord(
    phrase: number,
    position: number,
    word: TextWord,
    at: number,
    found: readonly number[],
  ): boolean {
    const { words, starts, heads, gaps, nouns, vocabulary } = this.#index
    const code = words[starts[phrase]! + position]!
    if (word.wordId === code) return true
    if (heads[phrase] === position) {
      // A contracted verb ('ve, 'll) takes no object and no particle.
      if (word.bases.includes(code)) return !(gaps[phrase]! >= 0 && shortForm.test(word.form))
      const base = position > 0 && nouns[phrase] === 0 ? this.#baseOfVerb(vocabulary[code]!) : undefined
      return base !== undefined && word.bases.includes(base)
    }
    const phraseWord = vocabulary[code]!
    if (position === 0) {
      const ending = shortForms.get(phraseWord)
      return ending !== undefined && word.form.endsWith(ending)
    }
    if (phraseWord === 'a') return word.form === 'an'
    // After a possessive the noun may be plural: minds, noses.
    const isOwned = words[starts[phrase]! + position - 1] === slotCodes.possessive && found.length > 1
    return isOwned && at > 0 && word.bases.includes(code)
  }

  /** Returns the base of a verb that a headword has in the third person: the coast is clear, the penny drops. */
  #baseOfVerb(form: string): number | undefined {
    const { wordIds } = this.#index
    if (form === 'is') return wordIds.get('be')
    if (form === 'has') return wordIds.get('have')
    if (!form.endsWith('s')) return undefined
    return (
      wordIds.get(form.slice(0, -1)) ??
      wordIds.get(form.replace(/(?:ies|es)$/, (end) => (end === 'es' ? '' : 'y')))
    )
  }

  /** Matches a possessor of one or more words, the last of which belongs to the phrase: my, his sister's. */
  #matchPossessor(phrase: number, position: number, at: number, found: number[]): boolean {
    for (let last = at; last < at + MAX_POSSESSOR_WORDS; last++) {
      const word = this.#words[last]
      if (!word || (word.join === 'stop' && (last > at || found.length > 0)) || word.kind !== 'word')
        return false
      if (!isPossessive(word.form) && !/s'$/.test(word.form)) {
        if (breakers.has(word.form)) return false
        if (!determiners.has(word.form) && (word.bits & (noun | adjective)) === 0 && !word.capital)
          return false
        continue
      }
      found.push(last)
      if (this.#match(phrase, position + 1, last + 1, found)) return true
      // make up your own mind
      const isOwn = this.#words[last + 1]?.form === 'own' && this.#words[last + 1]?.join === 'space'
      if (isOwn && this.#match(phrase, position + 1, last + 2, found)) return true
      found.pop()
    }
    return false
  }

  /**
   * Matches after a word inside that isn't the phrase's own: an adjective before the noun of an idiom (have a quick
   * word with), or an adverb in a phrase of three words or more (look forward eagerly to).
   */
  #matchAfterModifier(phrase: number, position: number, at: number, found: number[]): boolean {
    const { words, starts, heads, separabilities } = this.#index
    const word = this.#words[at]!
    const next = this.#words[at + 1]
    const length = starts[phrase + 1]! - starts[phrase]!
    if (!next || next.join === 'stop' || at !== found.at(-1)! + 1 || heads[phrase] !== 0) return false
    if (next.wordId !== words[starts[phrase]! + position] && !(next.form === 'an' || next.form === 'a'))
      return false
    const isAdverb = length > 2 && (word.form.endsWith('ly') || intensifiers.has(word.form))
    const isFixed = separabilities[phrase] === separabilityCodes.fixed
    const isOwned = position > 0 && words[starts[phrase]! + position - 1] === slotCodes.possessive
    const isAdjective =
      isFixed &&
      !isOwned &&
      ((next.bits & noun) !== 0 || next.form === 'a' || next.form === 'an') &&
      ((word.bits & adjective) !== 0 || quantifiers.has(word.form)) &&
      (length > 2 || quantifiers.has(word.form))
    return (isAdverb || isAdjective) && this.#match(phrase, position, at + 1, found)
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
      const object = this.#words[at + 1]
      const isFixed = separabilities[phrase] === separabilityCodes.fixed && position === 0 && length > 2
      return (
        isFixed &&
        object?.join === 'space' &&
        isObjectPronoun(object.form) &&
        !isPossessive(object.form) &&
        this.#words[at + 2]?.wordId === code &&
        this.#match(phrase, position + 1, at + 2, found)
      )
    }
    if (!canTakeObject(word, this.#words[at - 1]) || isAuxiliary(word, this.#words[at + 1])) return false
    const keepsPreposition = separabilities[phrase] === separabilityCodes.obligatory || length > 2
    for (let size = 1; size <= MAX_OBJECT_WORDS; size++) {
      let next = at + 1 + size
      const object = this.#words.slice(at + 1, next)
      if (this.#words[next]?.wordId !== code) {
        if (!isIntensifier(this.#words[next]) || this.#words[next + 1]?.wordId !== code) continue
        next++
      }
      if (!isObject(object) && !(size === 1 && takesGerund(word, object[0]!))) continue
      const last = position + 2 === length
      if (
        last &&
        !keepsPreposition &&
        isPreposition(
          this.#words[next]!.form,
          this.#words.slice(next + 1, next + 4),
          word,
          this.#words[at + 1]!,
        )
      )
        continue
      if (this.#match(phrase, position + 1, next, found)) return true
    }
    return false
  }

  /**
   * Matches someone or something with an object of up to five words. The object may be missing at an end of the phrase,
   * or when the verb is passive or the object came earlier (given the sack).
   */
  #matchObject(phrase: number, position: number, at: number, length: number, found: number[]): boolean {
    if (position === length - 1) {
      const next = this.#words[at]
      return found.length > 1 && next !== undefined && next.join === 'space' && beginsObject(next)
    }
    if (position === 0) return this.#match(phrase, 1, at, found)
    for (let size = 1; size <= MAX_OBJECT_WORDS; size++) {
      const object = this.#words.slice(at, at + size)
      if (!isObject(object) && !(length - position > LONG_TAIL_WORDS && isRelativeClause(object))) continue
      if (this.#match(phrase, position + 1, at + size, found)) return true
      // caught me completely off guard
      const adverb = this.#words[at + size]
      if (
        adverb?.join === 'space' &&
        isIntensifier(adverb) &&
        this.#match(phrase, position + 1, at + size + 1, found)
      )
        return true
    }
    return this.#match(phrase, position + 1, at, found)
  }

  /** Returns how many extra tokens may lie between the phrase's first word and its anchor. */
  slack(phrase: number): number {
    const { words, starts, gaps, heads, anchors, separabilities } = this.#index
    const anchor = anchors[phrase]!
    let extra = gaps[phrase]! >= 0 && gaps[phrase]! < anchor ? MAX_OBJECT_WORDS + 1 : 0
    for (let position = 0; position < anchor; position++) {
      const code = words[starts[phrase]! + position]
      if (code === slotCodes.object) extra += MAX_OBJECT_WORDS - 1
      if (code === slotCodes.possessive) extra += MAX_POSSESSOR_WORDS
    }
    // Room for one object pronoun and one modifier.
    const canBeModified = heads[phrase] === 0 && separabilities[phrase] === separabilityCodes.fixed
    return extra + (anchor > 0 && (canBeModified || heads[phrase] === 0) ? 2 : 0)
  }
}

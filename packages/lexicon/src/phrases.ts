import { baseForms } from './base-forms'
import type { Lexicon } from './lexicon'
import {
  beginsObject,
  isAuxiliary,
  isObject,
  isPreposition,
  longestObject,
  mayTakeObject,
  type PhraseToken,
} from './object-phrase'
import { partOfSpeechBits } from './part-of-speech'
import { type PhraseEntry, type PhraseIndex, packPhrases, slotCodes } from './phrase-index'
import { isPossessive, isReflexive } from './slots'
import { normalForm, type Token } from './tokens'

export type { PhraseEntry, PhraseIndex }

/** A phrase found in a text: offsets in UTF-16 units; `tokenIndexes` are its own words, without an object inside. */
export interface FoundPhrase {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly tokenIndexes: number[]
}

interface TextWord extends PhraseToken {
  /** Its own id among the index's words, −1 for none. */
  readonly own: number
  /** Ids of the words that it is a form of, its own included. */
  readonly bases: readonly number[]
}

/** Prepares phrases for `findPhrases`; copes with hundreds of thousands. */
export function buildPhraseIndex(entries: Iterable<PhraseEntry>): PhraseIndex {
  return packPhrases(entries)
}

/** Between two words of one phrase: white space, quotation marks or a hyphen. */
const within = /^[\s'"‘’“”*_-]*$/

function textWord(
  text: string,
  token: Token,
  join: PhraseToken['join'],
  index: PhraseIndex,
  lexicon: Lexicon,
): TextWord {
  const shown = normalForm(text, token)
  const form = shown.toLowerCase()
  const capital = /^\p{Lu}/u.test(shown)
  if (token.kind !== 'word') return { form, kind: token.kind, join, capital, bits: 0, own: -1, bases: [] }
  const own = index.wordIds.get(form) ?? -1
  const bases = own < 0 ? [] : [own]
  let bits = lexicon.partsOfSpeech(form)
  for (const { headword, partOfSpeech } of baseForms(form, lexicon)) {
    const id = index.wordIds.get(headword)
    if (id !== undefined && !bases.includes(id)) bases.push(id)
    bits |= partOfSpeech === undefined ? lexicon.partsOfSpeech(headword) : partOfSpeechBits[partOfSpeech]
  }
  return { form, kind: token.kind, join, capital, bits, own, bases }
}

/** The text's words as the matcher sees them; equal words share one object, so that a novel costs little. */
function readWords(text: string, tokens: readonly Token[], index: PhraseIndex, lexicon: Lexicon): TextWord[] {
  const joined = new Map<string, TextWord>()
  const stopped = new Map<string, TextWord>()
  let end = 0
  return tokens.map((token) => {
    const between = text.slice(end, token.start)
    end = token.end
    const goesOn = between === ' ' || (within.test(between) && !/\n\s*\n/.test(between))
    const known = goesOn ? joined : stopped
    const raw = text.slice(token.start, token.end)
    let word = known.get(raw)
    if (!word) {
      word = textWord(text, token, goesOn ? 'space' : 'stop', index, lexicon)
      known.set(raw, word)
    }
    return word
  })
}

/** Finds the words of one phrase from a given first word on. */
class Matcher {
  readonly #words: readonly TextWord[]
  readonly #index: PhraseIndex

  constructor(words: readonly TextWord[], index: PhraseIndex) {
    this.#words = words
    this.#index = index
  }

  /** Token indexes of the phrase that begins at token `first`, or undefined. */
  from(phrase: number, first: number): number[] | undefined {
    const found: number[] = []
    return this.#match(phrase, 0, first, found) ? found : undefined
  }

  #match(phrase: number, position: number, at: number, found: number[]): boolean {
    const { words, starts, heads, gaps } = this.#index
    const start = starts[phrase]!
    const length = starts[phrase + 1]! - start
    if (position === length) return found.length > 1
    const code = words[start + position]!
    if (code === slotCodes.object) return this.#matchObject(phrase, position, at, length, found)
    const word = this.#words[at]
    if (!word || (found.length > 0 && word.join === 'stop')) return false
    const fits =
      code === slotCodes.possessive
        ? isPossessive(word.form)
        : code === slotCodes.reflexive
          ? isReflexive(word.form)
          : word.own === code || (heads[phrase] === position && word.bases.includes(code))
    if (!fits) return false
    found.push(at)
    if (this.#match(phrase, position + 1, at + 1, found)) return true
    if (
      gaps[phrase] === position &&
      position + 1 < length &&
      mayTakeObject(word, this.#words[at - 1]) &&
      !isAuxiliary(word, this.#words[at + 1])
    ) {
      for (let size = 1; size <= longestObject; size++) {
        const next = at + 1 + size
        if (
          this.#words[next]?.own !== words[start + position + 1] ||
          !isObject(this.#words.slice(at + 1, next))
        )
          continue
        const last = position + 2 === length
        if (last && isPreposition(this.#words[next]!.form, this.#words.slice(next + 1, next + 4))) continue
        if (this.#match(phrase, position + 1, next, found)) return true
      }
    }
    found.pop()
    return false
  }

  /** someone, something: an object of up to five words; at an end of the phrase it may be missing. */
  #matchObject(phrase: number, position: number, at: number, length: number, found: number[]): boolean {
    if (position === length - 1) {
      const next = this.#words[at]
      return found.length > 1 && next !== undefined && next.join === 'space' && beginsObject(next)
    }
    if (position === 0) return this.#match(phrase, 1, at, found)
    for (let size = 1; size <= longestObject; size++) {
      if (!isObject(this.#words.slice(at, at + size))) continue
      if (this.#match(phrase, position + 1, at + size, found)) return true
    }
    return false
  }

  /** How many tokens further left than its position the phrase's first word may be from its anchor. */
  slack(phrase: number): number {
    const { words, starts, gaps, anchors } = this.#index
    const anchor = anchors[phrase]!
    let extra = gaps[phrase]! >= 0 && gaps[phrase]! < anchor ? longestObject : 0
    for (let position = 0; position < anchor; position++) {
      if (words[starts[phrase]! + position] === slotCodes.object) extra += longestObject - 1
    }
    return extra
  }
}

/**
 * The phrases of the index in a text, longest first, then in the order of the text; overlapping ones are all given.
 * A phrase's head may be inflected; where the entry allows a gap, a pronoun or a noun phrase of up to five words may
 * stand in it (put it off, picked her little brother up), but no clause, preposition or punctuation.
 */
export function findPhrases(
  text: string,
  tokens: readonly Token[],
  index: PhraseIndex,
  lexicon: Lexicon,
): FoundPhrase[] {
  const words = readWords(text, tokens, index, lexicon)
  const matcher = new Matcher(words, index)
  const seen = new Set<string>()
  const found: FoundPhrase[] = []
  const { buckets, phrases, anchors, starts, ids, words: packed } = index
  for (let at = 0; at < words.length; at++) {
    for (const word of words[at]!.bases) {
      for (let slot = buckets[word]!; slot < buckets[word + 1]!; slot++) {
        const phrase = phrases[slot]!
        const leading = packed[starts[phrase]!] === slotCodes.object ? 1 : 0
        const nearest = at - anchors[phrase]! + leading
        for (let first = nearest; first >= Math.max(0, nearest - matcher.slack(phrase)); first--) {
          const matched = matcher.from(phrase, first)
          if (!matched?.includes(at)) continue
          const key = `${phrase}:${matched.join()}`
          if (!seen.has(key)) {
            seen.add(key)
            const start = tokens[matched[0]!]!.start
            const end = tokens[matched.at(-1)!]!.end
            found.push({ id: ids[phrase]!, start, end, tokenIndexes: matched })
          }
          break
        }
      }
    }
  }
  return found.sort(
    (a, b) =>
      b.tokenIndexes.length - a.tokenIndexes.length || a.start - b.start || a.end - b.end || a.id - b.id,
  )
}

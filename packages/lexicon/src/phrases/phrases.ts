import type { Lexicon } from '../lexicon'
import { type Token, tokenise } from '../tokens/tokens'
import { fillsHyphenated, splitHyphenated } from './hyphenated'
import { invertibleParts, matchInverted } from './inverted-phrase'
import { isLiteralUse } from './literal/literal-use'
import { separabilityCodes } from './phrase-codes'
import type { PhraseEntry } from './phrase-entry'
import { type PhraseIndex, packPhrases, phraseClass } from './phrase-index'
import { PhraseMatcher } from './phrase-matcher'
import { type RankedFind, withoutRivals } from './phrase-rivals'
import type { PhraseUse } from './phrase-use'
import { readWords, type TextWord } from './phrase-words'
import type { Separability } from './separability'

/** How far before its other words a phrase's noun may stand. */
const MAX_INVERTED_WORDS = 9
/** How far after the first word of its noun phrase a noun may stand. */
const MAX_NOUN_WORDS = 3

export { type PhraseEntry, type PhraseIndex, phraseClass }

/**
 * A phrase found in a text. Offsets are in UTF-16 units; `tokenIndexes` are the phrase's own words, without an object
 * inside.
 */
export interface FoundPhrase {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly tokenIndexes: number[]
}

/** Builds the index for `findPhrases`; handles hundreds of thousands of phrases. */
export function buildPhraseIndex(entries: Iterable<PhraseEntry>): PhraseIndex {
  return packPhrases(entries)
}

const separabilityOf = new Map(
  Object.entries(separabilityCodes).map(([name, code]) => [
    code as number,
    name === 'unknown' ? undefined : (name as Separability | 'fixed'),
  ]),
)

function useOf(
  index: PhraseIndex,
  phrase: number,
  words: readonly string[],
  at: readonly number[],
): PhraseUse {
  const { heads, separabilities, nouns } = index
  return {
    words,
    head: heads[phrase]!,
    separability: separabilityOf.get(separabilities[phrase]!),
    isName: nouns[phrase] === 1,
    isVerb: heads[phrase] === 0 && nouns[phrase] === 0,
    isNoun: nouns[phrase] === 2,
    at,
  }
}

/** Returns a phrase's words as its entry spells them. Slots are empty strings. */
function wordsOfPhrase({ words, starts, vocabulary }: PhraseIndex, phrase: number): string[] {
  const phraseWords = words.subarray(starts[phrase]!, starts[phrase + 1]!)
  return Array.from(phraseWords, (code) => (code < 0 ? '' : vocabulary[code]!))
}

/**
 * Finds the index's phrases in a text, longest first, then in text order; overlapping ones are all returned. A phrase's
 * head may be inflected. Where the entry allows a gap, it may contain an object (put it off, picked her little brother
 * up). Adverbs, and determiners and adjectives before nouns, may stand inside; a noun may come before its verb. Leaves
 * out words that only look like the phrase (`isLiteralUse`) and readings that a better one excludes (`withoutRivals`).
 */
export function findPhrases(
  text: string,
  tokens: readonly Token[],
  index: PhraseIndex,
  lexicon: Lexicon,
): FoundPhrase[] {
  const words = readWords(text, tokens, index, lexicon)
  const found = [...findAmong(words, index), ...findInHyphenated(words, index, lexicon)]
  return found
    .map(({ phrase, use: { at } }) => ({
      id: index.ids[phrase]!,
      start: tokens[at[0]!]!.start,
      end: tokens[at.at(-1)!]!.end,
      tokenIndexes: [...at],
    }))
    .sort(
      (a, b) =>
        b.tokenIndexes.length - a.tokenIndexes.length || a.start - b.start || a.end - b.end || a.id - b.id,
    )
}

/** Finds phrases in words that were read from a text. */
function findAmong(words: readonly TextWord[], index: PhraseIndex): RankedFind[] {
  const matcher = new PhraseMatcher(words, index)
  const known = new KnownPhrases(index)
  /** Identifies a find by its phrase and first word, as one number. */
  const seen = new Set<number>()
  const found: RankedFind[] = []
  const { buckets, phrases, anchors, skips, slacks, words: codes, starts } = index
  for (let at = 0; at < words.length; at++) {
    for (const word of words[at]!.bases) {
      for (let slot = buckets[word]!; slot < buckets[word + 1]!; slot++) {
        const phrase = phrases[slot]!
        // Words before the anchor may be missing, and then the phrase begins nearer.
        const nearest = at - anchors[phrase]! + skips[phrase]!
        const furthest = Math.max(0, at - anchors[phrase]! - slacks[phrase]!)
        let isFound = false
        const code = codes[starts[phrase]!]!
        for (let first = nearest; first >= furthest && !isFound; first--) {
          const word = words[first]
          // Most words can't begin the phrase, so this saves most of the time.
          if (!word || (code >= 0 && !word.bases.includes(code) && !word.isShort)) continue
          const matched = matcher.from(phrase, first)
          if (!matched?.includes(at)) continue
          isFound = true
          const key = matched[0]! * index.size + phrase
          if (seen.has(key)) break
          seen.add(key)
          const use = useOf(index, phrase, known.wordsOf(phrase), matched)
          if (!isLiteralUse(words, use)) found.push({ phrase, use })
        }
        if (isFound) continue
        const parts = known.partsOf(phrase)
        if (!parts) continue
        const isNoun = parts.noun === anchors[phrase]
        const last = isNoun ? at : Math.min(at + MAX_NOUN_WORDS, words.length - 1)
        for (let noun = last; noun >= (isNoun ? at : Math.max(0, at - MAX_INVERTED_WORDS)); noun--) {
          const matched = matchInverted(words, index, phrase, parts, noun)
          if (!matched?.includes(at)) continue
          const key = matched[0]! * index.size + phrase
          if (!seen.has(key))
            found.push({ phrase, use: useOf(index, phrase, known.wordsOf(phrase), matched) })
          seen.add(key)
          break
        }
      }
    }
  }
  return withoutRivals(found, words)
}

/** Returns finds within single hyphenated words: opt-out, well-thought-out. */
function findInHyphenated(words: readonly TextWord[], index: PhraseIndex, lexicon: Lexicon): RankedFind[] {
  const byForm = new Map<string, readonly RankedFind[]>()
  return words.flatMap(({ form }, at) => {
    if (!form.includes('-')) return []
    let found = byForm.get(form)
    if (!found) {
      const parts = splitHyphenated(form)
      const text = parts.join(' ')
      found =
        parts.length === 0
          ? []
          : findAmong(readWords(text, tokenise(text), index, lexicon), index).filter(
              ({ use }) => use.separability !== undefined && fillsHyphenated(parts, use.at),
            )
      byForm.set(form, found)
    }
    return found.map(({ phrase, use }) => ({ phrase, use: { ...use, at: [at] } }))
  })
}

/** Facts about an index's phrases, worked out when first needed. */
class KnownPhrases {
  readonly #index: PhraseIndex
  readonly #words = new Map<number, readonly string[]>()
  /** False if a phrase has none. */
  readonly #parts = new Map<number, ReturnType<typeof invertibleParts> | false>()

  constructor(index: PhraseIndex) {
    this.#index = index
  }

  /** The phrase's words as its entry spells them; slots are empty strings. */
  wordsOf(phrase: number): readonly string[] {
    let words = this.#words.get(phrase)
    if (!words) {
      words = wordsOfPhrase(this.#index, phrase)
      this.#words.set(phrase, words)
    }
    return words
  }

  partsOf(phrase: number): ReturnType<typeof invertibleParts> {
    const known = this.#parts.get(phrase)
    if (known !== undefined) return known || undefined
    const parts = this.#canInvert(phrase) ? invertibleParts(this.wordsOf(phrase)) : undefined
    this.#parts.set(phrase, parts ?? false)
    return parts
  }

  #canInvert(phrase: number): boolean {
    const { heads, nouns, gaps, separabilities } = this.#index
    const code = separabilities[phrase]
    return (
      heads[phrase] === 0 &&
      nouns[phrase] === 0 &&
      (code === separabilityCodes.fixed || (code === separabilityCodes.unknown && gaps[phrase] === -1))
    )
  }
}

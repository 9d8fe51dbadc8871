import type { Lexicon } from '../lexicon'
import type { Token } from '../tokens/tokens'
import { isLiteralUse } from './literal-use'
import {
  type PhraseEntry,
  type PhraseIndex,
  packPhrases,
  phraseClass,
  separabilityCodes,
  slotCodes,
} from './phrase-index'
import { PhraseMatcher } from './phrase-matcher'
import { type RankedFind, withoutRivals } from './phrase-rivals'
import type { PhraseUse } from './phrase-use'
import { readWords } from './phrase-words'
import type { Separability } from './separability'

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
 * head may be inflected. Where the entry allows a gap, it may contain a pronoun or a noun phrase of up to five words
 * (put it off, picked her little brother up), but no clause, preposition or punctuation. Leaves out words that only
 * look like the phrase (`isLiteralUse`) and readings that a better one excludes (`withoutRivals`).
 */
export function findPhrases(
  text: string,
  tokens: readonly Token[],
  index: PhraseIndex,
  lexicon: Lexicon,
): FoundPhrase[] {
  const words = readWords(text, tokens, index, lexicon)
  const matcher = new PhraseMatcher(words, index)
  /** The spelling of each phrase found so far. `seen` identifies a find by its phrase and first word, as one number. */
  const wordsByPhrase = new Map<number, string[]>()
  const seen = new Set<number>()
  const found: RankedFind[] = []
  const { buckets, phrases, anchors, starts, words: packed } = index
  for (let at = 0; at < words.length; at++) {
    for (const word of words[at]!.bases) {
      for (let slot = buckets[word]!; slot < buckets[word + 1]!; slot++) {
        const phrase = phrases[slot]!
        // Object slots may be empty, and then the phrase begins nearer.
        let slots = 0
        for (let position = 0; position < anchors[phrase]!; position++)
          if (packed[starts[phrase]! + position] === slotCodes.object) slots++
        const nearest = at - anchors[phrase]! + slots
        const furthest = Math.max(0, nearest - slots - matcher.slack(phrase))
        for (let first = nearest; first >= furthest; first--) {
          const matched = matcher.from(phrase, first)
          if (!matched?.includes(at)) continue
          const key = matched[0]! * index.size + phrase
          if (seen.has(key)) break
          seen.add(key)
          const phraseWords = wordsByPhrase.get(phrase) ?? wordsOfPhrase(index, phrase)
          wordsByPhrase.set(phrase, phraseWords)
          const use = useOf(index, phrase, phraseWords, matched)
          if (!isLiteralUse(words, use)) found.push({ phrase, use })
          break
        }
      }
    }
  }
  return withoutRivals(found, words)
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

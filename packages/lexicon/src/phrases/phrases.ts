import type { Lexicon } from '../lexicon'
import type { Token } from '../tokens/tokens'
import { findUses } from './find-uses'
import { isDoubtfulUse } from './literal/literal-model'
import type { PhraseEntry } from './phrase-entry'
import { type PhraseIndex, packPhrases, phraseClass } from './phrase-index'

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
  /** Whether its words may be only words here (over the hill on a walk): to be offered after them, never highlighted. */
  readonly isDoubtful: boolean
}

/** Builds the index for `findPhrases`; handles hundreds of thousands of phrases. */
export function buildPhraseIndex(entries: Iterable<PhraseEntry>): PhraseIndex {
  return packPhrases(entries)
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
  const { words, finds } = findUses(text, tokens, index, lexicon)
  return finds
    .map(({ phrase, use, use: { at } }) => ({
      id: index.ids[phrase]!,
      start: tokens[at[0]!]!.start,
      end: tokens[at.at(-1)!]!.end,
      tokenIndexes: [...at],
      isDoubtful: isDoubtfulUse(words, use, index.idioms[phrase] === 1),
    }))
    .sort(
      (a, b) =>
        b.tokenIndexes.length - a.tokenIndexes.length || a.start - b.start || a.end - b.end || a.id - b.id,
    )
}

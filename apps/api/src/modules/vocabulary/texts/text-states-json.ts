import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { roundScore, stateOf } from '../word-rows'
import type { WordOfText } from './text-words'

/**
 * The words of a text by column. Items of text are separated by ASCII's unit separator, and the forms within an item by
 * its record separator.
 */
export interface WordColumns {
  readonly spellIds: Int32Array
  readonly counts: Int32Array
  /** 1 for words that every reader knows. */
  readonly areCommon: Uint8Array
  readonly headwords: string
  readonly forms: string
}

/** The data for the answer to `getTextStates`. */
export interface StatesInput {
  readonly words: WordColumns
  /** Those words that the reader has, as a JSON array of `[spell_id, state, score]`. */
  readonly own: string
  /** JSON text. */
  readonly phrases: string
}

const UNIT = '\x1f'
const RECORD = '\x1e'

/** Converts words to columns, which are faster to copy between threads. */
export function wordColumns(words: readonly WordOfText[]): WordColumns {
  return {
    spellIds: Int32Array.from(words, ({ spellId }) => spellId),
    counts: Int32Array.from(words, ({ count }) => count),
    areCommon: Uint8Array.from(words, ({ isCommon }) => Number(isCommon)),
    headwords: words.map(({ headword }) => headword).join(UNIT),
    forms: words.map(({ forms }) => forms.join(RECORD)).join(UNIT),
  }
}

/**
 * Returns the answer to `getTextStates` in UTF-8. Coverage is the share of tokens whose words the reader knows or is
 * learning; words that they ignore don't count at all.
 */
export function statesJson({ words, own, phrases }: StatesInput): Uint8Array {
  const items = new Map(
    (JSON.parse(own) as [number, number, number][]).map(([spellId, state, score]) => [
      spellId,
      { state, score },
    ]),
  )
  const headwords = words.headwords.split(UNIT)
  const forms = words.forms.split(UNIT)
  const coverage = { tokens: 0, known: 0 }
  const listed: TextWord[] = []
  for (let at = 0; at < words.spellIds.length; at++) {
    const count = words.counts[at]!
    const item = items.get(words.spellIds[at]!)
    const state = item ? stateOf(item.state) : words.areCommon[at] ? 'known' : null
    if (state !== 'ignored') coverage.tokens += count
    if (state === 'known' || state === 'learning') coverage.known += count
    listed.push({
      spell_id: words.spellIds[at]!,
      spell_lower: headwords[at]!,
      state,
      score: item ? roundScore(item.score) : null,
      forms: forms[at]!.split(RECORD),
      count,
    })
  }
  return Buffer.from(
    `{"words":${JSON.stringify(listed)},"phrases":${phrases},"coverage":${JSON.stringify(coverage)}}`,
  )
}

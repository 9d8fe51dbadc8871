import type { RankedEntry } from './text-words.queries'

/** One of a word's meanings. */
export interface Meaning {
  readonly definitionId: number
  readonly partOfSpeech: string
  /** IPA; may be empty. */
  readonly sound: string
  readonly text: string
}

/** A word of a text that can be glossed. */
export interface GlossWord {
  readonly spellId: number
  /** Spelling under which the word is listed. */
  readonly headword: string
  /** Its meanings, best match for its sentence first; at least one. */
  readonly meanings: readonly [Meaning, ...Meaning[]]
  /** Its forms in the text. */
  readonly forms: readonly string[]
  /** Offset of its first form in the text. */
  readonly at: number
}

/** Maximum number of meanings offered to the teacher; further ones fit the sentence no better. */
const MAX_MEANINGS = 12

/**
 * Returns the words that can be glossed: those that occur in the text and have a definition, in the given order.
 *
 * @param formsOf forms of each word in the text, by spell id
 */
export function glossWords(
  senses: readonly RankedEntry[],
  formsOf: ReadonlyMap<number, readonly string[]>,
): GlossWord[] {
  return senses.flatMap(({ spell, quotation, definitions }) => {
    const [first, ...others] = definitions
      .slice(0, MAX_MEANINGS)
      .map(({ id, part_of_speech, pronunciations, text }) => ({
        definitionId: id,
        partOfSpeech: part_of_speech,
        sound: pronunciations[0] ?? spell.pronunciations[0] ?? '',
        text,
      }))
    if (!quotation || !first) return []
    return {
      spellId: spell.id,
      headword: spell.spellings[0] ?? spell.spell_lower,
      meanings: [first, ...others],
      forms: formsOf.get(spell.id) ?? [spell.spell_lower, ...spell.forms],
      at: quotation.at,
    }
  })
}

/** A word with its number and meaning on the handout. */
export interface Gloss extends GlossWord {
  /** Number on the handout, in the order of the text. */
  readonly number: number
  readonly meaning: Meaning
}

/**
 * Creates the glosses of the chosen words, numbered in the order of the text.
 *
 * @param meanings ids of definitions that the teacher prefers, by spell id
 */
export function glossesOf(
  words: readonly GlossWord[],
  chosen: ReadonlySet<number>,
  meanings: ReadonlyMap<number, number>,
): Gloss[] {
  return words
    .filter(({ spellId }) => chosen.has(spellId))
    .toSorted((a, b) => a.at - b.at)
    .map((word, index) => ({ ...word, number: index + 1, meaning: meaningOf(word, meanings) }))
}

/** Returns the meaning to print: the one the teacher prefers, otherwise the best match. */
export function meaningOf(word: GlossWord, meanings: ReadonlyMap<number, number>): Meaning {
  const preferred = meanings.get(word.spellId)
  return word.meanings.find(({ definitionId }) => definitionId === preferred) ?? word.meanings[0]
}

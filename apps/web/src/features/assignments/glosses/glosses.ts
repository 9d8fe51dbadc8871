import type { RankedEntry } from './text-words.queries'

/** One thing that a word can mean. */
export interface Meaning {
  readonly definitionId: number
  readonly partOfSpeech: string
  /** IPA, or empty. */
  readonly sound: string
  readonly text: string
}

/** A word of a text that can be glossed. */
export interface GlossWord {
  readonly spellId: number
  /** As it is looked up. */
  readonly headword: string
  /** What it can mean, at least one, that which fits its sentence best first. */
  readonly meanings: readonly [Meaning, ...Meaning[]]
  /** Its forms in the text. */
  readonly forms: readonly string[]
  /** Offset of the first of them in the text. */
  readonly at: number
}

/** Meanings that a teacher can choose among; of many more, the rest fits no sentence better. */
const MOST_MEANINGS = 12

/**
 * The words that can be glossed: those that stand in the text and have a definition, in the order given.
 *
 * @param formsOf forms of a word in the text
 */
export function glossWords(
  senses: readonly RankedEntry[],
  formsOf: ReadonlyMap<number, readonly string[]>,
): GlossWord[] {
  return senses.flatMap(({ spell, quotation, definitions }) => {
    const [first, ...others] = definitions
      .slice(0, MOST_MEANINGS)
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

/** A word with what the sheet says of it. */
export interface Gloss extends GlossWord {
  /** On the sheet, in the order of the text. */
  readonly number: number
  readonly meaning: Meaning
}

/**
 * Glosses for the words that were chosen, numbered as their words stand in the text.
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

/** What a word is said to mean: as its teacher prefers, else what fits best. */
export function meaningOf(word: GlossWord, meanings: ReadonlyMap<number, number>): Meaning {
  const preferred = meanings.get(word.spellId)
  return word.meanings.find(({ definitionId }) => definitionId === preferred) ?? word.meanings[0]
}

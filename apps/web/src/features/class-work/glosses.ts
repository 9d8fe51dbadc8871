import type { FittingSpell } from './text-words.queries'

/** A word of a text with what a handout says of it. */
export interface Gloss {
  readonly spellId: number
  /** As it is looked up. */
  readonly headword: string
  /** IPA, or empty. */
  readonly sound: string
  readonly partOfSpeech: string
  readonly meaning: string
  /** Its forms in the text. */
  readonly forms: readonly string[]
  /** Offset of the first of them in the text. */
  readonly at: number
}

/**
 * What is said of the words that can be glossed: those that stand in the text and have a definition, in the order given.
 *
 * @param formsOf forms of a word in the text
 */
export function glossesOf(
  senses: readonly FittingSpell[],
  formsOf: ReadonlyMap<number, readonly string[]>,
): Gloss[] {
  return senses.flatMap(({ spell, quotation, definition }) => {
    if (!quotation || !definition) return []
    const sound = definition.pronunciations[0] ?? spell.pronunciations[0] ?? ''
    return {
      spellId: spell.id,
      headword: spell.spellings[0] ?? spell.spell_lower,
      sound,
      partOfSpeech: definition.part_of_speech,
      meaning: definition.text,
      forms: formsOf.get(spell.id) ?? [spell.spell_lower, ...spell.forms],
      at: quotation.at,
    }
  })
}

/** A gloss with its number on the sheet. */
export interface NumberedGloss extends Gloss {
  readonly number: number
}

/** Numbers glosses in the order in which their words stand in the text. */
export function numbered(glosses: readonly Gloss[]): NumberedGloss[] {
  return glosses.toSorted((a, b) => a.at - b.at).map((gloss, index) => ({ ...gloss, number: index + 1 }))
}

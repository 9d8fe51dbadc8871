import type { Spell, SpellInContext } from '@wordhoard/contracts/dictionary'

/** An entry of the dictionary. */
export function spell(id: number, spell_lower: string, more: Partial<Spell> = {}): Spell {
  return {
    id,
    spell_lower,
    parts_of_speech: ['noun'],
    pronunciations: [],
    spellings: [spell_lower],
    forms: [],
    audio_urls: [],
    image_urls: [],
    frequency_rank: 5_000,
    level: 'B1',
    definitions: [],
    ...more,
  }
}

/** A phrase that stands in a stretch of text, where its words are. */
export function phraseAt(id: number, text: string, ...places: [number, number][][]): SpellInContext {
  return { ...spell(id, text), places }
}

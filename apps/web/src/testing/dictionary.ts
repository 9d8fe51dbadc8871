import type { Definition, Spell } from '@wordhoard/contracts/dictionary'

/** Returns a dictionary entry. */
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

/** Returns a definition of a word. */
export function definition(id: number, text = `meaning ${id}`): Definition {
  return {
    id,
    text,
    spelling: '',
    part_of_speech: 'noun',
    pronunciations: [],
    direct_synonyms: [],
    direct_antonyms: [],
    direct_hypernyms: [],
    domain: { region: [], category: [], usage: [] },
    patterns: [],
    examples: [],
    recommended: false,
    source: 'wordnet',
  }
}

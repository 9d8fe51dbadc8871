import type { Row } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import type { Item } from '@wordhoard/contracts/vocabulary'

/** Returns a row of a word list. */
export function row(spell_id: number, more: Partial<Row> = {}): Row {
  return {
    id: spell_id,
    spell_id,
    spell_lower: `word ${spell_id}`,
    priority: 2,
    score: 0,
    streak: 0,
    repeat_count: 0,
    added_at: '2026-11-21T10:00:00.000Z',
    last_repeated_at: null,
    next_repeated_at: null,
    state: 'new',
    ...more,
  }
}

/** Returns a word of the main vocabulary. */
export function item(spell_id: number, more: Partial<Item> = {}): Item {
  return {
    ...row(spell_id),
    priority: 2,
    score: 0,
    streak: 0,
    repeat_count: 0,
    state: 'new',
    met_count: 1,
    lookup_count: 0,
    note: null,
    ...more,
  }
}

/** Returns a word of a text with its state for the reader. */
export function textWord(spell_id: number, more: Partial<TextWord> = {}): TextWord {
  const spell_lower = `word${spell_id}`
  return {
    spell_id,
    spell_lower,
    state: 'met',
    score: null,
    probability: 0.1,
    forms: [spell_lower],
    count: 1,
    ...more,
  }
}

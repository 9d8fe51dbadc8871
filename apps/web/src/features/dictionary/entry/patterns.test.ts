import { expect, it } from 'vitest'
import { spellOutPattern } from './patterns'

it.each([
  ['[C]', 'countable'],
  ['[C] or [U]', 'countable or uncountable'],
  ['[C, usually pl.]', 'countable, usually plural'],
  ['[C] usually sing.', 'countable usually singular'],
  ['[C, plural mice]', 'countable, plural mice'],
  ['[pl.] with honours', 'plural with honours'],
  ['have a row (with sb)', 'have a row (with somebody)'],
  ['take sb’s word for sth', 'take somebody’s word for something'],
  ['C major', 'C major'],
])('writes out %s', (pattern, text) => {
  expect(spellOutPattern(pattern)).toBe(text)
})

import { expect, it } from 'vitest'
import { sentences } from './sentences'
import { lookupForm, tokenise } from './tokens'

/** Where a scanner looks ahead or back, a long run of the same may cost its square: minutes at this length. */
const length = 200_000
const limit = 4000

it.each([
  'a',
  'a.',
  'a.b-',
  'A.',
  '.',
  '...a',
  '@',
  'a@',
  'a@b.',
  '@a.',
  "'",
  "'a",
  "'cause ",
  "a'",
  '-',
  'a-',
  '-\n',
  '- ',
  'a-    ',
  '\u00ad',
  'a\u00ad',
  'a\u00ad\u200b',
  'http://',
  'http://(',
  'a:',
  '_',
  'a_',
  'a(',
  '#',
  '#a',
  '£',
  '1',
  '1,',
  '1:a',
  '👍',
  '👍\u200d',
  '🇬',
  '\ud83d',
  '你',
  '你\u200d',
  'e\u0301',
  "x 'n' ",
  'n ',
  'A&',
  '\n',
  ' \n',
  '. ',
  '." ',
  'Dr. ',
  '“',
])('a long run of %j is read in no time', (piece) => {
  const text = piece.repeat(Math.ceil(length / piece.length))
  const start = performance.now()
  const tokens = tokenise(text)
  sentences(text, tokens)
  for (const token of tokens) lookupForm(text, token)
  expect(performance.now() - start).toBeLessThan(limit)
})

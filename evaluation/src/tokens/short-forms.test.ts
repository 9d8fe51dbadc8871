import { resolve } from '@wordhoard/lexicon/forms/base-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { beforeAll, expect, it } from 'vitest'
import { readSourceLexicon } from '../phrases/source-lexicon'

let lexicon: Lexicon
beforeAll(async () => {
  lexicon = (await readSourceLexicon()).lexicon
}, 120_000)

it.each([
  ['oclock', "o'clock"],
  ['havnt', "haven't"],
  ['gnite', 'good night'],
  ['becoz', 'because'],
  ['wwii', 'world war ii'],
  ['nyc', 'new york city'],
  ['viz', 'namely'],
  ['kcal', 'kilocalorie'],
])('leads %s, written for short, to %s', (form, words) => {
  expect(resolve(form, lexicon)[0]?.toLowerCase()).toBe(words)
})

import { expect, it } from 'vitest'
import { textWord } from '../../testing/words'
import { findPassedIds } from './passed-ids'
import { textWords } from './text-words'

it('returns each word once that the reader has done nothing with', () => {
  const words = textWords([
    textWord(1, { state: 'met', forms: ['heron', 'herons'] }),
    textWord(2, { state: null, forms: ['fjord'] }),
    textWord(3, { state: 'new', forms: ['oar'] }),
    textWord(4, { state: 'known', forms: ['the'] }),
  ])
  expect([...findPassedIds(words, ['herons', 'heron', 'fjord', 'oar', 'the', 'london'])]).toEqual([1, 2])
})

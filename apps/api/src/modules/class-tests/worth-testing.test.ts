import { expect, test } from 'vitest'
import { suggestWords, type TestCandidate } from './worth-testing'

const word = (spelling: string, facts: Partial<TestCandidate>): TestCandidate => ({
  spell_id: spelling.length,
  spell_lower: spelling.toLowerCase(),
  spelling,
  level: null,
  isName: false,
  unknown: 0,
  looked_up: 0,
  rank: undefined,
  ...facts,
})
const suggest = (words: readonly TestCandidate[], estimated: number) =>
  suggestWords(words, estimated).map(({ spelling, is_suggested }) =>
    is_suggested ? spelling : `(${spelling})`,
  )

const mum = word('mum', { level: 'A1', unknown: 1, rank: 2490 })
const june = word('June', { level: 'A1', isName: true, unknown: 10, looked_up: 9 })
const tide = word('tide', { level: 'B1', unknown: 8, rank: 3000 })
const moor = word('moor', { level: 'B2', unknown: 8, rank: 9000 })
const heron = word('heron', { level: 'C1', unknown: 4, rank: 20_000 })
const bog = word('bog', { level: 'C1', unknown: 4, rank: 10_000 })
const quay = word('quay', { level: 'A2', unknown: 1, looked_up: 2 })

test('first come the words that students looked up or that most lack, names never', () => {
  const words = [june, mum, tide, heron, bog, moor, quay]
  expect(suggest(words, 10)).toEqual(['quay', 'moor', 'tide', 'heron', 'bog', '(mum)', '(June)'])
})

test('beginners’ words that most lack are suggested', () => {
  expect(suggest([{ ...mum, unknown: 6 }, heron, june], 10)).toEqual(['mum', 'heron', '(June)'])
})

test('while nothing is known of the class, levels and then frequency decide', () => {
  const unknownToUs = [mum, tide, heron, bog, moor, june].map((each) => ({
    ...each,
    unknown: 0,
    looked_up: 0,
  }))
  expect(suggest(unknownToUs, 0)).toEqual(['heron', 'bog', 'moor', 'tide', 'mum', '(June)'])
})

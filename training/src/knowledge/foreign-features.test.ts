import { expect, it } from 'vitest'
import { ForeignFeatures } from './foreign-features'
import { testWord as word } from './testing/test-word'

const german = new ForeignFeatures('de', {
  equivalents: {
    ofSense: (_, key) => ({ nation: ['Nation, die', 'das Volk'] })[key],
    ofSynset: () => undefined,
  },
  frequencies: new Map([
    ['nation', 4.5],
    ['volk', 5],
    ['das', 7],
    ['solidarität', 3.9],
    ['shuttle', 3],
  ]),
  english: new Map([['nation', 5]]),
  words: ['nation', 'solidarity', 'shuttle'],
})

it('knows how common a word and its kin are in a first language', () => {
  expect(german.of(word('shuttle', []))['own frequency']).toBe(3)
  expect(german.of(word('solidarity', []))['kin’s frequency']).toBe(3.9)
  expect(german.of(word('nation', []))['kin commoner']).toBeCloseTo(-0.5)
})

it('takes a phrase to be as rare as its rarest word, and leaves open what has no translation', () => {
  const features = german.of(word('nation', ['nation']))
  expect(features['first equivalent’s frequency']).toBe(4.5)
  expect(features['commonest equivalent’s frequency']).toBe(5)
  expect(features['like all']).toBeLessThan(1)
  expect(german.of(word('shuttle', ['none']))['like all']).toBeNaN()
})

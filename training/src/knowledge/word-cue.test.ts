import { expect, it } from 'vitest'
import { testWord } from './testing/test-word'
import { CueFeatures } from './word-cue'

const words = ['pound', 'punch', 'plumb', 'power', 'hit', 'o’clock'].map((word) => testWord(word, [word]))
const english = new Map([
  ['pound', 4],
  ['punch', 4],
  ['plumb', 2],
  ['power', 5],
])
const cues = new CueFeatures({ english, words })
const featuresOf = (headword: string) => cues.of(words.find(({ word }) => word === headword)!)

it('takes a word to be recalled less readily where commoner ones begin alike and are as long', () => {
  const pound = featuresOf('pound')
  expect(pound['share of cue']).toBeCloseTo(Math.log10(10_000 / 120_100))
  expect(pound['place by cue']).toBeCloseTo(Math.log(2))
  expect(pound['words by cue']).toBeCloseTo(Math.log(5))
  expect(featuresOf('power')['place by cue']).toBe(0)
})

it('has no rivals for a word that is alone with its cue or has other signs', () => {
  for (const word of ['hit', 'o’clock'])
    expect(featuresOf(word)).toEqual({
      'share of cue': expect.closeTo(0),
      'place by cue': 0,
      'words by cue': Math.log(2),
    })
})

import { expect, it } from 'vitest'
import { RivalFeatures } from './rival-features'
import { testWord } from './testing/test-word'

const equivalents: Readonly<Record<string, readonly string[]>> = {
  hit: ['golpear', 'pegar'],
  pound: ['golpear'],
  'pound.money': ['libra'],
  reaction: ['reacción', 'respuesta'],
  answer: ['respuesta'],
}
const words = [
  testWord('hit', ['hit']),
  testWord('pound', ['pound.money', 'pound']),
  testWord('reaction', ['reaction']),
  testWord('answer', ['answer']),
  testWord('apt', ['apt']),
]
const spanish = new RivalFeatures('es', {
  equivalents: { ofSense: (_, key) => equivalents[key], ofSynset: () => undefined },
  english: new Map([
    ['hit', 5],
    ['pound', 4],
    ['reaction', 4],
    ['answer', 5],
  ]),
  words,
})
const featuresOf = (headword: string) => spanish.of(words.find(({ word }) => word === headword)!)

it('takes a word to be recalled less readily where the same is said of commoner words', () => {
  expect(featuresOf('pound')['share of first']).toBe(0)
  expect(featuresOf('pound')['least share']).toBeCloseTo(Math.log10(0.5 / 10.5))
  expect(featuresOf('hit')['least share']).toBeCloseTo(Math.log10(10 / 10.5))
  expect(featuresOf('hit').rivals).toBeCloseTo(Math.log(2) / 2)
})

it('looks apart at equivalents that are no cognates', () => {
  expect(featuresOf('reaction')['greatest share']).toBe(0)
  expect(featuresOf('reaction')['greatest share of unlike']).toBeCloseTo(Math.log10(0.5 / 10.5))
})

it('leaves open what has no translation', () => {
  expect(Object.values(featuresOf('apt')).every(Number.isNaN)).toBe(true)
})

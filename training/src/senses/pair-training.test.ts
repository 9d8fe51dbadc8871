import { hashPair, hashText } from '@wordhoard/senses/words/cue-hash'
import { describe, expect, it } from 'vitest'
import { type PairChoice, toPairWeights, trainPairs } from './pair-training'

const [river, money] = [hashText('river'), hashText('money')]
const [slope, house] = [hashText('slope'), hashText('house')]
/** Makes a choice between two senses that differ in one trait each. */
const choice = (cue: number, right: number): PairChoice => ({
  cues: Uint32Array.of(cue),
  traits: Uint32Array.of(slope, house),
  senses: [Uint16Array.of(0), Uint16Array.of(1)],
  prior: Float64Array.of(0, 0),
  right: [right],
  weight: 1,
})

describe('trainPairs', () => {
  it('learns which cue indicates which trait, with the same result each time', () => {
    const choices = [0, 1, 2, 3].flatMap(() => [choice(river, 0), choice(money, 1)])
    const trained = trainPairs(choices, 16)
    const { weight } = toPairWeights(trained)
    expect(weight(hashPair(river, slope))).toBeGreaterThan(0)
    expect(weight(hashPair(river, house))).toBeLessThan(0)
    expect(weight(hashPair(money, house))).toBeGreaterThan(0)
    expect(weight(hashPair(money, slope))).toBeLessThan(0)
    expect(trainPairs(choices, 16)).toEqual(trained)
  })
})

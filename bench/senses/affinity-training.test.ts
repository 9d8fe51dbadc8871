import { describe, expect, it } from 'vitest'
import { trainAffinities } from './affinity-training'
import { asAffinities } from './as-affinities'
import type { PairChoice } from './pair-training'

const [river, stream, money] = [1, 2, 3]
const [slope, firm] = [11, 12]
/** Between two senses that only a trait each tells apart. */
const choice = (right: number, ...cues: number[]): PairChoice => ({
  cues: Uint32Array.from(cues),
  traits: Uint32Array.of(slope, firm),
  senses: [Uint16Array.of(0), Uint16Array.of(1)],
  prior: Float64Array.of(0, 0),
  right: [right],
  weight: 1,
})
const choices = Array.from({ length: 60 }, () => [choice(0, river, stream), choice(1, money)]).flat()

describe('trainAffinities', () => {
  it('learns which cues go with which traits, the same each time', () => {
    const trained = trainAffinities(choices)
    const { addCue, product, dimensions } = asAffinities(trained)
    const lean = (cue: number) => {
      const context = new Float64Array(dimensions)
      expect(addCue(context, cue)).toBe(true)
      return product(context, slope) - product(context, firm)
    }
    expect(lean(river)).toBeGreaterThan(0)
    expect(lean(stream)).toBeGreaterThan(0)
    expect(lean(money)).toBeLessThan(0)
    expect(trainAffinities(choices)).toEqual(trained)
  })

  it('keeps nothing of cues that were met a few times only', () => {
    const { cues } = trainAffinities([...choices, choice(0, 7), choice(1, 7)])
    expect([...cues.keys]).toEqual([river, stream, money])
  })
})

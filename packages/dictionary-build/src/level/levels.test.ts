import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelRange, likeliestLevel } from './level-estimate'
import { fitOrdinal, levelProbabilities } from './ordinal-regression'

const probabilities = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
  .map((weights) => {
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map((weight) => weight / sum)
  })

describe('a level estimate', () => {
  it('is the level that is rarely wrong by more than one', () => {
    expect(likeliestLevel([0.05, 0.1, 0.6, 0.2, 0.05, 0])).toBe(2)
    expect(likeliestLevel([0.35, 0.05, 0.2, 0.2, 0.2, 0])).toBe(3)
    expect(likeliestLevel([1, 0, 0, 0, 0, 0])).toBe(0)
  })

  it('has a range around it with three quarters of the probability', () => {
    fc.assert(
      fc.property(probabilities, (spread) => {
        const [from, to] = levelRange(spread)
        const level = likeliestLevel(spread)
        expect(from).toBeLessThanOrEqual(level)
        expect(to).toBeGreaterThanOrEqual(level)
        const inside = spread.slice(from, to + 1).reduce((sum, probability) => sum + probability, 0)
        expect(inside).toBeGreaterThan(0.75 - 1e-9)
      }),
    )
    expect(levelRange([0, 0, 0.9, 0.1, 0, 0])).toEqual([2, 2])
  })
})

describe('fitOrdinal', () => {
  it('finds the order in the data, with probabilities that sum to one', () => {
    const examples = Array.from({ length: 60 }, (_, at) => ({
      features: [at / 10, at % 2],
      level: Math.min(2, Math.floor(at / 20)),
      weight: 1,
    }))
    const model = fitOrdinal(examples, 3, { penalty: 0.001, steps: 600 })
    for (const { features, level } of [examples[5]!, examples[30]!, examples[55]!]) {
      const spread = levelProbabilities(model, features)
      expect(spread.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1)
      expect(spread.indexOf(Math.max(...spread))).toBe(level)
    }
    expect(fitOrdinal(examples, 3, { penalty: 0.001, steps: 600 })).toEqual(model)
  })
})

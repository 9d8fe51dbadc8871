import { describe, expect, it } from 'vitest'
import { type Choice, fitConditionalLogit } from './conditional-logit'

/** Yields pseudo-random numbers between 0 and 1, the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

describe('fitConditionalLogit', () => {
  it('recovers the weights that generated the choices', () => {
    const random = numbers(7)
    const next = () => random.next().value as number
    const truth = [2, -1, 0]
    const choices: Choice[] = []
    for (let trial = 0; trial < 6000; trial++) {
      const features = Float64Array.from({ length: 4 * truth.length }, () => next() * 2 - 1)
      const utilities = [0, 1, 2, 3].map((row) => {
        const gumbel = -Math.log(-Math.log(next() || 0.5))
        return truth.reduce((sum, weight, at) => sum + weight * features[row * truth.length + at]!, gumbel)
      })
      choices.push({ features, right: [utilities.indexOf(Math.max(...utilities))] })
    }
    const weights = fitConditionalLogit(choices, truth.length, 1e-6)
    for (const [at, weight] of truth.entries()) expect(Math.abs(weights[at]! - weight)).toBeLessThan(0.15)
  })

  it('leaves a feature that never differs at 0', () => {
    const weights = fitConditionalLogit([{ features: Float64Array.of(1, 0, 1, 1), right: [1] }], 2, 0.1)
    expect(weights[0]).toBeCloseTo(0)
    expect(weights[1]).toBeGreaterThan(0)
  })
})

import { levels } from '@wordhoard/lexicon/level'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTY_VARIANCE, logistic, probabilityOfKnowing } from './rasch'
import { priorOfLevel } from './said-level'
import { CoverageSum, wordChances } from './text-coverage'
import { levelOfAbility } from './vocabulary-size'

const words = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    difficulty: fc.double({ min: -6, max: 6, noNaN: true }),
  }),
  { minLength: 1, maxLength: 80 },
)
const estimate = fc.record({
  mean: fc.double({ min: -4, max: 5, noNaN: true }),
  variance: fc.double({ min: 0.01, max: 2, noNaN: true }),
})

function coverageOf(
  ability: { mean: number; variance: number },
  all: readonly { count: number; difficulty: number }[],
) {
  const sum = new CoverageSum()
  const chanceOf = wordChances(ability)
  for (const { count, difficulty } of all)
    sum.add(
      count,
      chanceOf(probabilityOfKnowing(ability, difficulty), { difficulty, variance: DIFFICULTY_VARIANCE }),
    )
  return sum.coverage
}

describe('the coverage of a text', () => {
  it('lies within its interval, and the interval within 0 and 1', () => {
    fc.assert(
      fc.property(words, estimate, (all, ability) => {
        const { low, estimate: middle, high } = coverageOf(ability, all)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(middle).toBeGreaterThanOrEqual(low)
        expect(high).toBeGreaterThanOrEqual(middle)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is more certain the more certain the ability is', () => {
    const all = Array.from({ length: 300 }, (_, at) => ({ count: 1, difficulty: -4 + at / 50 }))
    const width = (variance: number) => {
      const { low, high } = coverageOf({ mean: 1, variance }, all)
      return high - low
    }
    expect(width(0.05)).toBeLessThan(width(0.5))
    expect(width(0.5)).toBeLessThan(width(2))
  })

  it('is true of about 95 in 100 learners, of whom nothing but the ability and its error is known', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const all = Array.from({ length: 400 }, () => ({
      count: random() < 0.1 ? 12 : 1,
      difficulty: -5 + 6 * random(),
    }))
    let inside = 0
    for (let learner = 0; learner < 400; learner++) {
      const ability = { mean: 0.5, variance: 0.4 }
      const { low, high } = coverageOf(ability, all)
      const real = ability.mean + normal() * Math.sqrt(ability.variance)
      let [known, tokens] = [0, 0]
      for (const { count, difficulty } of all) {
        tokens += count
        if (random() < logistic(real - difficulty - normal() * Math.sqrt(1.4))) known += count
      }
      if (known / tokens >= low && known / tokens <= high) inside++
    }
    expect(inside / 400).toBeGreaterThan(0.9)
  })

  it('is whole for a text without words', () => {
    expect(new CoverageSum().coverage).toEqual({ estimate: 1, low: 1, high: 1 })
  })
})

it('begins in the middle of the level that a learner names', () => {
  for (const level of levels) expect(levelOfAbility(priorOfLevel(level).mean)).toBe(level)
  expect(priorOfLevel('B1').variance).toBeLessThan(priorOfLevel(null).variance)
})

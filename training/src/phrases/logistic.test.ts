import { expect, it } from 'vitest'
import { fitLogistic, type LogisticCase, oddsOf } from './logistic'

const cases = (features: number[], right: number, wrong: number): LogisticCase[] => [
  ...Array.from({ length: right }, () => ({ features, isTrue: true, weight: 1 })),
  ...Array.from({ length: wrong }, () => ({ features, isTrue: false, weight: 1 })),
]

it('learns how often a feature goes with what is true', () => {
  const all = [...cases([0], 30, 10), ...cases([1], 10, 30)]
  const model = fitLogistic(all, 2, { ridge: 1e-3, rounds: 400 })
  expect(oddsOf(all[0]!, model)).toBeCloseTo(Math.log(3), 1)
  expect(oddsOf(all.at(-1)!, model)).toBeCloseTo(-Math.log(3), 1)
})

it('keeps a feature that was seen once near zero if the ridge is high', () => {
  const model = fitLogistic([...cases([0], 10, 10), ...cases([1], 1, 0)], 2, { ridge: 5, rounds: 200 })
  expect(Math.abs(model.weights[1]!)).toBeLessThan(0.2)
})

it('counts the values of features', () => {
  const all: LogisticCase[] = [-2, -1, 1, 2].flatMap((value) =>
    Array.from({ length: 5 }, () => ({ features: [0], values: [value], isTrue: value > 0, weight: 1 })),
  )
  const model = fitLogistic(all, 1, { ridge: 0.1, rounds: 200 })
  expect(model.weights[0]).toBeGreaterThan(0.5)
})

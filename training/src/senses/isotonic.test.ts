import { expect, it } from 'vitest'
import { isotonicPoints } from './isotonic'

const cases = (share: number, right: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ share, isRight: at < right }))

it('returns how often each share was right', () => {
  const points = isotonicPoints([...cases(0.9, 8, 10), ...cases(0.2, 1, 10)], 2)
  expect(points.map(({ share, right, count }) => [share.toFixed(2), right.toFixed(2), count])).toEqual([
    ['0.20', '0.10', 10],
    ['0.90', '0.80', 10],
  ])
})

it('joins groups until the share that is right never falls', () => {
  const points = isotonicPoints([...cases(0.3, 5, 10), ...cases(0.5, 3, 10), ...cases(0.9, 9, 10)], 3)
  expect(points.map(({ right }) => Number(right.toFixed(2)))).toEqual([0.4, 0.9])
})

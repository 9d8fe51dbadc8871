import { expect, test } from 'vitest'
import { clampPercent } from './clamp-percent'

test('a percentage stays within 0 and 100, and is 0 for NaN', () => {
  expect([-5, 0, 33.4, 100, 140, Number.POSITIVE_INFINITY, 0 / 0].map(clampPercent)).toEqual([
    0, 0, 33, 100, 100, 100, 0,
  ])
})

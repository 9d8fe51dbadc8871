import { expect, it } from 'vitest'
import { readinessPercent } from './readiness-percent'

it('shows 95 % only to those who know that much', () => {
  expect([0.949, 0.95, 0.951, 1, 0.29, 0].map(readinessPercent)).toEqual([94, 95, 95, 100, 29, 0])
})

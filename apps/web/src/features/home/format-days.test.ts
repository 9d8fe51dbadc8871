import { expect, test } from 'vitest'
import { formatDays } from './format-days'

test('days of a streak are shown exactly up to 99', () => {
  expect([0, 1, 99, 100, 4000].map(formatDays)).toEqual(['0', '1', '99', '99+', '99+'])
})

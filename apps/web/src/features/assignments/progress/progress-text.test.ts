import { expect, it } from 'vitest'
import { mean, meanText, minutesText } from './progress-text'

it('shows small means with one digit and large ones whole', () => {
  expect(meanText(mean([1, 2, 2]))).toBe('1.7')
  expect(meanText(mean([]))).toBe('0')
  expect(meanText(1234.6)).toBe('1,235')
})

it('shows reading in minutes, and less than a minute as "< 1"', () => {
  expect([0, 5, 59, 60, 150].map(minutesText)).toEqual(['0', '< 1', '< 1', '1', '3'])
})

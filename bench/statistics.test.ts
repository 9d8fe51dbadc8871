import { describe, expect, it } from 'vitest'
import { median, percentile } from './statistics'

describe('median', () => {
  it('is the middle value, the upper one of two, and NaN without values', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 3, 2])).toBe(3)
    expect(median([])).toBeNaN()
  })
})

describe('percentile', () => {
  it('is the smallest value that the given share does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n)
    expect(percentile(values, 0.95)).toBe(95)
    expect(percentile([10, 40, 30, 20], 0.95)).toBe(40)
    expect(percentile([10, 40, 30, 20], 0)).toBe(10)
    expect(percentile([], 0.5)).toBeNaN()
  })
})

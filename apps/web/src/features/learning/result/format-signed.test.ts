import { describe, expect, it } from 'vitest'
import { formatSigned } from './format-signed'

describe('formatSigned', () => {
  it.each([
    [1.2, '+1.20'],
    [-0.35, '−0.35'],
    [0, '0'],
    [-0.001, '0'],
    [0.004, '0'],
    [0.005, '+0.01'],
    [10, '+10.00'],
  ])('formats %d as %s', (delta, text) => expect(formatSigned(delta)).toBe(text))
})

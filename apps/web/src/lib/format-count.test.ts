import { describe, expect, it } from 'vitest'
import { formatCount } from './format-count'

describe('formatCount', () => {
  it.each([
    [0, '0 words'],
    [1, '1 word'],
    [1_204, '1,204 words'],
  ])('formats %i as %s', (count, text) => expect(formatCount(count, 'word')).toBe(text))
})

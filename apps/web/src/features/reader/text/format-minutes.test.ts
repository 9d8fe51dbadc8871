import { describe, expect, it } from 'vitest'
import { formatMinutes } from './format-minutes'

describe('formatMinutes', () => {
  it.each([
    [0, '0 min'],
    [6, '6 min'],
    [60, '1 h'],
    [610, '10 h 10 min'],
  ])('formats %i minutes as %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text))
})

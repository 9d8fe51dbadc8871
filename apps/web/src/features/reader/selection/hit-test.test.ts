import { describe, expect, it } from 'vitest'
import { isWithin } from './hit-test'

describe('isWithin', () => {
  const word = { left: 10, right: 50, top: 100, bottom: 120 }

  it('accepts a point within or slightly beside the word', () => {
    expect(isWithin([word], 30, 110, { x: 1, y: 3 })).toBe(true)
    expect(isWithin([word], 51, 122, { x: 1, y: 3 })).toBe(true)
  })

  it('rejects a point in the margin, from which the caret snaps to the word', () => {
    expect(isWithin([word], 90, 110, { x: 5, y: 6 })).toBe(false)
    expect(isWithin([word], 30, 140, { x: 5, y: 6 })).toBe(false)
  })

  it('accepts a point in any rectangle of a word broken over two lines', () => {
    const parts = [
      { left: 90, right: 100, top: 0, bottom: 20 },
      { left: 0, right: 30, top: 20, bottom: 40 },
    ]
    expect(isWithin(parts, 15, 30, { x: 0, y: 0 })).toBe(true)
    expect(isWithin(parts, 50, 10, { x: 0, y: 0 })).toBe(false)
    expect(isWithin([], 0, 0, { x: 9, y: 9 })).toBe(false)
  })
})

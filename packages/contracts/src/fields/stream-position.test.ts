import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coversPosition,
  formatPosition,
  joinPositions,
  lastKnownEvent,
  MAX_POSITION_LENGTH,
  parsePosition,
  type StreamPosition,
} from './stream-position'

const positions = fc
  .record({
    base: fc.nat(1e12),
    above: fc.uniqueArray(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 5_000 })), {
      selector: ([id]) => id,
      maxLength: 40,
    }),
  })
  .map(
    ({ base, above }): StreamPosition => ({
      base,
      chats: new Map(above.map(([id, more]) => [id, base + more])),
    }),
  )

describe('a position', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(parsePosition(formatPosition(position))).toEqual(position)
      }),
    )
  })

  it('of an older page is one number for all chats; anything else can’t be read', () => {
    expect(parsePosition('1204')).toEqual({ base: 1204, chats: new Map() })
    for (const text of ['', 'NaN', 'p', 'p-1', 'p1.2', 'p1.2-', '1e5', '12345678901234567', 'p1 '])
      expect(parsePosition(text)).toBeUndefined()
    expect(parsePosition(`p1${'.1-1'.repeat(MAX_POSITION_LENGTH)}`)).toBeUndefined()
  })

  it('is short when few chats are listed', () => {
    const chats = new Map([...Array(20).keys()].map((n) => [1_000_000 + n, 50_000_000 + n]))
    expect(formatPosition({ base: 49_999_000, chats }).length).toBeLessThan(200)
  })

  it('covers what it was joined from, and knows no more of a chat than one of them', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const joined = joinPositions(one, other)
        expect([coversPosition(joined, one), coversPosition(joined, other)]).toEqual([true, true])
        for (const id of [...one.chats.keys(), ...other.chats.keys(), 999])
          expect(lastKnownEvent(joined, id)).toBe(
            Math.max(lastKnownEvent(one, id), lastKnownEvent(other, id)),
          )
      }),
    )
  })
})

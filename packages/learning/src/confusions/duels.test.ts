import type { GameName } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canDuel, isMixedUp, placeDuels } from './duels'

const now = new Date('2026-06-20T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const history = { days: [2, 2], mixedAt: undefined, duelAt: undefined }

describe('a duel', () => {
  it('comes once all words of its set were practised on two days', () => {
    expect(canDuel(history, now)).toBe(true)
    expect(canDuel({ ...history, days: [5, 1] }, now)).toBe(false)
    expect(canDuel({ ...history, days: [2, 0, 2] }, now)).toBe(false)
  })

  it('comes as soon as its words were mixed up, until it was asked', () => {
    expect(canDuel({ ...history, days: [1, 0], mixedAt: daysAgo(1) }, now)).toBe(true)
    expect(isMixedUp({ ...history, mixedAt: daysAgo(3), duelAt: daysAgo(2) })).toBe(false)
    expect(isMixedUp({ ...history, mixedAt: daysAgo(1), duelAt: daysAgo(2) })).toBe(true)
    // A duel that was answered wrongly comes again.
    expect(isMixedUp({ ...history, mixedAt: daysAgo(2), duelAt: daysAgo(2) })).toBe(true)
  })

  it('rests for a week once it was asked', () => {
    expect(canDuel({ ...history, duelAt: daysAgo(6) }, now)).toBe(false)
    expect(canDuel({ ...history, duelAt: daysAgo(7) }, now)).toBe(true)
  })
})

const game = (spellId: number, name: GameName) => ({ spellId, name })
const duel = (spellId: number, ...rivals: number[]) => ({ spellId, ids: [spellId, ...rivals] })
const placesOf = (...given: Parameters<typeof placeDuels>) =>
  [...placeDuels(...given)].map(([place, { spellId }]) => [place, spellId])
const session = [
  game(1, 'audio-spelling'),
  game(2, 'spell-definition'),
  game(3, 'spell-spelling'),
  game(1, 'spell-definition'),
  game(2, 'definition-spelling'),
]

describe('placeDuels', () => {
  it('puts a duel in the place of a game of its word whose answer is chosen', () => {
    expect(placesOf(session, [duel(1)], 9)).toEqual([[3, 1]])
    expect(placesOf(session, [duel(3)], 100)).toEqual([[2, 3]])
    expect(placesOf(session, [], 9)).toEqual([])
  })

  it('takes the most urgent word', () => {
    expect(placesOf(session, [duel(2), duel(1)], 9)).toEqual([[1, 2]])
  })

  it('waits until nine other questions were answered, also in earlier sessions', () => {
    expect(placesOf(session, [duel(1), duel(2), duel(3)], 0)).toEqual([])
    expect(placesOf(session, [duel(2)], 6)).toEqual([[4, 2]])
  })

  it('never puts two questions of the same kind in a row', () => {
    const games = [game(1, 'definition-spell'), game(2, 'audio-spell'), game(2, 'spell-spelling')]
    expect(placesOf(games, [duel(2)], 9)).toEqual([[2, 2]])
  })

  it('asks the other word of a set if the first has no place, but never both', () => {
    const pair = [game(1, 'audio-spell'), game(2, 'definition-spell')]
    expect(placesOf(pair, [duel(1, 2), duel(2, 1)], 9)).toEqual([[1, 2]])
    const rounds = Array.from({ length: 20 }, (_, turn) => game(1 + (turn % 2), 'spell-definition'))
    expect(placesOf(rounds, [duel(1, 2), duel(2, 1)], 9)).toEqual([[0, 1]])
    expect(placesOf(rounds, [duel(1, 3), duel(2, 4)], 9)).toEqual([
      [0, 1],
      [11, 2],
    ])
  })

  it('never makes more than one in ten questions a duel', () => {
    const games = fc.array(
      fc.record({
        spellId: fc.integer({ min: 1, max: 10 }),
        name: fc.constantFrom<GameName>('spell-definition', 'definition-spell', 'spell-spelling'),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: 20 }), (planned, sinceLast) => {
        const words = Array.from({ length: 10 }, (_, index) => duel(index + 1))
        const duels = placeDuels(planned, words, sinceLast)
        const places = [-1 - sinceLast, ...[...duels.keys()].sort((a, b) => a - b)]
        for (const [index, place] of places.entries()) {
          if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(10)
          if (index > 0) expect(planned[place]?.spellId).toBe(duels.get(place)?.spellId)
        }
      }),
    )
  })
})

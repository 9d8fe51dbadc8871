import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GameTokens } from './game-token'

const WEEK = 7 * 24 * 3600 * 1000
/** How long an answer may wait for the network. */
const MONTH = 30 * 24 * 3600 * 1000

describe('a game’s token', () => {
  it('says until when its game can be played, to its owner and under its key', () => {
    const tokens = new GameTokens(randomBytes(32))
    const began = new Date('2026-03-01T12:00:00Z')
    const key = { sessionId: 7, ordinal: 3 }
    const token = tokens.sign(key, 11, began)
    const after = (ms: number) => new Date(began.getTime() + ms)
    expect(tokens.read(token, 11, began)).toEqual({ ...key, playableUntil: after(WEEK) })
    expect(tokens.read(token, 11, after(WEEK + MONTH))).toMatchObject(key)
    expect(tokens.read(token, 11, after(WEEK + MONTH + 1))).toBeUndefined()
    expect(tokens.read(token, 12, began)).toBeUndefined()
    expect(new GameTokens(randomBytes(32)).read(token, 11, began)).toBeUndefined()
    expect(tokens.read(token.slice(0, -2), 11, began)).toBeUndefined()
    expect(tokens.read('', 11, began)).toBeUndefined()
  })
})

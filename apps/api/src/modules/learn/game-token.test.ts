import { randomBytes } from 'node:crypto'
import type { Game } from '@wordhoard/contracts/learn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, learnCall, learner, play, sendAnswer } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { GameTokens } from './game-token'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const WEEK = 7 * 24 * 3600 * 1000

describe('a game’s token', () => {
  it('is good for a week from when its session began, for its owner, under its key', () => {
    const tokens = new GameTokens(randomBytes(32))
    const began = new Date('2026-03-01T12:00:00Z')
    const key = { sessionId: 7, ordinal: 3 }
    const token = tokens.sign(key, 11, began)
    const after = (ms: number) => new Date(began.getTime() + ms)
    expect(tokens.read(token, 11, began)).toEqual(key)
    expect(tokens.read(token, 11, after(WEEK))).toEqual(key)
    expect(tokens.read(token, 11, after(WEEK + 1))).toBeUndefined()
    expect(tokens.read(token, 12, began)).toBeUndefined()
    expect(new GameTokens(randomBytes(32)).read(token, 11, began)).toBeUndefined()
    expect(tokens.read(token.slice(0, -2), 11, began)).toBeUndefined()
    expect(tokens.read('', 11, began)).toBeUndefined()
  })

  it('is refused with an answer a week after its session began', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    /** The same game with the token that it would have, had its session begun so many days ago. */
    const aged = async (days: number): Promise<Game> => {
      await play(api, me, game!, true)
      await api.pool.query(
        'UPDATE game_session SET created_at = now() - make_interval(days => $2) WHERE id = $1',
        [game!.game_session_id, days],
      )
      const undone = await learnCall(api, me, 'POST', '/undo-answer', {
        game_session_id: game!.game_session_id,
      })
      expect(undone.statusCode, undone.payload).toBe(200)
      return undone.json<Game>()
    }
    const old = await sendAnswer(api, me, await aged(8), 'theory')
    expect(old.statusCode).toBe(400)
    expect(old.json()).toMatchObject({ code: 'bad_game_token' })
    expect((await sendAnswer(api, me, await aged(6), 'theory')).statusCode).toBe(200)
  })
})

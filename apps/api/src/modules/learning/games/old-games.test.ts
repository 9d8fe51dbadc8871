import type { Game } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, learner, learningCall, play, sendAnswer } from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

describe('the token of an old game', () => {
  it('is refused with an answer more than a week after its session began', async () => {
    const me = await learner(api, ['theory'])
    const [game] = await gamesOf(api, me, { size: 'small' })
    /** The same game with the token it would have if its session had begun the given number of days ago. */
    const aged = async (days: number): Promise<Game> => {
      await play(api, me, game!, true)
      await api.pool.query(
        'UPDATE game_session SET created_at = now() - make_interval(days => $2) WHERE id = $1',
        [game!.game_session_id, days],
      )
      const undone = await learningCall(api, me, 'POST', '/undo-answer', {
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

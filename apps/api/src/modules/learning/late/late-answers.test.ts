import type { Game } from '@wordhoard/contracts/learning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  gamesOf,
  type Learner,
  learner,
  learningCall,
  play,
  rightAnswer,
  sendAnswer,
} from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A learner of a word whose session began some days ago, with its games. */
async function learnerOf(word: string, daysAgo: number, sessions = 1) {
  const me = await learner(api, [word])
  await api.pool.query(`UPDATE main_voc_item SET added_at = now() - interval '60 days' WHERE user_id = $1`, [
    me.userId,
  ])
  const games: Game[] = []
  for (let n = 0; n < sessions; n++) games.push(...(await gamesOf(api, me, { size: 'large' })))
  await api.pool.query(
    'UPDATE game_session SET created_at = now() - make_interval(days => $2) WHERE user_id = $1',
    [me.userId, daysAgo],
  )
  return { me, games }
}
/** When an answer was given, by a device whose clock is ahead of ours. */
const given = (agoMs: number, ahead = 0) => ({
  given: { given_at: Date.now() + ahead - agoMs, sent_at: Date.now() + ahead },
})
const itemOf = async ({ userId }: Learner) =>
  (await api.pool.query('SELECT * FROM main_voc_item WHERE user_id = $1', [userId])).rows[0]
const logOf = async ({ userId }: Learner) =>
  (
    await api.pool.query(
      'SELECT *, local_date::text AS day FROM answer_log WHERE user_id = $1 ORDER BY answered_at, session_id, ordinal',
      [userId],
    )
  ).rows
/** What must not depend on the order in which answers arrive; times may differ by the time that requests take. */
const memoryOf = ({
  stability,
  difficulty,
  phase,
  step,
  lapses,
  score,
  streak,
  repeat_count,
  mark,
}: never) => ({
  stability: Math.round(stability * 1e4) / 1e4,
  difficulty: Math.round(difficulty * 1e4) / 1e4,
  phase,
  step,
  lapses,
  score,
  streak,
  repeat_count,
  mark,
})

describe('an answer that had to wait for the network', () => {
  it('counts from when it was given, on that day where the learner was, whatever the device’s clock says', async () => {
    const { me, games } = await learnerOf('theory', 3)
    const tz = 'Pacific/Auckland'
    await play(api, me, games[0]!, true, { ...given(2 * DAY, 500 * DAY), tz })
    const [logged] = await logOf(me)
    expect(Math.abs(logged.answered_at.getTime() - (Date.now() - 2 * DAY))).toBeLessThan(5000)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(Date.now() - 2 * DAY)
    expect(logged.day).toBe(day)
    expect((await itemOf(me)).last_repeated_at).toEqual(logged.answered_at)
  })

  it('is never counted in the future, nor before its session was made', async () => {
    const { me, games } = await learnerOf('theory', 2)
    await play(api, me, games[0]!, true, given(6 * DAY))
    await play(api, me, games[1]!, true, given(-3 * DAY))
    const [first, second] = await logOf(me)
    expect(Math.round((Date.now() - first.answered_at.getTime()) / HOUR)).toBe(48)
    expect(second.answered_at.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('counts for thirty days after it was given, though its game can be played for seven days only', async () => {
    const me = await learner(api, ['theory'])
    const made = await gamesOf(api, me, { size: 'medium' })
    for (const game of made) await play(api, me, game)
    await api.pool.query(
      `UPDATE game_session SET created_at = now() - interval '33 days' WHERE user_id = $1`,
      [me.userId],
    )
    // The games as they would be if the session had begun then.
    const games: Game[] = []
    for (const { game_session_id } of made) {
      games.unshift((await learningCall(api, me, 'POST', '/undo-answer', { game_session_id })).json<Game>())
    }
    const late = await sendAnswer(api, me, games[0]!, 'x', given(25 * DAY))
    expect(late.json()).toMatchObject({ code: 'bad_game_token' })
    expect((await sendAnswer(api, me, games[0]!, 'x', given(31 * DAY))).statusCode).toBe(400)
    expect((await sendAnswer(api, me, games[0]!, 'x', given(29 * DAY))).statusCode).toBe(200)
    expect((await sendAnswer(api, me, games[1]!, 'x')).statusCode).toBe(400)
  })

  it('leads to the same memory in whatever order the answers arrive', async () => {
    const answers = [
      { at: 5 * DAY, isRight: false },
      { at: 5 * DAY - HOUR, isRight: true },
      { at: 4 * DAY, isRight: true },
      { at: 2 * DAY, isRight: false },
      { at: 2 * DAY - 60_000, isRight: true },
      { at: HOUR, isRight: true },
    ]
    const results = []
    for (const order of [
      [0, 1, 2, 3, 4, 5],
      [5, 4, 3, 2, 1, 0],
      [3, 0, 5, 1, 4, 2],
    ]) {
      const { me, games } = await learnerOf('theory', 6, 2)
      const ids = games.map(({ game_session_id }) => game_session_id)
      // The same games in each run, since a game's kind weighs its answer.
      await api.pool.query(
        `UPDATE game SET name = 'definition-spelling', correct = 'theory', accepted = '{theory}' WHERE session_id = ANY($1)`,
        [ids],
      )
      for (const index of order) {
        const { at, isRight } = answers[index]!
        const game = { ...games[index]!, name: 'definition-spelling' }
        const sent = await sendAnswer(api, me, game, isRight ? 'theory' : 'qqq', given(at))
        expect(sent.statusCode, sent.payload).toBe(200)
      }
      const log = await logOf(me)
      results.push({
        item: memoryOf((await itemOf(me)) as never),
        log: log.map((row) => ({
          isCorrect: row.is_correct,
          repeats: row.repeat_count_before,
          streak: row.streak_before,
          score: row.score_before,
          delta: Math.round(row.score_delta * 100),
          stability: Math.round(row.stability * 1e4) / 1e4,
          before: Math.round((row.stability_before ?? 0) * 1e4) / 1e4,
          mark: row.mark_before,
        })),
      })
    }
    expect(results[0]!.log.map(({ repeats }) => repeats)).toEqual([0, 1, 2, 3, 4, 5])
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  })

  it('is counted once, however often and however late it arrives', async () => {
    const { me, games } = await learnerOf('theory', 3)
    await play(api, me, games[1]!, true)
    const first = await play(api, me, games[0]!, true, given(DAY))
    const again = await sendAnswer(api, me, games[0]!, 'other', given(2 * DAY))
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'already_answered', is_correct: first.is_correct })
    expect(await logOf(me)).toHaveLength(2)
    const both = await learnerOf('theory', 3)
    await play(api, both.me, both.games[1]!, true)
    const right = await rightAnswer(api, both.games[0]!)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendAnswer(api, both.me, both.games[0]!, right, given(DAY))),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await itemOf(both.me)).repeat_count).toBe(2)
  })

  it('keeps what the learner has set by hand since', async () => {
    const { me, games } = await learnerOf('theory', 3)
    await play(api, me, games[1]!, true, given(HOUR))
    await api.pool.query('UPDATE main_voc_item SET mark = 2, priority = 4 WHERE user_id = $1', [me.userId])
    await play(api, me, games[0]!, false, given(DAY))
    expect(await itemOf(me)).toMatchObject({ mark: 2, priority: 4, repeat_count: 2, streak: 1 })
  })

  it('changes no word that was added only after it was given', async () => {
    const { me, games } = await learnerOf('theory', 3)
    await api.pool.query(`UPDATE main_voc_item SET added_at = now() - interval '1 hour' WHERE user_id = $1`, [
      me.userId,
    ])
    await play(api, me, games[0]!, true, given(DAY))
    expect(await itemOf(me)).toMatchObject({ repeat_count: 0, stability: null })
    expect(await logOf(me)).toMatchObject([{ stability: null, score_delta: 0 }])
  })

  it('can be undone by the state that it found, also after others were counted', async () => {
    const { me, games } = await learnerOf('theory', 3, 2)
    const [early, late] = [
      games[0]!,
      games.find((game) => game.game_session_id !== games[0]!.game_session_id)!,
    ]
    const before = await itemOf(me)
    await play(api, me, late, true, given(HOUR))
    await play(api, me, early, true, given(DAY))
    const undo = ({ game_session_id }: Game) =>
      learningCall(api, me, 'POST', '/undo-answer', { game_session_id })
    // A later answer builds on it.
    expect((await undo(early)).json()).toMatchObject({ code: 'nothing_to_undo' })
    expect((await undo(late)).statusCode).toBe(200)
    expect((await itemOf(me)).repeat_count).toBe(1)
    expect((await undo(early)).statusCode).toBe(200)
    expect(memoryOf((await itemOf(me)) as never)).toEqual(memoryOf(before as never))
  })
})

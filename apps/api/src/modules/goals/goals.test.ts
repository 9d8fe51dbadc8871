import { listUnfinished, reportProgress } from '@wordhoard/contracts/articles'
import { type GoalToday, getGoal, reportReading, setGoal } from '@wordhoard/contracts/goals'
import { localDate } from '@wordhoard/learning/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { gamesOf, learner, play } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const tz = 'Europe/London'
const goalOf = async (who: Person, zone = tz) =>
  (await callAs(api, who, getGoal, { query: { tz: zone } })).json<GoalToday>()

async function newArticle(who: Person, words = 1000): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `INSERT INTO article (user_id, title, md_content, raw_content, word_count) VALUES ($1, 'A canal', 'x', 'x', $2)
     RETURNING id`,
    [who.userId, words],
  )
  return rows[0]!.id
}

describe('the daily goal', () => {
  it('is ten minutes until another one is chosen', async () => {
    const me = await person(api)
    const start = { unit: 'minutes', amount: 10, seconds_today: 0, words_today: 0 }
    expect(await goalOf(me)).toEqual(start)
    for (const goal of [
      { unit: 'words', amount: 20 },
      { unit: 'minutes', amount: 5 },
    ] as const) {
      expect((await callAs(api, me, setGoal, { body: goal })).json()).toEqual(goal)
      expect(await goalOf(me)).toEqual({ ...start, ...goal })
    }
    expect((await callAs(api, me, setGoal, { body: { unit: 'words', amount: 7 as never } })).statusCode).toBe(
      400,
    )
  })

  it('counts each word once, time in games up to a minute an answer, and no undone answer', async () => {
    const me = await learner(api, ['lighthouse', 'reluctant', 'mountain'])
    const games = await gamesOf(api, me)
    const { rows } = await api.pool.query<{ ordinal: number; spell_id: number }>(
      'SELECT ordinal, spell_id FROM game WHERE session_id = $1',
      [games[0]!.game_session_id],
    )
    const gamesWith = (spellId: number) =>
      games.filter(({ id }) =>
        rows.some(({ ordinal, spell_id }) => spell_id === spellId && id.endsWith(`-${ordinal}`)),
      )
    const [[first, again], [other]] = [gamesWith(me.spellIds[0]!), gamesWith(me.spellIds[1]!)]
    await play(api, me, first!, true, { milliseconds: 4_000 })
    await play(api, me, again!, true, { milliseconds: 600_000 })
    await play(api, me, other!, true, { milliseconds: 6_000 })
    expect(await goalOf(me)).toMatchObject({ words_today: 2, seconds_today: 70 })
    await api.pool.query('UPDATE answer_log SET undone_at = now() WHERE user_id = $1 AND spell_id = $2', [
      me.userId,
      me.spellIds[1],
    ])
    expect(await goalOf(me)).toMatchObject({ words_today: 1, seconds_today: 64 })
  })

  it('counts reading of articles and of own texts, but no time twice', async () => {
    const me = await person(api)
    const id = await newArticle(me)
    const read = (seconds: number) => callAs(api, me, reportReading, { body: { seconds, tz } })
    expect((await read(40)).statusCode).toBe(204)
    expect((await goalOf(me)).seconds_today).toBe(40)
    // Another tab reports the same minute.
    await callAs(api, me, reportProgress, { params: { id }, body: { seconds: 40, position: 0.2, tz } })
    expect((await goalOf(me)).seconds_today).toBeLessThan(45)
    await api.pool.query(
      `UPDATE reading_day SET updated_at = now() - interval '1 minute' WHERE user_id = $1`,
      [me.userId],
    )
    await callAs(api, me, reportProgress, { params: { id }, body: { seconds: 30, position: 0.3, tz } })
    expect((await goalOf(me)).seconds_today).toBeGreaterThanOrEqual(70)
    expect((await read(121)).statusCode).toBe(400)
    const { rows } = await api.pool.query('SELECT day::text FROM reading_day WHERE user_id = $1', [me.userId])
    expect(rows).toEqual([{ day: localDate(new Date(), tz) }])
  })

  it('counts by the days of the browser’s time zone', async () => {
    const me = await person(api)
    // These two are never on the same date.
    await callAs(api, me, reportReading, { body: { seconds: 30, tz: 'Pacific/Kiritimati' } })
    expect((await goalOf(me, 'Pacific/Kiritimati')).seconds_today).toBe(30)
    expect((await goalOf(me, 'Pacific/Niue')).seconds_today).toBe(0)
  })
})

describe('articles to continue', () => {
  it('are those begun lately and not finished, the newest first, and only ones that may be read', async () => {
    const [me, author] = [await person(api), await person(api)]
    const [older, newer, finished, hidden] = [
      await newArticle(me),
      await newArticle(me, 600),
      await newArticle(me),
      await newArticle(author),
    ]
    const long = await newArticle(me)
    for (const [id, position, days] of [
      [older, 0.4, 2],
      [newer, 0.5, 1],
      [finished, 0.97, 0],
      [hidden, 0.2, 0],
      [long, 0.2, 90],
    ] as const) {
      await api.pool.query(
        `INSERT INTO article_progress (user_id, article_id, position, updated_at)
         VALUES ($1, $2, $3, now() - make_interval(days => $4))`,
        [me.userId, id, position, days],
      )
    }
    expect((await callAs(api, me, listUnfinished, {})).json()).toEqual([
      { id: newer, title: 'A canal', word_count: 600, position: 0.5 },
      { id: older, title: 'A canal', word_count: 1000, position: expect.closeTo(0.4, 5) },
    ])
  })
})

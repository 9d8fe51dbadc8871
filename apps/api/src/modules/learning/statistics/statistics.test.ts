import type { Game } from '@wordhoard/contracts/learning'
import { addDays, localDate, sundayOf } from '@wordhoard/learning/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, learningCall, play } from '../../../testing/learner'
import { person } from '../../../testing/people'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const words = ['theory', 'justice', 'dog', 'car', 'tree', 'honey', 'hammer', 'reluctant']
const get = async (who: Learner, url: string) => (await learningCall(api, who, 'GET', url)).json()

interface Entry {
  session_id: number
  ordinal: number
  spell_id: number
  is_correct: boolean
  answered_at: string
  local_date: string
  score_delta: number
  stability: number
  repeat_count_before: number
  undone_at: string | null
}

/** Writes a log of answers, oldest first. Uses its own generator, so that the log is the same each time. */
async function history(me: Learner, days: readonly string[], perDay = 12): Promise<Entry[]> {
  let seed = 42
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const repeats = new Map<number, number>()
  const entries = days.flatMap((date, day) =>
    Array.from({ length: 1 + Math.floor(random() * perDay) }, (_, ordinal): Entry => {
      const spell_id = me.spellIds[Math.floor(random() * me.spellIds.length)]!
      const isUndone = random() < 0.1
      const before = repeats.get(spell_id) ?? 0
      if (!isUndone) repeats.set(spell_id, before + 1)
      return {
        session_id: 1_000_000_000 + me.userId * 10_000 + 3 * day + Math.floor(random() * 3),
        ordinal,
        spell_id,
        is_correct: random() < 0.8,
        answered_at: `${date}T${10 + ordinal}:00:00Z`,
        local_date: date,
        score_delta: Math.round((random() - 0.2) * 100) / 100,
        stability: Math.round(random() * 4000) / 100,
        repeat_count_before: before,
        undone_at: isUndone ? `${date}T20:00:00Z` : null,
      }
    }),
  )
  await api.pool.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta, stability, repeat_count_before, undone_at)
     SELECT $1, session_id, ordinal, spell_id, 'spell-spelling', '', is_correct, answered_at, local_date, 'UTC', score_delta,
       stability, repeat_count_before, undone_at
     FROM jsonb_to_recordset($2) AS e (session_id int, ordinal int, spell_id int, is_correct boolean,
       answered_at timestamptz, local_date date, score_delta float8, stability float8, repeat_count_before int,
       undone_at timestamptz)`,
    [me.userId, JSON.stringify(entries)],
  )
  return entries.filter(({ undone_at }) => undone_at === null)
}

const distinct = <T>(values: readonly T[]) => new Set(values).size
const today = () => localDate(new Date(), 'UTC')
const lastDays = (count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => addDays(today(), step * (index + 1 - count)))

describe('statistics', () => {
  it('match a recomputation from the log', async () => {
    const me = await learner(api, words)
    const log = await history(me, lastDays(140))
    const ofToday = log.filter(({ local_date }) => local_date === today())
    let run = 0
    const best = Math.max(...log.map(({ is_correct }) => (run = is_correct ? run + 1 : 0)))
    expect(await get(me, '/learning-stat?tz=UTC')).toEqual({
      correct_today: ofToday.filter(({ is_correct }) => is_correct).length,
      total_today: ofToday.length,
      spells_today: distinct(ofToday.map(({ spell_id }) => spell_id)),
      best_streak_ever: best,
      correct_all: log.filter(({ is_correct }) => is_correct).length,
      total_all: log.length,
      session_count: distinct(log.map(({ session_id }) => session_id)),
      days_in_row: daysBack(new Set(log.map(({ local_date }) => local_date))),
    })
    const activity = await get(me, '/activity-stats-per-day?tz=UTC')
    const dates = [...new Set(log.map(({ local_date }) => local_date))].filter(
      (date) => date > addDays(today(), -110),
    )
    expect(activity).toEqual(
      dates.map((log_date) => {
        const own = log.filter(({ local_date }) => local_date === log_date)
        return {
          log_date,
          sessions: distinct(own.map(({ session_id }) => session_id)),
          sum_score_delta: expect.closeTo(
            own.reduce((sum, { score_delta }) => sum + score_delta, 0),
            6,
          ),
          total_answers: own.length,
          unique_spells_count: distinct(own.map(({ spell_id }) => spell_id)),
        }
      }),
    )
  })

  it('of retention, stability and hardest words match a recomputation too', async () => {
    const me = await learner(api, words)
    const log = await history(me, lastDays(90, 2))
    const { retention, stability, hardest, forecast } = await get(me, '/insights?tz=UTC')
    const weeks = Array.from({ length: 26 }, (_, index) => addDays(sundayOf(today()), 7 * (index - 25)))
    const firsts = log.filter(
      (entry, index) =>
        !log
          .slice(0, index)
          .some((other) => other.local_date === entry.local_date && other.spell_id === entry.spell_id),
    )
    const repeated = firsts.filter(({ repeat_count_before }) => repeat_count_before > 0)
    const ofWeek = (week: string) => repeated.filter(({ local_date }) => sundayOf(local_date) === week)
    expect(retention).toEqual(
      weeks
        .map((week) => ({
          week,
          answers: ofWeek(week).length,
          correct: ofWeek(week).filter(({ is_correct }) => is_correct).length,
        }))
        .filter(({ answers }) => answers > 0),
    )
    const remembered = (week: string) => {
      const last = new Map(
        log
          .filter(({ local_date }) => local_date <= addDays(week, 6))
          .map((each) => [each.spell_id, each.stability]),
      )
      return [...last.values()].sort((a, b) => a - b)
    }
    const median = (sorted: number[]) =>
      (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
    expect(stability).toEqual(
      weeks
        .filter((week) => remembered(week).length > 0)
        .map((week) => ({
          week,
          words: remembered(week).length,
          median_days: expect.closeTo(median(remembered(week)), 3),
        })),
    )
    for (const { spell_id, answers, mistakes } of hardest) {
      const own = log.filter((entry) => entry.spell_id === spell_id)
      expect(own).toHaveLength(answers)
      expect(own.filter(({ is_correct }) => !is_correct)).toHaveLength(mistakes)
    }
    expect(forecast).toHaveLength(30)
    expect(forecast[0].date).toBe(today())
  })

  it('of the days ahead count each word once, overdue words today', async () => {
    const me = await learner(api, words)
    await api.pool.query(
      `UPDATE main_voc_item SET repeat_count = 1, phase = 2, stability = 3, difficulty = 5, last_repeated_at = now(),
         next_repeated_at = date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
           + make_interval(days => (SELECT count(*)::int FROM main_voc_item o
               WHERE o.user_id = $1 AND o.spell_id < main_voc_item.spell_id) - 3, hours => 12)
       WHERE user_id = $1`,
      [me.userId],
    )
    const { forecast } = await get(me, '/insights?tz=UTC')
    expect(forecast.slice(0, 6).map(({ due }: { due: number }) => due)).toEqual([4, 1, 1, 1, 1, 0])
    const stat = await get(me, '/today?tz=UTC')
    expect([3, 4]).toContain(stat.due)
  })

  it('of a user without answers are all zero', async () => {
    const me = { ...(await person(api)), spellIds: [] }
    expect(Object.values(await get(me, '/learning-stat?tz=UTC'))).toEqual(Array(8).fill(0))
    expect(await get(me, '/activity-stats-per-day')).toEqual([])
    expect(await get(me, '/insights')).toMatchObject({ retention: [], stability: [], hardest: [] })
    expect(await get(me, '/today')).toEqual({
      new_words_per_day: 20,
      break_until: null,
      due: 0,
      fresh: 0,
      begun_today: 0,
      has_words: false,
    })
  })

  it('distinguish words that may be practised early from none at all', async () => {
    const me = await learner(api, ['dog'])
    await api.pool.query('UPDATE main_voc_item SET mark = 2 WHERE user_id = $1', [me.userId])
    expect(await get(me, '/today')).toMatchObject({ due: 0, fresh: 0, has_words: true })
    await api.pool.query('UPDATE main_voc_item SET priority = 0 WHERE user_id = $1', [me.userId])
    expect(await get(me, '/today')).toMatchObject({ has_words: false })
  })
})

/** The streak up to today, counted back day by day. */
function daysBack(days: ReadonlySet<string>): number {
  let count = 0
  while (days.has(addDays(today(), -count))) count++
  return count
}

describe('the streak', () => {
  const row = async (me: Learner, tz = 'UTC') => (await get(me, `/learning-stat?tz=${tz}`)).days_in_row

  it('can last hundreds of days', async () => {
    const me = await learner(api, words)
    await history(me, lastDays(700), 2)
    const log = await api.pool.query<{ date: string }>(
      'SELECT DISTINCT local_date::text AS date FROM answer_log WHERE user_id = $1 AND undone_at IS NULL',
      [me.userId],
    )
    expect(await row(me)).toBe(daysBack(new Set(log.rows.map(({ date }) => date))))
    await api.pool.query('UPDATE answer_log SET undone_at = NULL WHERE user_id = $1', [me.userId])
    expect(await row(me)).toBe(700)
  })

  it('continues across midnight, clock changes and time zones', async () => {
    const me = await learner(api, words)
    let ordinal = 0
    const at = async (answered: string, zone: string) => {
      await api.pool.query(
        `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
           local_date, zone, score_delta)
         VALUES ($1, $2, $3, $4, 'spell-spelling', '', true, $5, $6, $7, 0)`,
        [
          me.userId,
          1_000_000_000 + me.userId * 10_000,
          ordinal++,
          me.spellIds[0],
          answered,
          localDate(new Date(answered), zone),
          zone,
        ],
      )
    }
    const zone = 'Europe/London'
    // Just after midnight today, just before midnight yesterday, and once each day before that.
    const midnight = (days: number) => `${addDays(today(), -days)}`
    for (let days = 0; days < 250; days++) {
      await at(`${midnight(days)}T${days % 2 ? '00:10' : '11:50'}:00Z`, zone)
    }
    // The clocks change at least once in 250 days.
    expect(await row(me, zone)).toBeGreaterThanOrEqual(249)
    for (const other of ['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'Nowhere/Atall']) {
      expect(await row(me, other), other).toBeGreaterThanOrEqual(249)
    }
  })

  it('continues over a planned break but not over any other', async () => {
    const me = await learner(api, words)
    await history(me, [...lastDays(12).slice(0, 4), ...lastDays(3)])
    await api.pool.query('UPDATE answer_log SET undone_at = NULL WHERE user_id = $1', [me.userId])
    expect(await row(me)).toBe(3)
    await api.pool.query('INSERT INTO planned_break (user_id, from_day, until_day) VALUES ($1, $2, $3)', [
      me.userId,
      addDays(today(), -7),
      addDays(today(), -3),
    ])
    expect(await row(me)).toBe(7)
  })
})

describe('learning settings', () => {
  const put = async (me: Learner, new_words_per_day: number, break_until: string | null) =>
    (await learningCall(api, me, 'PUT', '/settings', { new_words_per_day, break_until })).json()
  const breaks = async (me: Learner) =>
    (
      await api.pool.query<{ from: string; until: string }>(
        `SELECT from_day::text AS "from", until_day::text AS until FROM planned_break WHERE user_id = $1 ORDER BY 1`,
        [me.userId],
      )
    ).rows

  it('keep the daily limit and one break, which can be moved and ended', async () => {
    const me = await learner(api, words)
    const [soon, later, past] = [addDays(today(), 3), addDays(today(), 9), addDays(today(), -1)]
    expect(await put(me, 5, soon)).toEqual({ new_words_per_day: 5, break_until: soon })
    expect(await put(me, 6, later)).toEqual({ new_words_per_day: 6, break_until: later })
    expect(await breaks(me)).toEqual([{ from: today(), until: later }])
    expect(await get(me, '/today')).toMatchObject({
      new_words_per_day: 6,
      break_until: later,
      fresh: words.length,
    })
    expect(await put(me, 6, past)).toEqual({ new_words_per_day: 6, break_until: null })
    expect(await breaks(me)).toEqual([])
    await api.pool.query('INSERT INTO planned_break (user_id, from_day, until_day) VALUES ($1, $2, $3)', [
      me.userId,
      addDays(today(), -5),
      later,
    ])
    expect(await put(me, 6, null)).toEqual({ new_words_per_day: 6, break_until: null })
    expect(await breaks(me)).toEqual([{ from: addDays(today(), -5), until: past }])
  })

  it('begin a break on the learner’s local date', async () => {
    for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const me = await learner(api, words)
      const here = localDate(new Date(), tz)
      const until = addDays(here, 4)
      await learningCall(api, me, 'PUT', '/settings', { new_words_per_day: 5, break_until: until, tz })
      expect(await breaks(me)).toEqual([{ from: here, until }])
    }
  })

  it('come with the number of words begun today, which undo reduces', async () => {
    const me = await learner(api, words)
    const games = await gamesOf(api, me, { size: 'small' })
    for (const game of games.slice(0, 3)) await play(api, me, game as Game)
    const begun = async () => (await get(me, '/today?tz=Europe/London')).begun_today
    expect(await begun()).toBe(3)
    await learningCall(api, me, 'POST', '/undo-answer', { game_session_id: games[0]!.game_session_id })
    expect(await begun()).toBe(2)
  })
})

import type { Queryable } from '@wordhoard/database/sql/run'
import { addDays, daysInRow, daysOfPractice, localDate, longestRow, sundayOf } from '@wordhoard/learning/days'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, learner } from '../../../testing/learner'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { insights } from '../statistics/insights'
import { activityPerDay, learningStat, longestRowOfDays } from '../statistics/learning-stat'
import { sumAllAnswers } from './sum-all-answers'
import { sumAnswers } from './sum-answers'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const zones = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata']
const words = ['theory', 'justice', 'dog', 'car', 'tree', 'honey', 'hammer', 'reluctant']

const answer = fc.record({
  hoursAgo: fc.integer({ min: 0, max: 24 * 45 }),
  zone: fc.constantFrom(...zones),
  word: fc.nat({ max: words.length - 1 }),
  session: fc.nat({ max: 9 }),
  isCorrect: fc.boolean(),
  isUndone: fc.constantFrom(false, false, false, true),
  wasPractised: fc.boolean(),
  stability: fc.option(fc.integer({ min: 1, max: 900 }), { freq: 4 }),
  delta: fc.integer({ min: -20, max: 50 }),
})
type Answer = typeof answer extends fc.Arbitrary<infer Value> ? Value : never

let ordinal = 0
/** Logs answers in the order given, which needn't be that of time. */
async function log(me: Learner, answers: readonly Answer[], db: Queryable = api.pool): Promise<void> {
  const now = Date.now()
  const rows = answers.map((each) => {
    const at = new Date(now - each.hoursAgo * 3_600_000)
    return {
      session_id: 1_500_000_000 + me.userId * 10 + each.session,
      ordinal: ordinal++,
      spell_id: me.spellIds[each.word],
      is_correct: each.isCorrect,
      answered_at: at,
      local_date: localDate(at, each.zone),
      zone: each.zone,
      score_delta: each.delta / 100,
      stability: each.stability === null ? null : each.stability / 10,
      repeat_count_before: each.wasPractised ? 1 : 0,
      undone_at: each.isUndone ? new Date(now) : null,
    }
  })
  await db.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta, stability, repeat_count_before, undone_at)
     SELECT $1, session_id, ordinal, spell_id, 'spell-spelling', '', is_correct, answered_at, local_date, zone, score_delta,
       stability, repeat_count_before, undone_at
     FROM jsonb_to_recordset($2) AS e (session_id int, ordinal int, spell_id int, is_correct boolean,
       answered_at timestamptz, local_date date, zone text, score_delta float8, stability float8,
       repeat_count_before int, undone_at timestamptz)`,
    [me.userId, JSON.stringify(rows)],
  )
}

interface Row {
  readonly day: string
  readonly at: Date
  readonly spell_id: number
  readonly session_id: number
  readonly is_correct: boolean
  readonly score_delta: number
  readonly stability: number | null
  readonly repeat_count_before: number
}

const today = () => localDate(new Date(), 'UTC')
const countDifferent = (values: readonly unknown[]) => new Set(values).size
const countRight = (rows: readonly Row[]) => rows.filter(({ is_correct }) => is_correct).length
const groupBy = (rows: readonly Row[], key: (row: Row) => string | number) => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(`${key(row)}`, [...(groups.get(`${key(row)}`) ?? []), row])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}
const medianOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}

/** Computes all statistics from the log, row by row. */
async function computeFromLog(me: Learner) {
  const { rows } = await api.pool.query<Row>(
    `SELECT local_date::text AS day, answered_at AS at, spell_id, session_id, is_correct, score_delta, stability,
       repeat_count_before
     FROM answer_log WHERE user_id = $1 AND undone_at IS NULL ORDER BY local_date, answered_at, id`,
    [me.userId],
  )
  const days = groupBy(rows, ({ day }) => day)
  const ofToday = rows.filter(({ day }) => day === today())
  let run = 0
  const runs = rows.map(({ is_correct }) => {
    run = is_correct ? run + 1 : 0
    return run
  })
  const times = rows.map(({ at, day }) => ({ at, localDate: day }))
  const repeats = days.flatMap(([, ofDay]) =>
    groupBy(ofDay, ({ spell_id }) => spell_id)
      .map(([, ofWord]) => ofWord[0]!)
      .filter(({ repeat_count_before }) => repeat_count_before > 0),
  )
  const weeks = Array.from({ length: 26 }, (_, index) => addDays(sundayOf(today()), 7 * (index - 25)))
  return {
    totals: {
      correct_today: countRight(ofToday),
      total_today: ofToday.length,
      spells_today: countDifferent(ofToday.map(({ spell_id }) => spell_id)),
      best_streak_ever: Math.max(0, ...runs),
      correct_all: countRight(rows),
      total_all: rows.length,
      session_count: countDifferent(rows.map(({ session_id }) => session_id)),
      days_in_row: daysInRow(daysOfPractice(times, 'UTC'), today()),
    },
    longest: longestRow(daysOfPractice(times, 'UTC')),
    activity: days.map(([log_date, ofDay]) => ({
      log_date,
      sessions: countDifferent(ofDay.map(({ session_id }) => session_id)),
      sum_score_delta: expect.closeTo(
        ofDay.reduce((sum, { score_delta }) => sum + score_delta, 0),
        2,
      ),
      total_answers: ofDay.length,
      unique_spells_count: countDifferent(ofDay.map(({ spell_id }) => spell_id)),
    })),
    retention: groupBy(repeats, ({ day }) => sundayOf(day)).map(([week, ofWeek]) => ({
      week,
      answers: ofWeek.length,
      correct: countRight(ofWeek),
    })),
    stability: weeks.flatMap((week) => {
      const states = new Map<number, number>()
      for (const { day, spell_id, stability } of rows) {
        if (stability !== null && day <= addDays(week, 6)) states.set(spell_id, stability)
      }
      const values = [...states.values()]
      return values.length === 0
        ? []
        : [{ week, words: values.length, median_days: expect.closeTo(medianOf(values), 2) }]
    }),
    hardest: groupBy(rows, ({ spell_id }) => spell_id)
      .map(([word, ofWord]) => [word, ofWord.length, ofWord.length - countRight(ofWord)] as const)
      .filter(([, answers, mistakes]) => answers >= 2 && mistakes > 0),
  }
}

/** Reads the same as the endpoints do. */
async function readStatistics({ userId }: Learner) {
  const me = { userId, sessionId: '' }
  const totals = await learningStat(api.pool, me, 'UTC')
  const { retention, stability, hardest } = await insights(api.pool, me, 'UTC')
  return {
    totals,
    longest: await longestRowOfDays(api.pool, me, 'UTC'),
    activity: await activityPerDay(api.pool, me, 'UTC'),
    retention,
    stability,
    hardest: hardest
      .map(({ spell_id, answers, mistakes }) => [`${spell_id}`, answers, mistakes] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  }
}

const expectTheSame = async (me: Learner) =>
  expect(await readStatistics(me)).toEqual(await computeFromLog(me))
const summedDays = async (me: Learner) =>
  (
    await api.pool.query(
      'SELECT FROM answer_day d JOIN answer_sum s USING (user_id) WHERE user_id = $1 AND day < until_day',
      [me.userId],
    )
  ).rowCount

/** An answer so many days ago. */
const answered = (days: number, more: Partial<Answer> = {}): Answer => ({
  ...{ hoursAgo: 24 * days, zone: 'UTC', word: 0, session: 0, isCorrect: true, isUndone: false },
  ...{ wasPractised: true, stability: 20, delta: 10, ...more },
})

describe('sums of answers', () => {
  it('equal those of the log, whatever is answered, arrives late, is undone or changed', async () => {
    const answers = (most: number) => fc.array(answer, { minLength: 1, maxLength: most })
    await fc.assert(
      fc.asyncProperty(answers(60), answers(4), fc.nat({ max: 5 }), async (first, late, residue) => {
        const me = await learner(api, words)
        await log(me, first)
        await expectTheSame(me)
        await log(me, late)
        await expectTheSame(me)
        await api.pool.query(
          `UPDATE answer_log SET undone_at = CASE WHEN undone_at IS NULL THEN now() END
           WHERE user_id = $1 AND id % 6 = $2`,
          [me.userId, residue],
        )
        await expectTheSame(me)
        await sumAnswers(api.pool, me, { isAfresh: true })
        await expectTheSame(me)
      }),
      { numRuns: process.env.FULL ? 60 : 8 },
    )
  })

  it('are added to from day to day', async () => {
    const me = await learner(api, words)
    await log(
      me,
      Array.from({ length: 30 }, (_, day) =>
        answered(day, { word: day % 5, isCorrect: day % 7 > 0, session: day % 9, stability: 1 + day }),
      ),
    )
    await sumAnswers(api.pool, me)
    const all = await summedDays(me)
    // As if that had been done some days ago: a part of a week was summed, and later days weren't.
    for (const daysAgo of [23, 17, 11, 5]) {
      await api.pool.query('DELETE FROM answer_sum WHERE user_id = $1', [me.userId])
      await sumAnswers(api.pool, me, { until: addDays(today(), -daysAgo) })
      expect(await summedDays(me)).toBe(29 - daysAgo)
      await expectTheSame(me)
      expect(await summedDays(me)).toBe(all)
    }
  })

  it('are made again when a summed day changes, and not when later ones do', async () => {
    const me = await learner(api, words)
    await log(me, [answered(20), answered(9, { isCorrect: false }), answered(0)])
    await expectTheSame(me)
    expect(await summedDays(me)).toBe(2)
    await log(me, [answered(0, { word: 1 }), answered(1, { word: 1 })])
    expect(await summedDays(me)).toBe(2)
    await api.pool.query('UPDATE answer_log SET spell_id = $2 WHERE user_id = $1 AND NOT is_correct', [
      me.userId,
      me.spellIds[3],
    ])
    expect(await summedDays(me)).toBe(0)
    await expectTheSame(me)
  })

  it('can be made again for everybody, also when they are wrong', async () => {
    const me = await learner(api, words)
    await log(me, [answered(20), answered(9, { isCorrect: false })])
    await sumAnswers(api.pool, me)
    await api.pool.query('UPDATE answer_day SET answers = 7 WHERE user_id = $1', [me.userId])
    expect((await readStatistics(me)).totals.total_all).toBe(14)
    expect(await sumAllAnswers(api.pool)).toBeGreaterThan(0)
    await expectTheSame(me)
  })

  it('wait for a late answer that is being stored', async () => {
    const me = await learner(api, words)
    await log(me, [answered(9)])
    const client = await api.pool.connect()
    await client.query('BEGIN')
    await log(me, [answered(8, { word: 2 })], client)
    const summing = sumAnswers(api.pool, me)
    const isWaiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND classid = 7235 AND objid = $1`
    await expect.poll(async () => (await api.pool.query(isWaiting, [me.userId])).rowCount).toBe(1)
    await client.query('COMMIT')
    client.release()
    await summing
    expect(await summedDays(me)).toBe(2)
    await expectTheSame(me)
  })

  it('of answers in a process that started to sum before don’t hide a late answer', async () => {
    const me = await learner(api, words)
    await log(me, [answered(9)])
    const client = await api.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(7235, $1)', [me.userId])
    const logging = log(me, [answered(8, { word: 2 })])
    const isWaiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND classid = 7235 AND objid = $1`
    await expect.poll(async () => (await api.pool.query(isWaiting, [me.userId])).rowCount).toBe(1)
    await client.query(`INSERT INTO answer_sum VALUES ($1, (now() AT TIME ZONE 'UTC')::date - 2)`, [
      me.userId,
    ])
    await client.query('COMMIT')
    client.release()
    await logging
    expect(await summedDays(me)).toBe(0)
    await expectTheSame(me)
  })
})

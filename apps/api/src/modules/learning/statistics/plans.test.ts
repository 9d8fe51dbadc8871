import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRows, type Rows } from '../../../testing/rows'
import { activityPerDay, learningStat } from './learning-stat'

/** PostgreSQL plans a prepared statement with its values five times before it may keep a plan for any values. */
const FIRST_PLANS = 5

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

/** Logs answers, evenly over the last days. */
async function log(userId: number, { answers, days }: { readonly answers: number; readonly days: number }) {
  await rows.pool.query(
    `INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
       zone, score_delta, stability, repeat_count_before)
     SELECT $1, $1 * 10000 + n / 10, n % 10, (SELECT min(id) FROM spell), 'spell-spelling', '', n % 7 > 0, at, at::date, 'UTC',
       0.1, 1, 1
     FROM generate_series(0, $2 - 1) n, LATERAL (SELECT now() - make_interval(days => n * $3 / $2) AS at) t`,
    [userId, answers, days],
  )
}

/** Updates the statistics that plans are made by, as autovacuum does. */
async function countRows(): Promise<void> {
  const owner = new pg.Client({ connectionString: await workerDatabase() })
  await owner.connect()
  await owner.query('ANALYZE answer_log')
  await owner.end()
}

it('statistics of short and long logs plan nothing anew once a connection has read some', async () => {
  const [beginner, regular] = [await rows.person(), await rows.person()]
  await log(beginner.userId, { answers: 50, days: 1 })
  await log(regular.userId, { answers: 10_000, days: 200 })
  await countRows()
  const connection = await rows.pool.connect()
  // Each of its calls must use the connection whose plans are counted.
  const pool: pg.Pool = Object.assign(Object.create(rows.pool), { query: connection.query.bind(connection) })
  try {
    for (let read = 0; read < 2 * FIRST_PLANS; read++) {
      for (const me of [beginner, regular]) {
        expect(await learningStat(pool, me, 'UTC')).toMatchObject({ days_in_row: me === regular ? 200 : 1 })
        expect(await activityPerDay(pool, me, 'UTC')).toHaveLength(me === regular ? 110 : 1)
      }
    }
    const { rows: plans } = await connection.query<{ name: string; anew: number }>(
      'SELECT name, custom_plans::int AS anew FROM pg_prepared_statements WHERE from_sql = false ORDER BY name',
    )
    expect(plans.map(({ name }) => name)).toEqual(['answer-activity', 'answer-rows', 'answer-totals'])
    for (const { name, anew } of plans) expect(anew, name).toBeLessThanOrEqual(FIRST_PLANS)
  } finally {
    connection.release(true)
  }
})

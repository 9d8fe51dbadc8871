import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRows, type Rows } from '../../testing/rows'
import { openChat } from './chat-access'
import { chatOf, write } from './chat-rows.fixture'
import { messageById } from './list-messages'

/** PostgreSQL plans a prepared statement with its values five times before it may keep a plan for any values. */
const FIRST_PLANS = 5

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

it('sending a message plans nothing anew once a connection has sent some', async () => {
  const [me, other] = [await rows.person(), await rows.person()]
  const chat = await chatOf(rows, me, other)
  const connection = await rows.pool.connect()
  try {
    for (let sent = 0; sent < 4 * FIRST_PLANS; sent++) {
      await openChat(connection, me, chat)
      const id = await write({ ...rows, pool: connection }, chat, me)
      expect(await messageById(connection, me, chat, id)).toMatchObject({ message: { id }, is_me: true })
    }
    const { rows: plans } = await connection.query<{ name: string; anew: number }>(
      'SELECT name, custom_plans::int AS anew FROM pg_prepared_statements WHERE from_sql = false ORDER BY name',
    )
    expect(plans.map(({ name }) => name)).toEqual(['find-chat', 'messages-page', 'send-message'])
    for (const { name, anew } of plans) expect(anew, name).toBeLessThanOrEqual(FIRST_PLANS)
  } finally {
    connection.release(true)
  }
})

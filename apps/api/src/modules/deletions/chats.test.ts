import { getChat, listChats } from '@wordhoard/contracts/chats'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { deleteSchool } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

let api: TestApp
let hill: TestSchool
let me: Person
let other: Person
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  me = await person(api)
  other = await person(api)
})

const call = callsTo(() => api)

async function insertChat(low_user_id: number, high_user_id: number | null): Promise<number> {
  const { rows } = await api.pool.query(
    'INSERT INTO chat (low_user_id, high_user_id) VALUES ($1, $2) RETURNING id',
    [low_user_id, high_user_id],
  )
  return rows[0].id
}

async function count(table: string, column: string, id: number): Promise<number> {
  const { rows } = await api.pool.query(`SELECT count(*)::int FROM ${table} WHERE ${column} = $1`, [id])
  return rows[0].count
}

describe('a chat of two', () => {
  it('stays for the other when one account is deleted, and goes with the second', async () => {
    const [low, high] = [me, other].sort((a, b) => a.userId - b.userId) as [Person, Person]
    const chat = await insertChat(low.userId, high.userId)
    await call(high, deleteMe, { body: { password: high.password } })
    const { rows } = await api.pool.query('SELECT low_user_id, high_user_id FROM chat WHERE id = $1', [chat])
    expect(rows).toEqual([{ low_user_id: low.userId, high_user_id: null }])
    await call(low, deleteMe, { body: { password: low.password } })
    expect(await count('chat', 'id', chat)).toBe(0)
  })
})

describe('messages', () => {
  const dropTrigger = 'ALTER TABLE user_account DISABLE TRIGGER account_with_messages'
  const restoreTrigger = 'ALTER TABLE user_account ENABLE TRIGGER account_with_messages'

  it('stay when their author’s account is deleted, many or few, and no longer lead to it', async () => {
    await api.ownerQuery(dropTrigger)
    try {
      const chat = await insertChat(other.userId, null)
      await api.pool.query(
        `INSERT INTO message (id, chat_id, user_id, content)
         SELECT nextval('chat_event_number'), $1, CASE WHEN n > 5 THEN $2::int ELSE $3::int END, 'Hello'
         FROM generate_series(1, 2505) n`,
        [chat, me.userId, other.userId],
      )
      await call(me, deleteMe, { body: { password: me.password } })
      expect(await count('message', 'user_id', me.userId)).toBe(0)
      expect(await count('message', 'user_id', other.userId)).toBe(5)
      expect(await count('message', 'chat_id', chat)).toBe(2505)
      await api.pool.query(
        `INSERT INTO message (id, chat_id, user_id, content) VALUES (nextval('chat_event_number'), $1, $2, 'Late')`,
        [chat, me.userId],
      )
      await api.pool.query(
        `UPDATE unfinished_deletion SET due_at = due_at - interval '15 minutes' WHERE user_id = $1`,
        [me.userId],
      )
      await sweep(api.pool)
      expect(await count('message', 'user_id', me.userId)).toBe(0)
    } finally {
      await api.ownerQuery(restoreTrigger)
    }
  })
})

describe('a deleted school', () => {
  it('takes along the chats of its classrooms, long or short, and no others', async () => {
    const lake = await schoolWithAllRoles(api)
    await api.pool.query(
      `INSERT INTO message (id, chat_id, user_id, content)
       SELECT nextval('chat_event_number'), $1, $2, 'Hello' FROM generate_series(1, 2100)`,
      [lake.chat, lake.teacher.userId],
    )
    const body = { username: lake.slug }
    expect((await call(lake.owner, deleteSchool, { params: { id: lake.id }, body })).statusCode).toBe(204)
    expect(await count('chat', 'school_id', lake.id)).toBe(0)
    expect(await count('message', 'chat_id', lake.chat)).toBe(0)
    expect(await count('deleted_classroom', 'school_id', lake.id)).toBe(0)
    expect(await count('chat', 'id', hill.chat)).toBe(1)
  })

  it('shows nobody the chats of its classrooms until they are deleted, by housekeeping if need be', async () => {
    const lake = await schoolWithAllRoles(api)
    await api.pool.query('DELETE FROM school WHERE id = $1', [lake.id])
    expect(await count('chat', 'id', lake.chat)).toBe(1)
    for (const who of [lake.owner, lake.student]) {
      expect((await call(who, getChat, { params: { id: lake.chat } })).json()).toMatchObject({
        code: 'chat_not_found',
      })
      expect((await call(who, listChats, {})).json()).toEqual([])
    }
    await sweep(api.pool)
    expect(await count('chat', 'id', lake.chat)).toBe(0)
    expect(await count('deleted_classroom', 'school_id', lake.id)).toBe(0)
  })
})

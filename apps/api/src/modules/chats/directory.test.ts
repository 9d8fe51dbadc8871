import { getChat, getClassroomChat, listChats, sendFirstMessage } from '@wordhoard/contracts/chats'
import { createClassroom, getClassroom } from '@wordhoard/contracts/classrooms'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { getProfile } from '@wordhoard/contracts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { insertPairChat } from './send.queries'

/**
 * What keeps the directory and the two ways between classrooms and chats for processes of the version before. Without
 * it, as after the next release, the service alone does.
 */
const forOldProcesses = {
  drop: `ALTER TABLE chat DISABLE TRIGGER chat_without_directory; ALTER TABLE chat DISABLE TRIGGER chat_without_school;
    ALTER TABLE chat DISABLE TRIGGER chat_not_noted;
    DROP INDEX chat_low_user_id_high_user_id_key; DROP INDEX chat_classroom_id_key`,
  restore: `ALTER TABLE chat ENABLE TRIGGER chat_without_directory; ALTER TABLE chat ENABLE TRIGGER chat_without_school;
    ALTER TABLE chat ENABLE TRIGGER chat_not_noted;
    CREATE UNIQUE INDEX chat_low_user_id_high_user_id_key ON chat (low_user_id, high_user_id);
    CREATE UNIQUE INDEX chat_classroom_id_key ON chat (classroom_id)`,
}

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  await api.ownerQuery(forOldProcesses.drop)
})
afterAll(async () => {
  await api.ownerQuery(forOldProcesses.restore)
  await api.close()
})

const call = callsTo(() => api)
const write = (from: Person, to: Person) =>
  call(from, sendFirstMessage, { body: { participant_user_id: to.userId, content: 'Hello' } })
async function entriesOf({ userId }: Person) {
  const { rows } = await api.pool.query(
    'SELECT low_user_id, high_user_id, chat_id FROM pair_chat WHERE $1 IN (low_user_id, high_user_id)',
    [userId],
  )
  return rows
}

describe('the directory of chats', () => {
  it('lets first messages of both at the same moment go to one chat, which their profiles show', async () => {
    const [me, other] = [await person(api), await person(api)]
    const sent = await Promise.all([write(me, other), write(other, me), write(me, other), write(other, me)])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const chats = new Set(sent.map((answer) => answer.json().chat_id))
    expect(chats.size).toBe(1)
    const [chat] = chats
    expect(await entriesOf(me)).toEqual([
      { low_user_id: me.userId, high_user_id: other.userId, chat_id: chat },
    ])
    expect((await call(me, listChats, {})).json()).toHaveLength(1)
    expect((await call(me, getProfile, { params: { username: other.username } })).json()).toMatchObject({
      chat_id: chat,
    })
  })

  it('refuses a second chat of two people, even of callers that hold no lock', async () => {
    const [me, other] = [await person(api), await person(api)]
    const starts = await Promise.allSettled([
      insertPairChat.fetchOne(api.pool, { userId: me.userId, otherId: other.userId }),
      insertPairChat.fetchOne(api.pool, { userId: other.userId, otherId: me.userId }),
    ])
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { rowCount } = await api.pool.query('SELECT FROM chat WHERE low_user_id = $1', [me.userId])
    expect(rowCount).toBe(1)
  })

  it('forgets chats with a deleted account, whichever of the two it was', async () => {
    const [low, middle, high] = [await person(api), await person(api), await person(api)]
    await write(low, middle)
    await write(middle, high)
    expect(await entriesOf(middle)).toHaveLength(2)
    await call(middle, deleteMe, { body: { password: middle.password } })
    expect(await entriesOf(middle)).toEqual([])
    expect((await call(low, listChats, {})).json()).toHaveLength(1)
  })
})

describe('a new classroom', () => {
  it('has a chat that is found by it, shown to its members, and in its school', async () => {
    const hill = await schoolWithAllRoles(api)
    const body = { school_id: hill.id, name: 'Owls', description: 'They read' }
    const { id } = (await call(hill.manager, createClassroom, { body })).json()
    const { chat } = (await call(hill.manager, getClassroomChat, { params: { id } })).json()
    expect((await call(hill.manager, getClassroom, { params: { id } })).json()).toMatchObject({
      chat_id: chat.id,
    })
    expect((await call(hill.owner, getChat, { params: { id: chat.id } })).json()).toMatchObject({
      classroom: { id, name: 'Owls', school_username: hill.slug },
    })
    const { rows } = await api.pool.query('SELECT school_id FROM chat WHERE id = $1', [chat.id])
    expect(rows).toEqual([{ school_id: hill.id }])
  })

  it('is refused with its chat when the school has one of that name', async () => {
    const hill = await schoolWithAllRoles(api)
    const body = { school_id: hill.id, name: 'Owls', description: 'They read' }
    await call(hill.manager, createClassroom, { body })
    const count = () => api.pool.query('SELECT FROM chat WHERE school_id = $1', [hill.id])
    const before = (await count()).rowCount
    expect((await call(hill.owner, createClassroom, { body })).json()).toMatchObject({
      code: 'classroom_exists',
    })
    expect((await count()).rowCount).toBe(before)
  })
})

import * as chats from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import { parsePosition } from '@wordhoard/contracts/fields/stream-position'
import { openPool } from '@wordhoard/database/pool'
import { type EventStream, listen, listenOnFreePort } from '@wordhoard/testkit/server/listening'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { callAs } from '../../../testing/calls'
import { type Person, person } from '../../../testing/people'
import { schoolWithAllRoles } from '../../../testing/schools'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { insertMessage } from '../../chat-events/chat-events'

const environment = { JWT_SECRET: 'a secret that two processes share, long', RATE_LIMIT: 'off' }

/** Two processes on one database. */
let here: TestApp
let there: TestApp
let hereAddress: string
let thereAddress: string
/** Connections of a process that dies after each commit: nobody sends what it publishes. */
let dyingPool: pg.Pool
beforeAll(async () => {
  here = await openTestApp(environment)
  there = await openTestApp(environment)
  hereAddress = await listenOnFreePort(here)
  thereAddress = await listenOnFreePort(there)
  dyingPool = openPool(here.pool.options.connectionString!, { connections: 4 })
})
const streams: EventStream[] = []
afterEach(() => {
  for (const stream of streams.splice(0)) stream.stop()
})
afterAll(async () => {
  await dyingPool.end()
  await there.close()
  await here.close()
})

const within = (ms: number) => ({ timeout: ms, interval: 10 })
const nothing = { kind: null, spellId: null, articleId: null, vocId: null }
const send = (api: TestApp, who: Person, chat_id: number, content: string) =>
  callAs(api, who, chats.sendMessage, { body: { chat_id, content } })
const chatOf = async (api: TestApp, one: Person, other: Person) => {
  const body = { participant_user_id: other.userId, content: 'Hello' }
  return (await callAs(api, one, chats.sendFirstMessage, { body })).json<{ chat_id: number }>().chat_id
}
const delivered = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )
const opened = async (address: string, who: Person, query = '') => {
  const stream = await listen(address, who.headers, query)
  streams.push(stream)
  await vi.waitFor(() => expect(stream.events.at(-1)?.event).toBe('ready'), within(10_000))
  return stream
}
const expectMessages = (stream: EventStream, expected: string[], ms = 10_000) =>
  vi.waitFor(() => expect(delivered(stream)).toEqual(expected), within(ms))
const names = ({ events }: EventStream) => events.map(({ event }) => event)
const lastId = ({ events }: EventStream) => events.findLast(({ id }) => id !== undefined)!.id!

describe('numbers of events', () => {
  it('rise in the order of commits within a chat, and no chat waits for another', async () => {
    const [ada, ben, cleo] = [await person(here), await person(here), await person(here)]
    const [chat, other] = [await chatOf(here, ada, ben), await chatOf(here, ada, cleo)]
    const client = await here.pool.connect()
    await client.query('BEGIN')
    const first = await insertMessage(client, { chatId: chat, userId: ben.userId, content: '1', ...nothing })
    const second = send(there, ada, chat, '2')
    expect((await send(there, cleo, other, 'Elsewhere')).statusCode).toBe(201)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await client.query('COMMIT')
    client.release()
    expect((await second).json<chats.MessageItem>().message.id).toBeGreaterThan(first)
    const writers = Array.from({ length: 12 }, (_, n) =>
      send(n % 2 ? here : there, n % 3 ? ada : ben, chat, 'x'),
    )
    await Promise.all(writers)
    const { rows } = await here.pool.query(
      `SELECT h.last_event_id = max(m.id) AND h.last_message_id = max(m.id) AS "isLast", count(*)::int AS messages
       FROM chat h JOIN message m ON m.chat_id = h.id WHERE h.id = $1 GROUP BY h.id`,
      [chat],
    )
    expect(rows).toEqual([{ isLast: true, messages: 15 }])
  })

  it('of a transaction that commits late are not skipped, though nothing was committed since it began', async () => {
    const [ada, ben] = [await person(here), await person(here)]
    const chat = await chatOf(here, ada, ben)
    for (let n = 0; n < 3; n++) {
      const client = await dyingPool.connect()
      await client.query('BEGIN')
      await insertMessage(client, { chatId: chat, userId: ben.userId, content: `${n}`, ...nothing })
      const fresh = await opened(hereAddress, ada)
      fresh.stop()
      await client.query('COMMIT')
      client.release()
      expect(delivered(await opened(thereAddress, ada, `?after=${lastId(fresh)}`))).toEqual([`${n}`])
      // Past the time for which the horizon keeps its mark.
      await new Promise((resolve) => setTimeout(resolve, 1_050))
    }
  })

  it('of a transaction that commits late are not skipped by a stream that resumes', async () => {
    const [ada, ben, cleo] = [await person(here), await person(here), await person(here)]
    const [slow, quick] = [await chatOf(here, ada, ben), await chatOf(here, ada, cleo)]
    const client = await dyingPool.connect()
    await client.query('BEGIN')
    await insertMessage(client, { chatId: slow, userId: ben.userId, content: 'Slow', ...nothing })
    await send(there, cleo, quick, 'Quick')
    const fresh = await opened(hereAddress, ada)
    fresh.stop()
    await client.query('COMMIT')
    client.release()
    const resumed = await opened(thereAddress, ada, `?after=${lastId(fresh)}`)
    expect(delivered(resumed)).toEqual(['Slow'])
  })

  it('are few in a position: only chats with an event above the horizon are listed', async () => {
    const ada = await person(here)
    for (let n = 0; n < 5; n++) await chatOf(here, ada, await person(here))
    await opened(hereAddress, await person(here))
    await expect
      .poll(async () => parsePosition(lastId(await opened(hereAddress, ada)))!.chats.size, {
        timeout: 10_000,
      })
      .toBe(0)
  })
})

describe('a stream', () => {
  it('gets what a process that died committed but never sent, within seconds', async () => {
    const [ada, ben] = [await person(here), await person(here)]
    const chat = await chatOf(here, ada, ben)
    const [hers, his] = [await opened(hereAddress, ada), await opened(thereAddress, ben)]
    await insertMessage(dyingPool, { chatId: chat, userId: ben.userId, content: 'Last words', ...nothing })
    for (const stream of [hers, his]) await expectMessages(stream, ['Last words'], 3_000)
    await send(here, ada, chat, 'What did you say?')
    for (const stream of [hers, his]) await expectMessages(stream, ['Last words', 'What did you say?'])
  })

  it('receives the first message of a chat that is begun while it is open', async () => {
    const [ada, ben] = [await person(here), await person(here)]
    const [hers, his] = [await opened(hereAddress, ada), await opened(thereAddress, ben)]
    const chat = await chatOf(here, ada, ben)
    for (const stream of [hers, his]) await expectMessages(stream, ['Hello'])
    await send(there, ben, chat, 'Hello back')
    for (const stream of [hers, his]) await expectMessages(stream, ['Hello', 'Hello back'])
    expect(names(his)).toEqual(['ready', 'message', 'message'])
  })

  it('of a manager and of a new member receives what is written in a new classroom', async () => {
    const hill = await schoolWithAllRoles(here)
    const managers = await opened(thereAddress, hill.manager)
    const students = await opened(thereAddress, hill.student)
    const body = { name: 'New class', description: 'A class', school_id: hill.id }
    const { id } = (await callAs(here, hill.owner, classrooms.createClassroom, { body })).json<{
      id: number
    }>()
    const { chat_id } = (await callAs(here, hill.owner, classrooms.getClassroom, { params: { id } })).json<{
      chat_id: number
    }>()
    expect((await send(here, hill.owner, chat_id, 'Welcome')).json()).toMatchObject({ chat_id })
    await expectMessages(managers, ['Welcome'])
    await callAs(here, hill.owner, classrooms.addClassroomUser, {
      params: { id, user_id: hill.student.userId },
    })
    await vi.waitFor(() => expect(names(students)).toContain('access'), within(10_000))
    await send(here, hill.owner, chat_id, 'Who is new?')
    await vi.waitFor(() => expect(delivered(students)).toContain('Who is new?'), within(10_000))
  })

  it('of a page that knows only one number for all chats resumes from it, or loads everything again', async () => {
    const [ada, ben] = [await person(here), await person(here)]
    const chat = await chatOf(here, ada, ben)
    const first = await opened(hereAddress, ada)
    const { last_event_id } = first.events[0]!.data as { last_event_id: number }
    first.stop()
    await send(there, ben, chat, 'Meanwhile')
    const resumed = await opened(hereAddress, ada, `?after=${last_event_id}`)
    expect(delivered(resumed).at(-1)).toBe('Meanwhile')
    for (const query of ['?after=NaN', '?after=', `?after=${Number.MAX_SAFE_INTEGER}`, '?after=pzzzzzzzzz']) {
      expect(names(await opened(thereAddress, ada, query))).toEqual(['reset', 'ready'])
    }
  })
})

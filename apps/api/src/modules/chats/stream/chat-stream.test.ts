import * as chats from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import { coversPosition, parsePosition } from '@wordhoard/contracts/fields/stream-position'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as profiles from '@wordhoard/contracts/profiles'
import * as school from '@wordhoard/contracts/school'
import { type EventStream, listen, listenOnFreePort } from '@wordhoard/testkit/server/listening'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callAs } from '../../../testing/calls'
import { type Person, person } from '../../../testing/people'
import { schoolWithAllRoles } from '../../../testing/schools'
import { openTestApp, type TestApp } from '../../../testing/test-app'
import { STREAM_CONNECTION } from './chat-stream'

const environment = { JWT_SECRET: 'a secret that two processes share, long', RATE_LIMIT: 'off' }

/** Two processes on one database. */
let here: TestApp
let there: TestApp
let hereAddress: string
let thereAddress: string
const within = (ms: number) => ({ timeout: ms, interval: 10 })
const send = (api: TestApp, who: Person, chat_id: number, content: string) =>
  callAs(api, who, chats.sendMessage, { body: { chat_id, content } })
const chatOf = async (ada: Person, ben: Person) => {
  const body = { participant_user_id: ben.userId, content: 'Hello' }
  return (await callAs(here, ada, chats.sendFirstMessage, { body })).json<{ chat_id: number }>().chat_id
}
const pair = async () => {
  const [ada, ben] = await Promise.all([person(here), person(here)])
  return { ada, ben, chat: await chatOf(ada, ben) }
}
const delivered = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'message' ? [(data as { message: { content: string } }).message.content] : [],
  )
const ready = (stream: EventStream) =>
  vi.waitFor(() => expect(stream.events.some(({ event }) => event === 'ready')).toBe(true), within(10_000))
const opened = async (address: string, who: Person, query = '') => {
  const stream = await listen(address, who.headers, query)
  expect(stream.status).toBe(200)
  await ready(stream)
  return stream
}
/** The chats whose rights the stream said to reload; null for all. */
const accesses = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) =>
    event === 'access' ? [(data as { chat_id: number | null }).chat_id] : [],
  )
/** How long each reload of the current test was waited for, in ms. */
let waits: number[] = []
const expectReloads = async (stream: EventStream, expected: (number | null)[]) => {
  const began = performance.now()
  await vi.waitFor(() => expect(accesses(stream)).toEqual(expected), within(10_000))
  waits.push(performance.now() - began)
}
/** Expects that most reloads came within a second: other load makes single ones slower. */
const expectReloadedAtOnce = () => {
  const inOrder = waits.toSorted((a, b) => a - b)
  waits = []
  expect(inOrder[inOrder.length >> 1]).toBeLessThan(1_000)
}
const lastId = ({ events }: EventStream) => events.findLast(({ id }) => id !== undefined)!.id!

describe.each(['PostgreSQL', ...(hasValkey() ? ['Valkey'] : [])])('the stream, carried by %s', (carrier) => {
  let valkey: Valkey | undefined
  beforeAll(async () => {
    valkey = carrier === 'Valkey' ? await startValkey() : undefined
    const settings = valkey ? { ...environment, VALKEY_URL: valkey.url } : environment
    here = await openTestApp(settings)
    there = await openTestApp(settings)
    hereAddress = await listenOnFreePort(here)
    thereAddress = await listenOnFreePort(there)
  })
  afterAll(async () => {
    await there.close()
    await here.close()
    await valkey?.stop()
  })

  it('delivers messages sent on the other process to both people within a second, with their author', async () => {
    const { ada, ben, chat } = await pair()
    const [hers, his] = [await opened(hereAddress, ada), await opened(thereAddress, ben)]
    // The fastest of three attempts, since other load only makes single messages slower.
    const times: number[] = []
    for (const sent of [1, 2, 3]) {
      const began = performance.now()
      await send(there, ben, chat, 'From there')
      await vi.waitFor(() => expect(delivered(hers)).toHaveLength(sent), within(10_000))
      times.push(performance.now() - began)
    }
    expect(Math.min(...times)).toBeLessThan(1_000)
    expect(delivered(hers)).toEqual(Array(3).fill('From there'))
    await send(here, ada, chat, 'From here')
    await vi.waitFor(
      () => expect(delivered(his)).toEqual([...delivered(hers).slice(0, 3), 'From here']),
      within(10_000),
    )
    expect(hers.events.find(({ event }) => event === 'message')).toMatchObject({
      data: { chat_id: chat, is_me: false, user: { username: ben.username } },
    })
    expect(his.events.find(({ event }) => event === 'message')).toMatchObject({ data: { is_me: true } })
    hers.stop()
    his.stop()
  })

  it('delivers read marks and deletions to both people', async () => {
    const { ada, ben, chat } = await pair()
    const { id } = (await send(here, ada, chat, 'Read me')).json<chats.MessageItem>().message
    const hers = await opened(hereAddress, ada)
    await callAs(there, ben, chats.markRead, { body: { chat_id: chat, message_id: id } })
    await callAs(there, ada, chats.deleteMessage, { params: { id } })
    await vi.waitFor(
      () =>
        expect(hers.events.slice(1)).toMatchObject([
          { event: 'read', data: { chat_id: chat, user_id: ben.userId, last_read_message_id: id } },
          { event: 'deleted', data: { chat_id: chat, message_id: id } },
        ]),
      within(10_000),
    )
    hers.stop()
  })

  it('resumes after an interruption with every event once and in order', async () => {
    const { ada, ben, chat } = await pair()
    const first = await opened(hereAddress, ada)
    await send(there, ben, chat, '1')
    await vi.waitFor(() => expect(delivered(first)).toEqual(['1']), within(10_000))
    first.stop()
    await send(there, ben, chat, '2')
    const { id } = (await send(there, ben, chat, '3')).json<chats.MessageItem>().message
    await callAs(there, ben, chats.deleteMessage, { params: { id } })
    await send(there, ben, chat, '4')
    // The second by header on the other process, the third by query.
    const second = await listen(thereAddress, { ...ada.headers, 'last-event-id': lastId(first) })
    const third = await opened(hereAddress, ada, `?after=${lastId(first)}`)
    await ready(second)
    for (const stream of [second, third]) {
      expect(delivered(stream)).toEqual(['2', '', '4'])
      expect(stream.events.map(({ event }) => event)).toEqual([
        'message',
        'message',
        'deleted',
        'message',
        'ready',
      ])
      const positions = stream.events.map(({ id }) => parsePosition(id!)!)
      for (const [at, position] of positions.entries())
        expect(at === 0 || coversPosition(position, positions[at - 1]!)).toBe(true)
    }
    await send(here, ben, chat, '5')
    await vi.waitFor(() => expect(delivered(second)).toEqual(['2', '', '4', '5']), within(10_000))
    second.stop()
    third.stop()
  })

  it('neither loses nor repeats messages for a client that reconnects while many write on both processes', async () => {
    const { ada, ben, chat } = await pair()
    const others = await Promise.all(Array.from({ length: 4 }, () => person(here)))
    const otherChats = await Promise.all(others.map((other) => chatOf(other, ben)))
    let cursor = lastId(await opened(hereAddress, ben))
    const got: string[] = []
    const writing = Promise.all(
      [ada, ...others].map(async (who, writer) => {
        for (let n = 0; n < 25; n++) {
          const id = writer === 0 ? chat : otherChats[writer - 1]!
          const { statusCode } = await send(n % 2 ? here : there, who, id, `${writer}:${n}`)
          expect(statusCode).toBe(201)
        }
      }),
    )
    let isWriting = true
    void writing.then(() => {
      isWriting = false
    })
    for (let round = 0; isWriting; round++) {
      const stream = await listen(round % 2 ? hereAddress : thereAddress, ben.headers, `?after=${cursor}`)
      await new Promise((resolve) => setTimeout(resolve, 40))
      stream.stop()
      await stream.ended
      got.push(...delivered(stream))
      cursor = stream.events.findLast(({ id }) => id !== undefined)?.id ?? cursor
    }
    await writing
    const last = await opened(hereAddress, ben, `?after=${cursor}`)
    got.push(...delivered(last))
    last.stop()
    const expected = [0, 1, 2, 3, 4].flatMap((writer) =>
      Array.from({ length: 25 }, (_, n) => `${writer}:${n}`),
    )
    expect(got.toSorted()).toEqual(expected.toSorted())
    for (let writer = 0; writer < 5; writer++) {
      const ofOne = got.filter((content) => content.startsWith(`${writer}:`))
      expect(ofOne).toEqual(Array.from({ length: 25 }, (_, n) => `${writer}:${n}`))
    }
  })

  it('delivers messages once after losing its database connection', async () => {
    const { ada, ben, chat } = await pair()
    const hers = await opened(hereAddress, ada)
    const cutConnection = () =>
      here.pool.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
        [STREAM_CONNECTION],
      )
    await cutConnection()
    for (let n = 0; n < 5; n++) await send(there, ben, chat, String(n))
    await vi.waitFor(() => expect(delivered(hers)).toEqual(['0', '1', '2', '3', '4']), within(20_000))
    await send(there, ben, chat, '5')
    await vi.waitFor(() => expect(delivered(hers)).toEqual(['0', '1', '2', '3', '4', '5']), within(20_000))
    hers.stop()
  })

  it('asks for a reload when more was missed than it replays', async () => {
    const { ada, ben, chat } = await pair()
    const before = await opened(hereAddress, ada)
    before.stop()
    await here.pool.query(
      `WITH sent AS (INSERT INTO message (id, chat_id, user_id, content)
         SELECT nextval('chat_event_number'), $1, $2, 'x' FROM generate_series(1, 600) RETURNING id)
       UPDATE chat SET last_message_id = sent.id, last_event_id = sent.id
       FROM (SELECT max(id) AS id FROM sent) sent WHERE chat.id = $1`,
      [chat, ben.userId],
    )
    const after = await opened(hereAddress, ada, `?after=${lastId(before)}`)
    expect(after.events.map(({ event }) => event)).toEqual(['reset', 'ready'])
    await send(there, ben, chat, 'After all that')
    await vi.waitFor(() => expect(delivered(after)).toEqual(['After all that']), within(10_000))
    after.stop()
  })

  it('delivers nothing from other people’s chats, and nothing more to a removed member', async () => {
    const hill = await schoolWithAllRoles(here)
    const streams = {
      student: await opened(hereAddress, hill.student),
      otherStudent: await opened(hereAddress, hill.otherStudent),
      manager: await opened(thereAddress, hill.manager),
      deactivated: await opened(thereAddress, hill.deactivated),
      stranger: await opened(hereAddress, await person(here)),
    }
    await send(here, hill.teacher, hill.chat, 'For the class')
    await vi.waitFor(() => expect(delivered(streams.student)).toEqual(['For the class']), within(10_000))
    await vi.waitFor(() => expect(delivered(streams.manager)).toEqual(['For the class']), within(10_000))
    await callAs(here, hill.owner, school.updateSchoolUser, {
      params: { id: hill.id, user_id: hill.student.userId },
      body: { is_active: false },
    })
    await send(here, hill.teacher, hill.chat, 'For who is left')
    await vi.waitFor(() => expect(delivered(streams.manager)).toHaveLength(2), within(10_000))
    expect(delivered(streams.student)).toEqual(['For the class'])
    for (const name of ['otherStudent', 'deactivated', 'stranger'] as const)
      expect(delivered(streams[name])).toEqual([])
    for (const stream of Object.values(streams)) stream.stop()
  })

  it('notifies the people concerned when their rights change, and removed members of their removal', async () => {
    const hill = await schoolWithAllRoles(here)
    const hers = await opened(hereAddress, hill.student)
    const teachers = await opened(thereAddress, hill.teacher)
    const otherStudents = await opened(thereAddress, hill.otherStudent)
    const classmate = await person(here)
    await here.pool.query(
      `WITH joined AS (INSERT INTO school_member (school_id, user_id, role) VALUES ($1, $2, 'student'))
       INSERT INTO classroom_member (school_id, user_id, classroom_id) VALUES ($1, $2, $3)`,
      [hill.id, classmate.userId, hill.classroom],
    )
    const theirs = await opened(hereAddress, classmate)
    const { chat } = hill

    await callAs(there, hill.teacher, chats.updateChat, {
      params: { id: chat },
      body: { is_open: false },
    })
    for (const stream of [hers, theirs, teachers]) await expectReloads(stream, [chat])
    const pause = { params: { id: chat, user_id: hill.student.userId }, body: { minutes: 5 } }
    await callAs(here, hill.teacher, chats.muteMember, pause)
    await expectReloads(hers, [chat, chat])
    await expectReloads(teachers, [chat, chat])
    await callAs(here, hill.owner, classrooms.updateClassroom, {
      params: { id: hill.classroom },
      body: { is_archived: true },
    })
    await expectReloads(hers, [chat, chat, chat])
    // Only the muted student and the staff learn of the mute.
    await expectReloads(theirs, [chat, chat])
    const ended = { params: { id: hill.id, user_id: hill.student.userId }, body: { is_active: false } }
    await callAs(there, hill.owner, school.updateSchoolUser, ended)
    await expectReloads(hers, [chat, chat, chat, null])
    expect((await callAs(here, hill.student, chats.getChat, { params: { id: chat } })).statusCode).toBe(404)
    await callAs(there, hill.owner, classrooms.removeClassroomUser, {
      params: { id: hill.classroom, user_id: classmate.userId },
    })
    await expectReloads(theirs, [chat, chat, null])
    expect(accesses(otherStudents)).toEqual([])
    expect(accesses(teachers)).toEqual([chat, chat, chat])
    expectReloadedAtOnce()
    for (const stream of [hers, theirs, teachers, otherStudents]) stream.stop()
  })

  it('notifies both people at once when one blocks or unblocks the other or deletes their account', async () => {
    const { ada, ben, chat } = await pair()
    const cleo = await person(here)
    const other = await chatOf(ben, cleo)
    const hers = await opened(hereAddress, ada)
    const his = await opened(thereAddress, ben)
    const cleos = await opened(thereAddress, cleo)
    const writeRestrictionOf = async (who: Person) => {
      const answer = await callAs(here, who, chats.getChat, { params: { id: chat } })
      return answer.json<chats.ChatDetail>().abilities.silence
    }
    await callAs(here, ada, profiles.block, { params: { id: ben.userId } })
    await expectReloads(hers, [chat])
    await expectReloads(his, [chat])
    expect([await writeRestrictionOf(ada), await writeRestrictionOf(ben)]).toEqual(['blocked', 'blocked'])
    await callAs(there, ada, profiles.unblock, { params: { id: ben.userId } })
    await expectReloads(hers, [chat, chat])
    await expectReloads(his, [chat, chat])
    expect([await writeRestrictionOf(ada), await writeRestrictionOf(ben)]).toEqual([null, null])
    const { password } = ben
    expect((await callAs(there, ben, myAccount.deleteMe, { body: { password } })).statusCode).toBe(204)
    await expectReloads(hers, [chat, chat, chat])
    expect(await writeRestrictionOf(ada)).toBe('deleted')
    // Each person is notified only about their own chats.
    await expectReloads(cleos, [other])
    expectReloadedAtOnce()
    for (const stream of [hers, his, cleos]) stream.stop()
  })

  it('does not deadlock when a chat is opened and closed while its members write', async () => {
    const hill = await schoolWithAllRoles(here)
    const work = Array.from({ length: 20 }, (_, n) => [
      send(n % 2 ? here : there, hill.teacher, hill.chat, String(n)),
      callAs(n % 2 ? there : here, hill.teacher, chats.updateChat, {
        params: { id: hill.chat },
        body: { is_open: n % 2 === 0 },
      }),
      callAs(there, hill.teacher, chats.muteMember, {
        params: { id: hill.chat, user_id: hill.student.userId },
        body: { minutes: n },
      }),
    ])
    const statuses = (await Promise.all(work.flat())).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status >= 400)).toEqual([])
  })

  it('ends with its login session, on whichever process', async () => {
    const someone = await person(here)
    const stream = await opened(thereAddress, someone)
    await here.app.sessions.endAllOf(someone.userId)
    await stream.ended
    expect((await listen(thereAddress, someone.headers)).status).toBe(401)
  })

  it('is open at most eight times per person; the oldest is closed', async () => {
    const someone = await person(here)
    const streams: EventStream[] = []
    for (let i = 0; i < 9; i++) streams.push(await opened(hereAddress, someone))
    await streams[0]!.ended
    expect(streams[0]!.events.at(-1)).toMatchObject({ event: 'bye' })
    expect(streams[1]!.events.at(-1)).toMatchObject({ event: 'ready' })
    for (const stream of streams) stream.stop()
  })

  it('ends at once with a `bye` event when the process stops', async () => {
    const api = await openTestApp(environment)
    const someone = await person(here)
    const stream = await opened(await listenOnFreePort(api), someone)
    const began = performance.now()
    await api.close()
    await stream.ended
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(stream.events.at(-1)).toMatchObject({ event: 'bye' })
  })
})

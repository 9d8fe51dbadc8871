import type { StreamPosition } from '@wordhoard/contracts/fields/stream-position'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../lib/actor'
import { openRows, type Rows } from '../../../testing/rows'
import { chatOf, write } from '../chat-rows.fixture'
import { eraseMessage } from '../moderation'
import { moveReadMark } from '../read-marks'
import { EventHorizon } from './event-horizon'
import { eventsFor, findMissedEvents } from './stream-rows'

let rows: Rows
let me: Actor
let ben: Actor
let eve: Actor
/** The chat between Ben and me, and one that I am not in. */
let ours: number
let theirs: number
beforeAll(async () => {
  rows = await openRows()
  me = await rows.person()
  ben = await rows.person()
  eve = await rows.person()
  ours = await chatOf(rows, me, ben)
  theirs = await chatOf(rows, ben, eve)
})
afterAll(() => rows.close())

const horizon = new EventHorizon()
/** The position of somebody who knows everything in their chats. */
const now = async (who: Actor) => (await findMissedEvents(rows.pool, who.userId, undefined, horizon)).position
/** Events that a person missed after a given one: kind, chat and owner of the read mark. */
const missed = async (who: Actor, after: StreamPosition) =>
  (await findMissedEvents(rows.pool, who.userId, after, horizon)).events!.map(({ name, userId, data }) => {
    expect(userId).toBe(who.userId)
    const { chat_id, user_id } = data as { chat_id: number; user_id?: number }
    return user_id === undefined ? [name, chat_id] : [name, chat_id, user_id]
  })

describe('a new event', () => {
  it('is delivered to the listeners in its chat, and to nobody else', async () => {
    const id = await write(rows, ours, ben)
    const gone = await write(rows, ours, ben)
    await eraseMessage(rows.pool, ben, gone)
    const listeners = [me.userId, eve.userId]
    const range = { chatId: ours, after: id - 1, last: Number.MAX_SAFE_INTEGER, hasMessagesOnly: false }
    const access = { kind: 'access', chat_id: ours, user_id: null } as const
    const delivered = await eventsFor(rows.pool, [range], [access], listeners)
    expect(delivered.map(({ name, userId }) => [name, userId])).toEqual(
      ['message', 'message', 'deleted', 'access'].map((name) => [name, me.userId]),
    )
    const upToIt = await eventsFor(rows.pool, [{ ...range, last: id }], [], listeners)
    expect(upToIt.map(({ number }) => number)).toEqual([id])
  })
})

describe('missed events', () => {
  it('are the later ones in the user’s own chats', async () => {
    const message = await write(rows, ours, ben)
    await eraseMessage(rows.pool, ben, await write(rows, ours, ben))
    await moveReadMark(rows.pool, me, ours, message)
    const [before, bens] = [await now(me), await now(ben)]
    const foreign = await write(rows, theirs, eve)
    await moveReadMark(rows.pool, ben, theirs, foreign)
    await eraseMessage(rows.pool, eve, foreign)
    expect(await missed(me, before)).toEqual([])
    expect(await missed(ben, bens)).toEqual([
      ['message', theirs],
      ['read', theirs, ben.userId],
      ['deleted', theirs],
    ])
    const since = new Map([
      [me, await now(me)],
      [ben, await now(ben)],
    ])
    const next = await write(rows, ours, ben)
    await moveReadMark(rows.pool, me, ours, next)
    await eraseMessage(rows.pool, ben, next)
    for (const who of [me, ben]) {
      expect(await missed(who, since.get(who)!)).toEqual([
        ['message', ours],
        ['read', ours, me.userId],
        ['deleted', ours],
      ])
    }
  })

  it('include no read marks of classmates', async () => {
    const { person, school, member, classroom, addToClassroom, classroomChat } = rows
    const hill = await school()
    const room = await classroom(hill)
    const mates = [await person(), await person(), await person()] as const
    for (const who of mates) await member(hill, who)
    await addToClassroom(hill, room, ...mates)
    const chat = await classroomChat(hill, room)
    const [writer, one, other] = mates
    const message = await write(rows, chat, writer)
    const before = new Map<Actor, StreamPosition>()
    for (const who of mates) before.set(who, await now(who))
    for (const who of [one, other]) await moveReadMark(rows.pool, who, chat, message)
    for (const who of [one, other]) {
      expect(await missed(who, before.get(who)!)).toEqual([['read', chat, who.userId]])
    }
    expect(await missed(writer, before.get(writer)!)).toEqual([])
  })
})

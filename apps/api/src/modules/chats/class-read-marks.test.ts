import * as chats from '@wordhoard/contracts/chats'
import { type EventStream, listen, listenOnFreePort } from '@wordhoard/testkit/server/listening'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callsTo } from '../../testing/calls'
import type { Person } from '../../testing/people'
import { schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let address: string
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  address = await listenOnFreePort(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)
const send = async (who: Person, chat_id: number, content: string) =>
  (await call(who, chats.sendMessage, { body: { chat_id, content } })).json<chats.MessageItem>().message
const names = ({ events }: EventStream) =>
  events.map(({ event }) => event).filter((event) => event !== 'ready')
const reads = ({ events }: EventStream) =>
  events.flatMap(({ event, data }) => (event === 'read' ? [(data as { user_id: number }).user_id] : []))
/** Opens a stream, and waits until it begins: what is written before that isn't sent by one that starts now. */
const opened = async (who: Person, query = '') => {
  const stream = await listen(address, who.headers, query)
  await vi.waitFor(() => expect(stream.events.map(({ event }) => event)).toContain('ready'), 20_000)
  return stream
}
/** Waits for `count` messages. Events arrive in order, so everything before the last message has arrived too. */
const messagesCome = (stream: EventStream, count: number) =>
  vi.waitFor(() => expect(names(stream).filter((name) => name === 'message')).toHaveLength(count), 20_000)

describe('read marks in the chat of a classroom', () => {
  it('reach only the streams of their owner, both live and replayed', async () => {
    const hill = await schoolWithAllRoles(api)
    const people = [hill.student, hill.teacher, hill.owner]
    const streams = await Promise.all(people.map((who) => opened(who)))
    const first = await send(hill.owner, hill.chat, 'First')
    for (const stream of streams) await messagesCome(stream, 1)
    const from = streams[0]!.events.findLast(({ id }) => id !== undefined)!.id
    for (const who of people) {
      await call(who, chats.markRead, { body: { chat_id: hill.chat, message_id: first.id } })
    }
    await send(hill.owner, hill.chat, 'Second')
    const replayed = await Promise.all(people.map((who) => opened(who, `?after=${from}`)))
    for (const stream of streams) await messagesCome(stream, 2)
    for (const stream of replayed) await messagesCome(stream, 1)
    // Sending a message also marks everything before it as read, so the sender's own mark need not move.
    for (const [place, who] of people.entries()) {
      if (who !== hill.owner) {
        expect(reads(streams[place]!), 'as it happens').toEqual([who.userId])
        expect(reads(replayed[place]!), 'when it was missed').toEqual([who.userId])
      } else {
        expect(
          reads(streams[place]!).filter((id) => id !== who.userId),
          'as it happens',
        ).toEqual([])
        expect(
          reads(replayed[place]!).filter((id) => id !== who.userId),
          'when it was missed',
        ).toEqual([])
      }
    }
    for (const stream of [...streams, ...replayed]) stream.stop()
  })
})

// @vitest-environment jsdom
import { markRead } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it } from 'vitest'
import { LostConnection } from '../../../testing/fake-server'
import { message } from '../../../testing/messages'
import { ME, openPage, setVisible, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { announce, type LiveEvent, listenToChats } from '../live/live'
import { useReadMark } from './use-read-mark'
import { useReadMarks } from './use-read-marks'
import { useUnseen } from './use-unseen'

const CHAT = 4
const server = openPage()
type Props = { newest: number | null; lastRead: number | null | undefined }
const open = (props: Props) => renderHook((at: Props) => useReadMark({ chatId: CHAT, ...at }), props)
const sequenced = () => server.requestsTo(markRead).map(({ body }) => body.message_id)

beforeEach(() => server.answer(markRead, ({ body }) => ({ last_read_message_id: body.message_id })))

describe('useReadMark', () => {
  it('sends each newer message’s id once', async () => {
    const hook = await open({ newest: 10, lastRead: 8 })
    await until(() => expect(sequenced()).toEqual([10]))
    await hook.rerender({ newest: 10, lastRead: 8 })
    await hook.rerender({ newest: 12, lastRead: 8 })
    await until(() => expect(sequenced()).toEqual([10, 12]))
  })

  it('sends nothing when all is read, there are no messages or nothing is known yet', async () => {
    await open({ newest: 10, lastRead: 10 })
    await open({ newest: null, lastRead: null })
    await open({ newest: 10, lastRead: undefined })
    expect(sequenced()).toEqual([])
  })

  it('waits until the tab is visible', async () => {
    setVisible(false)
    await open({ newest: 10, lastRead: null })
    expect(sequenced()).toEqual([])
    await runInAct(() => setVisible(true))
    await until(() => expect(sequenced()).toEqual([10]))
  })

  it('announces the server’s read mark, which may be further on', async () => {
    const event: LiveEvent[] = []
    const stop = listenToChats((each) => event.push(each))
    server.answer(markRead, { last_read_message_id: 15 })
    const hook = await open({ newest: 10, lastRead: 8 })
    await until(() => expect(event).toHaveLength(1))
    expect(event[0]).toEqual({ name: 'read', data: { chat_id: CHAT, user_id: ME, last_read_message_id: 15 } })
    await hook.rerender({ newest: 14, lastRead: 8 })
    expect(sequenced()).toEqual([10])
    stop()
  })

  it('sends one mark at a time, then the newest of those that came meanwhile', async () => {
    const held = server.hold(markRead)
    const hook = await open({ newest: 10, lastRead: 8 })
    await until(() => expect(held).toHaveLength(1))
    for (const newest of [11, 12, 13]) await hook.rerender({ newest, lastRead: 8 })
    expect(held).toHaveLength(1)
    held[0]?.answer({ last_read_message_id: 10 })
    await until(() => expect(sequenced()).toEqual([10, 13]))
    held[1]?.answer({ last_read_message_id: 13 })
  })

  it('sends the mark again when the network is back', async () => {
    server.loseConnection(markRead)
    await open({ newest: 10, lastRead: 8 })
    await until(() => expect(sequenced()).toEqual([10]))
    server.answer(markRead, { last_read_message_id: 10 })
    window.dispatchEvent(new Event('online'))
    await until(() => expect(sequenced()).toEqual([10, 10]))
  })

  it('sends the mark again when it fails after the network is back or another message has come', async () => {
    const held = server.hold(markRead)
    const hook = await open({ newest: 10, lastRead: 8 })
    await until(() => expect(held).toHaveLength(1))
    window.dispatchEvent(new Event('online'))
    held[0]?.fail(new LostConnection())
    await until(() => expect(sequenced()).toEqual([10, 10]))
    await hook.rerender({ newest: 11, lastRead: 8 })
    held[1]?.fail(new LostConnection())
    await until(() => expect(sequenced()).toEqual([10, 10, 11]))
    held[2]?.answer({ last_read_message_id: 11 })
  })
})

describe('useReadMarks', () => {
  const read = (chat_id: number, user_id: number, last_read_message_id: number) =>
    runInAct(() => announce({ name: 'read', data: { chat_id, user_id, last_read_message_id } }))

  it('only grow, each person’s for itself, and ignore other chats', async () => {
    const hook = await renderHook(() => useReadMarks(CHAT), undefined)
    expect([...hook.current]).toEqual([])
    await read(CHAT, 2, 10)
    await read(CHAT, 2, 9)
    await read(CHAT, ME, 12)
    await read(99, 2, 20)
    expect([...hook.current]).toEqual([
      [2, 10],
      [ME, 12],
    ])
  })
})

describe('useUnseen', () => {
  type Seen = { upTo: number; isAtNewest: boolean; own?: number[] }
  const items = ({ upTo, own = [] }: Seen) =>
    Array.from({ length: upTo }, (_, at) => message(at + 1, `m${at + 1}`, own.includes(at + 1)))
  const watch = (seen: Seen) => renderHook((now: Seen) => useUnseen(items(now), now.isAtNewest), seen)

  it('counts messages that arrive further down until the user returns to the newest', async () => {
    const hook = await watch({ upTo: 3, isAtNewest: false })
    expect(hook.current).toEqual({ count: 0, latest: '' })
    await hook.rerender({ upTo: 5, isAtNewest: false })
    expect(hook.current).toEqual({ count: 2, latest: 'Ben Ash: m5' })
    await hook.rerender({ upTo: 5, isAtNewest: true })
    expect(hook.current.count).toBe(0)
    await hook.rerender({ upTo: 6, isAtNewest: false })
    expect(hook.current.count).toBe(1)
  })

  it('ignores the user’s own messages', async () => {
    const hook = await watch({ upTo: 3, isAtNewest: false })
    await hook.rerender({ upTo: 5, isAtNewest: false, own: [5] })
    expect(hook.current).toEqual({ count: 1, latest: 'Ben Ash: m4' })
  })
})

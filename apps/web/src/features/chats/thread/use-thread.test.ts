// @vitest-environment jsdom
import { listMessages } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { message } from '../../../testing/messages'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { announce } from '../live/live'
import { useOpening } from '../use-opening'
import { useThread } from './use-thread'

const CHAT = 4
const server = openPage()
/** Number of messages in the chat; their ids count from 1. */
let total: number

beforeEach(() => {
  total = 50
  server.answer(listMessages, ({ query }) => {
    const before = Number(query.before_id ?? total + 1)
    const after = Number(query.after_id ?? 0)
    const ids = Array.from({ length: before - 1 - after }, (_, at) => before - 1 - at)
    return ids.slice(0, Number(query.limit)).map((id) => message(id))
  })
})

const open = () => renderHook((chatId: number) => useThread(chatId), CHAT)
type Opened = Awaited<ReturnType<typeof open>>
const shown = ({ current }: Opened) => {
  const ids = current.thread.items.map(({ message }) => message.id)
  return [ids[0], ids.at(-1), ids.length]
}
const opened = async () => {
  const hook = await open()
  await until(() => expect(hook.current.thread.isLoaded).toBe(true))
  return hook
}

describe('useThread', () => {
  it('starts with the newest page and grows upwards until there are no more', async () => {
    const hook = await opened()
    expect(shown(hook)).toEqual([31, 50, 20])
    await runInAct(() => hook.current.loadOlder())
    expect(shown(hook)).toEqual([11, 50, 40])
    await runInAct(() => hook.current.loadOlder())
    expect(shown(hook)).toEqual([1, 50, 50])
    expect(hook.current.thread.hasOlder).toBe(false)
  })

  it('requests a page once, however often the user scrolls up', async () => {
    const hook = await opened()
    await runInAct(() => Promise.all([hook.current.loadOlder(), hook.current.loadOlder()]))
    expect(server.requestsTo(listMessages)).toHaveLength(2)
    expect(shown(hook)).toEqual([11, 50, 40])
  })

  it('applies the events of its own chat only', async () => {
    const hook = await opened()
    await runInAct(() => {
      announce({ name: 'message', data: { ...message(51), chat_id: CHAT } })
      announce({ name: 'message', data: { ...message(52), chat_id: 99 } })
      announce({ name: 'deleted', data: { chat_id: CHAT, message_id: 50 } })
      announce({ name: 'reconnected' })
    })
    expect(shown(hook)).toEqual([31, 51, 21])
    expect(hook.current.thread.items.at(-2)?.message).toMatchObject({ is_deleted: true, content: '' })
    expect(server.requestsTo(listMessages)).toHaveLength(1)
  })

  it('keeps a deleted message deleted when its page arrives afterwards', async () => {
    const held = server.hold(listMessages)
    const hook = await open()
    await runInAct(() => announce({ name: 'deleted', data: { chat_id: CHAT, message_id: 49 } }))
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer([message(50), message(49)])
    await until(() => expect(hook.current.thread.isLoaded).toBe(true))
    expect(hook.current.thread.items[0]?.message.is_deleted).toBe(true)
  })

  it('after a gap has all new messages and those loaded before', async () => {
    const hook = await opened()
    await runInAct(() => hook.current.loadOlder())
    total = 110
    await runInAct(() => announce({ name: 'reload' }))
    await until(() => expect(shown(hook)[1]).toBe(110))
    const ids = hook.current.thread.items.map(({ message }) => message.id)
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, at) => 110 - ids.length + 1 + at))
  })

  it('drops older messages instead of loading hundreds after a long absence', async () => {
    const hook = await opened()
    total = 5_000
    await runInAct(() => announce({ name: 'reload' }))
    await until(() => expect(shown(hook)[1]).toBe(5_000))
    expect(shown(hook)).toEqual([4_901, 5_000, 100])
    expect(hook.current.thread.hasOlder).toBe(true)
  })

  it('shows why loading failed, and recovers on reload', async () => {
    server.refuse(listMessages, 403, 'forbidden', 'You don’t have permission to do this.')
    const hook = await open()
    await until(() => expect(hook.current.failure).toMatchObject({ status: 403 }))
    server.answer(listMessages, [message(1)])
    await runInAct(() => hook.current.reload())
    await until(() => expect(hook.current.thread.isLoaded).toBe(true))
    expect(hook.current.failure).toBeUndefined()
  })

  it('can load older messages after a page that failed', async () => {
    const hook = await opened()
    server.loseConnection(listMessages)
    await runInAct(() => hook.current.loadOlder())
    expect(hook.current.older).toMatchObject({ isLoading: false, failure: { code: 'offline' } })
    expect(shown(hook)).toEqual([31, 50, 20])
    server.answer(listMessages, [message(30)])
    await runInAct(() => hook.current.loadOlder())
    expect(shown(hook)).toEqual([30, 50, 21])
  })

  it('reports no failure for a request aborted by leaving', async () => {
    const held = server.hold(listMessages)
    const hook = await open()
    await until(() => expect(held).toHaveLength(1))
    await hook.unmount()
    expect(held[0]?.request.signal?.aborted).toBe(true)
    expect(hook.current.failure).toBeUndefined()
  })
})

describe('useOpening', () => {
  const openAt = async (lastRead: number | null | undefined) => {
    const hook = await renderHook(
      (read: number | null | undefined) => useOpening(useThread(CHAT), read),
      lastRead,
    )
    return hook
  }

  it('returns the read mark at opening and keeps it as the user reads on', async () => {
    const hook = await openAt(undefined)
    expect(hook.current).toBe('unknown')
    await hook.rerender(45)
    await until(() => expect(hook.current).toBe(45))
    await hook.rerender(50)
    expect(hook.current).toBe(45)
    expect(server.requestsTo(listMessages)).toHaveLength(1)
  })

  it('loads back to a read mark above the newest page', async () => {
    const hook = await openAt(10)
    await until(() => expect(hook.current).toBe(10))
    expect(server.requestsTo(listMessages)[1]?.query).toMatchObject({ before_id: '31', after_id: '10' })
  })

  it('returns undefined when too much is unread or it cannot be loaded', async () => {
    total = 400
    const far = await openAt(null)
    await until(() => expect(far.current).toBeUndefined())
    const held = server.hold(listMessages)
    const cut = await openAt(200)
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer(Array.from({ length: 20 }, (_, at) => message(400 - at)))
    await until(() => expect(held).toHaveLength(2))
    server.loseConnection(listMessages)
    held[1]?.answer(null as never)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await until(() => expect(cut.current).toBeUndefined())
  })

  it('starts at the beginning of a chat never read, if that is loaded', async () => {
    total = 5
    const hook = await openAt(null)
    await until(() => expect(hook.current).toBe(0))
  })
})

// @vitest-environment jsdom
import { sendFirstMessage, sendMessage } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LostConnection, Refusal } from '../../../testing/fake-server'
import { message } from '../../../testing/messages'
import { ME, openPage, setVisible, until } from '../../../testing/page'
import { closeTabsAfterwards, dispatchStorageChange, openTab } from '../../../testing/tab'
import type { LiveEvent } from '../live/live'
import type { UnsentMessage } from './unsent'

const KEY = `unsentMessages:${ME}`
const server = openPage({ user: null })
closeTabsAfterwards()

const written = (key: string, content: string, more: Partial<UnsentMessage> = {}): UnsentMessage => ({
  key,
  chat_id: 1,
  participant_user_id: null,
  content,
  shared: null,
  created_at: '2026-11-21T10:00:00.000Z',
  after_id: null,
  refusal: null,
  ...more,
})

async function openChats(options?: { user: number | null }) {
  const tab = await openTab(async () => {
    const [outbox, live, logout, reach] = await Promise.all([
      import('./outbox'),
      import('../live/live'),
      import('../../../device/logout'),
      import('../../../http/reach'),
    ])
    return { ...outbox, ...live, ...logout, ...reach }
  }, options)
  const event: LiveEvent[] = []
  tab.listenToChats((each) => event.push(each))
  const unsent = () => tab.useOutbox.getState().unsent
  return { ...tab, event, unsent, left: () => unsent().map(({ content }) => content) }
}

const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '[]') as UnsentMessage[]).map(({ key }) => key)
const arrived = () => server.requestsTo(sendMessage).map(({ body }) => body.content)
let lastId: number
const takeAll = () =>
  server.answer(sendMessage, ({ body }) => ({
    ...message(++lastId, body.content, true),
    chat_id: body.chat_id,
  }))

beforeEach(() => {
  lastId = 100
  takeAll()
})

describe('the outbox', () => {
  it('keeps a message until it has arrived, and announces it at once', async () => {
    const held = server.hold(sendMessage)
    const { sendSoon, event, left } = await openChats()
    sendSoon(written('a', 'Hello'))
    await until(() => expect(held).toHaveLength(1))
    expect(kept()).toEqual(['a'])
    expect(held[0]?.request).toMatchObject({ idempotencyKey: 'a', body: { chat_id: 1, content: 'Hello' } })
    held[0]?.answer({ ...message(11, 'Hello', true), chat_id: 1 })
    await until(() => expect(left()).toEqual([]))
    expect(kept()).toEqual([])
    expect(event).toMatchObject([{ name: 'message', data: { chat_id: 1, message: { id: 11 } } }])
  })

  it('is sent before a logout, which waits for what is on its way, and counts what could not be sent', async () => {
    const { sendSoon, keepSending, sendBeforeLogout, setReachable } = await openChats({ user: ME })
    keepSending()
    server.loseConnection(sendMessage)
    for (const key of ['a', 'b']) sendSoon(written(key, key))
    await until(() => expect(arrived()).toContain('a'))
    setReachable(false)
    expect(await sendBeforeLogout()).toEqual({ unsent: 2, isAway: true })
    setReachable(true)
    server.forgetRequests()
    takeAll()
    expect(await sendBeforeLogout()).toEqual({ unsent: 0, isAway: false })
    expect(arrived()).toEqual(['a', 'b'])
  })

  it('sends messages one after another, in the order they were written', async () => {
    const held = server.hold(sendMessage)
    const { sendSoon, left } = await openChats()
    for (const key of ['a', 'b', 'c']) sendSoon(written(key, key))
    for (const [n, key] of ['a', 'b', 'c'].entries()) {
      await until(() => expect(held).toHaveLength(n + 1))
      held[n]?.answer({ ...message(11 + n, key, true), chat_id: 1 })
    }
    await until(() => expect(left()).toEqual([]))
    expect(arrived()).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['the connection is lost', () => new LostConnection()],
    ['the server is in trouble', () => new Refusal(503, 'unavailable')],
    ['a copy of it is still being worked on', () => new Refusal(409, 'key_in_use')],
  ])('sends a message again with the same key when %s', async (_, failure) => {
    vi.useFakeTimers()
    const failures = [failure(), failure()]
    server.answer(sendMessage, ({ body }) => {
      const one = failures.shift()
      if (one) throw one
      return { ...message(++lastId, body.content, true), chat_id: 1 }
    })
    const { sendSoon, left } = await openChats()
    sendSoon(written('a', 'Hello'))
    await vi.advanceTimersByTimeAsync(900)
    expect(left()).toEqual(['Hello'])
    await vi.advanceTimersByTimeAsync(3_000)
    const keys = server.requestsTo(sendMessage).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(['a', 'a', 'a'])
    expect(left()).toEqual([])
  })

  it('waits as long as the server says after too many requests', async () => {
    vi.useFakeTimers()
    server.refuse(sendMessage, 429, 'too_many_requests', 'Too many', { 'retry-after': '40' })
    const { sendSoon } = await openChats()
    sendSoon(written('a', 'Hello'))
    await vi.advanceTimersByTimeAsync(39_000)
    expect(server.requestsTo(sendMessage)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(server.requestsTo(sendMessage)).toHaveLength(2)
  })

  it('waits longer after each attempt, but at most 15 seconds', async () => {
    vi.useFakeTimers()
    server.loseConnection(sendMessage)
    const { sendSoon } = await openChats()
    sendSoon(written('a', 'Hello'))
    await vi.advanceTimersByTimeAsync(30_500)
    expect(server.requestsTo(sendMessage)).toHaveLength(6)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requestsTo(sendMessage)).toHaveLength(10)
  })

  it('soon retries what was on its way when the network came back', async () => {
    vi.useFakeTimers()
    server.loseConnection(sendMessage)
    const { sendSoon, keepSending } = await openChats()
    keepSending()
    sendSoon(written('a', 'Hello'))
    await vi.advanceTimersByTimeAsync(16_000)
    const held = server.hold(sendMessage)
    await vi.advanceTimersByTimeAsync(15_000)
    window.dispatchEvent(new Event('online'))
    held[0]?.fail(new LostConnection())
    await vi.advanceTimersByTimeAsync(1_500)
    expect(held).toHaveLength(2)
  })

  it('retries at once when the network is back or the tab becomes visible', async () => {
    vi.useFakeTimers()
    server.loseConnection(sendMessage)
    const { sendSoon, keepSending, left } = await openChats()
    keepSending()
    sendSoon(written('a', 'Hello'))
    await vi.advanceTimersByTimeAsync(10)
    setVisible(false)
    await vi.advanceTimersByTimeAsync(10)
    expect(server.requestsTo(sendMessage)).toHaveLength(1)
    setVisible(true)
    await vi.advanceTimersByTimeAsync(10)
    expect(server.requestsTo(sendMessage)).toHaveLength(2)
    takeAll()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(10)
    expect(left()).toEqual([])
  })

  it('shows why a message was rejected, without holding up the others', async () => {
    server.answer(sendMessage, ({ body }) => {
      if (body.content === 'a') throw new Refusal(403, 'muted', 'A teacher has paused your messages.')
      return { ...message(++lastId, body.content, true), chat_id: 1 }
    })
    const { sendSoon, unsent, sendAgain, discard } = await openChats()
    for (const key of ['a', 'b']) sendSoon(written(key, key))
    await until(() =>
      expect(unsent()).toMatchObject([{ key: 'a', refusal: 'A teacher has paused your messages.' }]),
    )
    sendAgain('a')
    expect(unsent()).toMatchObject([{ key: 'a', refusal: null }])
    await until(() => expect(unsent()).toMatchObject([{ refusal: expect.any(String) }]))
    expect(arrived()).toEqual(['a', 'b', 'a'])
    discard('a')
    expect(kept()).toEqual([])
  })
})

describe('the first messages to a person', () => {
  const first = (key: string) => written(key, key, { chat_id: null, participant_user_id: 2 })

  it('go to the chat that the first of them creates', async () => {
    server.answer(sendFirstMessage, { chat_id: 30 })
    const { sendSoon, useOutbox, event, left } = await openChats()
    const written = [first('a'), first('b')]
    for (const each of written) sendSoon(each)
    await until(() => expect(left()).toEqual([]))
    expect(server.requestsTo(sendFirstMessage).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'a',
      'b',
    ])
    expect(useOutbox.getState().begun).toEqual({ 2: 30 })
    expect(event).toContainEqual({ name: 'reload' })
  })
})

describe('a message left over by a reload or a logout', () => {
  it('is sent by the next page of the same user', async () => {
    server.loseConnection(sendMessage)
    const before = await openChats()
    before.sendSoon(written('a', 'Hello'))
    await until(() => expect(server.requestsTo(sendMessage)).toHaveLength(1))
    before.leave()
    takeAll()
    const after = await openChats()
    after.keepSending()
    await until(() => expect(arrived()).toEqual(['Hello', 'Hello']))
    await until(() => expect(kept()).toEqual([]))
  })

  it('is neither shown to nor sent by another user', async () => {
    localStorage.setItem(KEY, JSON.stringify([written('a', 'Mine')]))
    const { keepSending, unsent, signInAs } = await openChats({ user: 99 })
    keepSending()
    await Promise.resolve()
    expect(unsent()).toEqual([])
    expect(server.requestsTo(sendMessage)).toEqual([])
    signInAs(ME)
    await until(() => expect(arrived()).toEqual(['Mine']))
    expect(server.requestsTo(sendMessage)[0]?.token).toBe(`token-of-${ME}`)
  })

  it('stays for the next login when the session has ended', async () => {
    const held = server.hold(sendMessage)
    const { sendSoon, leave, unsent } = await openChats()
    sendSoon(written('a', 'Hello'))
    await until(() => expect(held).toHaveLength(1))
    leave()
    held[0]?.fail(new Refusal(403, 'forbidden'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(kept()).toEqual(['a'])
    expect(unsent()).toMatchObject([{ refusal: null }])
  })

  it('is dropped if it can’t be read', async () => {
    for (const broken of ['{', '"x"', '[{"key":1}]']) {
      localStorage.setItem(KEY, broken)
      const { keepSending, unsent } = await openChats()
      keepSending()
      expect(unsent()).toEqual([])
    }
  })
})

describe('two tabs', () => {
  it('show the same messages, and drop those the other tab has sent', async () => {
    const held = server.hold(sendMessage)
    const one = await openChats()
    const two = await openChats()
    two.keepSending()
    one.sendSoon(written('a', 'Hello'))
    dispatchStorageChange(KEY)
    expect(two.left()).toEqual(['Hello'])
    dispatchStorageChange('something-else')
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer({ ...message(11, 'Hello', true), chat_id: 1 })
    await until(() => expect(one.left()).toEqual([]))
    dispatchStorageChange(KEY)
    expect(two.left()).toEqual([])
    expect(server.requestsTo(sendMessage)).toHaveLength(1)
  })

  it('write at the same time without losing either message', async () => {
    server.hold(sendMessage)
    const one = await openChats()
    const two = await openChats()
    one.sendSoon(written('a', 'From the first'))
    two.sendSoon(written('b', 'From the second'))
    expect(kept()).toEqual(['a', 'b'])
  })
})

describe('a browser without storage', () => {
  it('still sends messages', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    const { sendSoon, left } = await openChats()
    for (const key of ['a', 'b']) sendSoon(written(key, key))
    await until(() => expect(left()).toEqual([]))
    expect(arrived()).toEqual(['a', 'b'])
  })
})

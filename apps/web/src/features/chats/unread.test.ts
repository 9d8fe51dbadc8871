// @vitest-environment jsdom
import { getUnread } from '@wordhoard/contracts/chats'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { message } from '../../testing/messages'
import { ME, openPage, setVisible } from '../../testing/page'
import { closeTabsAfterwards, openTab } from '../../testing/tab'

const server = openPage({ user: null })
closeTabsAfterwards()

const asked = () => server.requestsTo(getUnread).length
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function follow(options?: { user: number | null }) {
  const tab = await openTab(async () => {
    const [unread, store, live, session] = await Promise.all([
      import('./unread'),
      import('./unread.store'),
      import('./live/live'),
      import('../../session/session.store'),
    ])
    return { ...unread, ...store, ...live, ...session }
  }, options)
  vi.useFakeTimers()
  tab.followUnread()
  await pass(10)
  const hear = (id: number, isMe = false) =>
    tab.announce({ name: 'message', data: { ...message(id, '', isMe), chat_id: 1 } })
  return { ...tab, hear, count: () => tab.useUnread.getState().count }
}

beforeEach(() => server.answer(getUnread, { count: 3 }))

describe('the number of unread chats', () => {
  it('is fetched at once, and again after an event caused by others', async () => {
    const { count, hear } = await follow()
    expect(count()).toBe(3)
    await pass(2_000)
    server.answer(getUnread, { count: 4 })
    hear(1)
    await pass(10)
    expect(count()).toBe(4)
  })

  it('is fetched at most twice, however much happens at once', async () => {
    const { hear } = await follow()
    await pass(2_000)
    server.forgetRequests()
    for (let id = 1; id <= 40; id += 1) hear(id)
    await pass(10)
    expect(asked()).toBe(1)
    await pass(10_000)
    expect(asked()).toBe(2)
  })

  it('is not fetched again for the user’s own messages or the other person’s read marks', async () => {
    const { announce, hear } = await follow()
    await pass(2_000)
    hear(1, true)
    announce({ name: 'read', data: { chat_id: 1, user_id: 2, last_read_message_id: 1 } })
    await pass(3_000)
    expect(asked()).toBe(1)
    announce({ name: 'read', data: { chat_id: 1, user_id: ME, last_read_message_id: 1 } })
    await pass(10)
    expect(asked()).toBe(2)
  })

  it('is not fetched for visitors, in the background or while the session is ending', async () => {
    const { hear, signInAs, useSession } = await follow({ user: null })
    hear(1)
    expect(asked()).toBe(0)
    setVisible(false)
    signInAs(ME)
    hear(1)
    await pass(10)
    expect(asked()).toBe(0)
    useSession.setState({ isEnding: true })
    setVisible(true)
    await pass(10)
    expect(asked()).toBe(0)
    useSession.setState({ isEnding: false })
    hear(2)
    await pass(10)
    expect(asked()).toBe(1)
  })

  it('is never shown to the next user', async () => {
    const held = server.hold(getUnread)
    const { count, signInAs } = await follow()
    signInAs(8)
    expect(count()).toBe(0)
    held[0]?.answer({ count: 9 })
    await pass(10)
    expect(count()).toBe(0)
    await pass(2_000)
    held[1]?.answer({ count: 1 })
    await pass(10)
    expect(count()).toBe(1)
  })

  it('stays the same when a request fails', async () => {
    const { count, hear } = await follow()
    await pass(2_000)
    server.loseConnection(getUnread)
    hear(1)
    await pass(2_000)
    expect(count()).toBe(3)
  })
})

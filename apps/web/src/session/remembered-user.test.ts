// @vitest-environment jsdom

import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { refresh } from '@wordhoard/contracts/sessions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../testing/page'
import { closeTabsAfterwards, openTab } from '../testing/tab'

const server = openPage({ user: null })
closeTabsAfterwards()

const remembered = { user_id: 7, username: 'ada', first_name: 'Ada' }
const stored = () => localStorage.getItem('session-user')

/** Starts the client in a browser that has a session, by its cookie, and perhaps a remembered user. */
async function openClient(user: object | null = remembered) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'has_session=1; path=/; max-age=1000'
  if (user) localStorage.setItem('session-user', JSON.stringify(user))
  const { start, state } = await openTab(
    async () => {
      const [{ startSession }, { useSession }] = await Promise.all([
        import('./session-start'),
        import('./session.store'),
      ])
      return { start: startSession, state: useSession.getState }
    },
    { user: null },
  )
  return { start, state }
}

describe('a client that starts without a network', () => {
  beforeEach(() => {
    localStorage.clear()
    server.loseConnection(refresh)
    server.loseConnection(getMyUserInfo)
  })

  it('opens for the user who was logged in last', async () => {
    const tab = await openClient()
    tab.start()
    await until(() => expect(tab.state()).toMatchObject({ status: 'user', user: remembered }))
  })

  it('logs that user out once the server is back and refuses the session', async () => {
    const tab = await openClient()
    tab.start()
    await until(() => expect(tab.state().status).toBe('user'))
    server.refuse(refresh, 401, 'not_signed_in')
    window.dispatchEvent(new Event('online'))
    await until(() => expect(tab.state()).toMatchObject({ status: 'visitor', ended: 'lost' }))
    expect(stored()).toBeNull()
  })

  it('waits for the server if it remembers nobody', async () => {
    const tab = await openClient(null)
    tab.start()
    await until(() => expect(tab.state().failure).toBeDefined())
    expect(tab.state().status).toBe('unknown')
  })

  it('opens after three seconds if the server doesn’t answer', async () => {
    const held = server.hold(refresh)
    const tab = await openClient()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    tab.start()
    // Unlike `until`, leaves the clock where it is.
    while (held.length === 0) await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(tab.state().status).toBe('unknown')
    await vi.advanceTimersByTimeAsync(200)
    expect(tab.state()).toMatchObject({ status: 'user', user: remembered })
    vi.useRealTimers()
  })
})

describe('the remembered user', () => {
  beforeEach(() => {
    localStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'has_session=1; path=/; max-age=0'
  })

  it('is kept while logged in and removed on logout', async () => {
    const tab = await openTab(async () => {
      const [{ updateSessionUser }] = await Promise.all([import('./session.store'), import('./session')])
      return { updateSessionUser }
    })
    tab.updateSessionUser({ username: 'ada' })
    expect(JSON.parse(stored()!)).toMatchObject({ username: 'ada' })
    tab.leave()
    expect(stored()).toBeNull()
  })

  it('is removed at the start of a browser whose session has ended meanwhile', async () => {
    localStorage.setItem('session-user', JSON.stringify(remembered))
    const { startSession } = await openTab(() => import('./session-start'), { user: null })
    startSession()
    expect(stored()).toBeNull()
  })
})

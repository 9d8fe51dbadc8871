// @vitest-environment jsdom
import { refresh } from '@wordhoard/contracts/sessions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, setVisible, until } from '../testing/page'
import { closeTabsAfterwards, openTab } from '../testing/tab'
import { freshToken, renewToken, sessionGeneration } from './session-token'
import { retryNow, waitToRetry } from './session-wait'

const server = openPage({ user: null })
closeTabsAfterwards()

describe('waitToRetry', () => {
  const isOver = async (wait: Promise<void>) => {
    let over = false
    void wait.then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(0)
    return over
  }
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    [0, 1_000],
    [3, 8_000],
    [5, 30_000],
    [500, 30_000],
  ])('waits before attempt %i for %i ms', async (attempt, ms) => {
    const wait = waitToRetry(attempt)
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(await isOver(wait)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(wait)).toBe(true)
  })

  it.each([
    ['the user retries', retryNow],
    ['the network comes back', () => void window.dispatchEvent(new Event('online'))],
    ['the user comes back', () => setVisible(true)],
  ])('ends when %s, and leaves no timers behind', async (_, end) => {
    const waits = [waitToRetry(9), waitToRetry(9)]
    end()
    expect(await Promise.all(waits.map(isOver))).toEqual([true, true])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not end when the user leaves the tab', async () => {
    const wait = waitToRetry(9)
    setVisible(false)
    expect(await isOver(wait)).toBe(false)
    retryNow()
  })
})

describe('the access token', () => {
  it('is no longer sent half a minute before it expires, by this device’s clock', () => {
    vi.useFakeTimers()
    renewToken({ access_token: 'one', user_id: 7 })
    vi.advanceTimersByTime((15 * 60 - 31) * 1_000)
    expect(freshToken()).toBe('one')
    vi.advanceTimersByTime(1_000)
    expect(freshToken()).toBeUndefined()
  })

  it('keeps the session generation when it is renewed', () => {
    const before = sessionGeneration()
    renewToken({ access_token: 'two', user_id: 7 })
    expect([sessionGeneration(), freshToken()]).toEqual([before, 'two'])
  })
})

describe('startSession', () => {
  const hint = (isThere: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `has_session=1; path=/; max-age=${isThere ? 1_000 : 0}`
  }
  const start = async () => {
    const tab = await openTab(
      async () => {
        const [{ startSession }, { useSession }] = await Promise.all([
          import('./session-start'),
          import('./session.store'),
        ])
        return { startSession, useSession }
      },
      { user: null },
    )
    tab.startSession()
    return { ...tab, status: () => tab.useSession.getState().status }
  }
  beforeEach(() => hint(false))

  it('sends nothing for a visitor until another tab has logged in', async () => {
    const { status } = await start()
    expect(status()).toBe('visitor')
    expect(server.requestsTo(refresh)).toEqual([])
    server.refuse(refresh, 401, 'not_signed_in')
    hint(true)
    setVisible(false)
    setVisible(true)
    await until(() => expect(server.requestsTo(refresh)).toHaveLength(1))
    await until(() => expect(status()).toBe('visitor'))
  })

  it('ends the session in a tab shown again after another has logged out', async () => {
    const { signInAs, status } = await start()
    signInAs(7)
    hint(false)
    window.dispatchEvent(new Event('pageshow'))
    await until(() => expect(status()).toBe('visitor'))
  })

  it('leaves the session alone while the page is hidden', async () => {
    const { signInAs, status } = await start()
    signInAs(7)
    hint(false)
    setVisible(false)
    window.dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(status()).toBe('user')
  })
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { installApp, isInstallOffered } from './install-app'
import { type InstallPromptEvent, useInstallPrompt, watchInstallPrompt } from './install-prompt.store'
import { countVisit, earlierVisits } from './visits'

const MINUTE = 60_000

/** Makes the browser's offer; returns it. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted'): InstallPromptEvent {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  })
  window.dispatchEvent(event)
  return event
}

/** Opens the app this many times, an hour apart. */
function visit(times: number): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let count = 0; count < times; count += 1) {
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    countVisit()
  }
  vi.useRealTimers()
}

beforeEach(() => {
  localStorage.clear()
  useInstallPrompt.setState({ offer: null, isInstalled: false })
})
watchInstallPrompt()

describe('sessions', () => {
  it('are counted once for all pages that are opened within half an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const minutes of [0, 10, 29, 31, 5]) {
      vi.setSystemTime(Date.now() + minutes * MINUTE)
      countVisit()
    }
    vi.useRealTimers()
    expect(earlierVisits()).toBe(1)
  })
})

describe('the offer to install', () => {
  it('is held back, and made after the second session', () => {
    visit(2)
    expect(offer().defaultPrevented).toBe(true)
    expect(isInstallOffered()).toBe(false)
    visit(1)
    expect(isInstallOffered()).toBe(true)
  })

  it('is not made where the browser can’t install', () => {
    visit(5)
    expect(isInstallOffered()).toBe(false)
  })

  it('is not made again once the browser’s own dialog was declined', async () => {
    visit(3)
    const event = offer('dismissed')
    await installApp()
    expect(event.prompt).toHaveBeenCalledTimes(1)
    offer()
    expect(isInstallOffered()).toBe(false)
  })

  it('remembers that the app was installed', async () => {
    offer('accepted')
    await installApp()
    expect(useInstallPrompt.getState()).toEqual({ offer: null, isInstalled: true })
  })
})

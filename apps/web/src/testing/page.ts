import { afterEach, beforeEach, expect, vi } from 'vitest'
import { useSession } from '../session/session.store'
import { beginSession, leaveSession } from '../session/session-state'
import { queryClient } from '../shell/query-client'
import { type ToastItem, useToasts } from '../ui/overlays/toast.store'
import { connect, FakeServer, fakeFetch } from './fake-server'
import { unmountAll } from './render-hook'

/** Id of the logged-in user unless a test says otherwise. */
export const ME = 7

/** Logs a user in. */
export function signInAs(userId: number): void {
  beginSession({ access_token: `token-of-${userId}`, user_id: userId })
}

/**
 * Opens a fresh page for each test of a file: empty storage and caches, and a server that answers as the test says. A
 * request that the test doesn't expect fails it.
 *
 * @param user id of the logged-in user; null for a visitor
 */
export function openPage({ user = ME }: { user?: number | null } = {}): FakeServer {
  const server = new FakeServer()
  beforeEach(() => {
    server.reset()
    connect(server)
    vi.stubGlobal('fetch', fakeFetch)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    localStorage.clear()
    sessionStorage.clear()
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'has_session=; path=/; max-age=0'
    if (user !== null) signInAs(user)
  })
  afterEach(async () => {
    await unmountAll()
    queryClient.clear()
    leaveSession(undefined)
    useSession.setState({ ended: undefined })
    useToasts.setState({ items: [] })
    connect(undefined)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    expect(server.unforeseen).toEqual([])
  })
  return server
}

/** Returns the toasts on screen, latest last. */
export const toasts = (): ToastItem[] => useToasts.getState().items
export const toastTexts = (): string[] => toasts().map(({ text }) => text)

/** Presses the button of the latest toast, such as Undo. */
export function pressToastAction(): void {
  toasts().at(-1)?.action?.onSelect()
}

/** Waits up to five seconds until a check passes. */
export function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 5_000, interval: 2 })
}

/** Hides the page or brings it back. */
export function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

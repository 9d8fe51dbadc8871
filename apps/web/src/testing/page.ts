import { afterEach, beforeEach, expect, vi } from 'vitest'
import { useSession } from '../session/session.store'
import { beginSession, leaveSession } from '../session/session-state'
import { queryClient } from '../shell/query-client'
import { type ToastItem, useToasts } from '../ui/overlays/toast.store'
import { connect, FakeServer, fakeFetch } from './fake-server'
import { unmountAll } from './render-hook'

/** Who is signed in unless a test says otherwise. */
export const ME = 7

/** Signs somebody in, as after a login. */
export function signInAs(userId: number): void {
  beginSession({ access_token: `token-of-${userId}`, user_id: userId })
}

/**
 * A page that has just been opened, for each test of a file: nothing kept, nothing cached, a server that answers what the
 * test says. A request that the test has not foreseen fails it.
 *
 * @param user who is signed in; null: a visitor
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
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other
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

/** What the page has said in passing, the latest last. */
export const toasts = (): ToastItem[] => useToasts.getState().items
export const toastTexts = (): string[] => toasts().map(({ text }) => text)

/** Presses what the latest message offers, as Undo. */
export function pressToastAction(): void {
  toasts().at(-1)?.action?.onSelect()
}

/** Waits, but not for long, until something holds that comes about by itself. */
export function until(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 5_000, interval: 2 })
}

/** Puts the page into the background or brings it back. */
export function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

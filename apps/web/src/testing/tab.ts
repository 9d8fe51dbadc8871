import { afterEach, beforeEach, vi } from 'vitest'
import { ME } from './page'

interface Tab {
  readonly signInAs: (userId: number) => void
  readonly leave: () => void
}

let open: Tab[] = []

/** Number of tests so far, which keeps the channels of one apart from those of another. */
let testCount = 0

/** Records the listeners and channels of tabs; returns a function that removes them all. */
function followTabs(): () => void {
  const listening: Parameters<EventTarget['removeEventListener']>[] = []
  const targets: EventTarget[] = []
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (...args: Parameters<EventTarget['addEventListener']>) => {
        listening.push(args)
        targets.push(target)
        add(...args)
      },
    )
  }
  const channels: BroadcastChannel[] = []
  const test = ++testCount
  // What earlier test files have loaded still listens, and counts what its own storage holds.
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of test ${test}`)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  return () => {
    for (const [at, args] of listening.entries()) targets[at]!.removeEventListener(...args)
    for (const channel of channels) channel.close()
  }
}

/** Closes the tabs of a test file after each test; call once, after `openPage`. */
export function closeTabsAfterwards(): void {
  let close = () => {}
  beforeEach(() => {
    close = followTabs()
  })
  afterEach(() => {
    for (const tab of open) tab.leave()
    open = []
    close()
    vi.resetModules()
  })
}

/**
 * Opens a new browser tab: freshly loaded modules that share only storage, channels and the network with other tabs.
 *
 * @param load imports the code that the tab runs
 * @param user id of the logged-in user; null for a visitor
 */
export async function openTab<Code>(
  load: () => Promise<Code>,
  { user = ME }: { user?: number | null } = {},
): Promise<Code & Tab> {
  vi.resetModules()
  const { beginSession, leaveSession } = await import('../session/session-state')
  const { queryClient } = await import('../shell/query-client')
  const signInAs = (userId: number) => beginSession({ access_token: `token-of-${userId}`, user_id: userId })
  if (user !== null) signInAs(user)
  const tab: Tab = {
    signInAs,
    leave: () => {
      leaveSession(undefined)
      queryClient.clear()
    },
  }
  open.push(tab)
  return { ...(await load()), ...tab }
}

/** Dispatches the event that other tabs receive when one of them has written to the storage. */
export function dispatchStorageChange(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

import { create } from 'zustand'
import { useSession } from '../../../session/session.store'
import { backoffDelay } from './backoff-delay'
import { inOneTab } from './one-tab'
import { openStream } from './open-stream'
import type { ChatChange } from './sequenced-event'
import { SharedStream } from './shared-stream'
import { stayConnected } from './stream-connection'
import { tabChannel } from './tab-channel'

/**
 * An event for listeners: a change in a chat; `reload`: everything shown must be reloaded; `reconnected`: the stream
 * was interrupted and has caught up on everything except changes of access.
 */
export type LiveEvent = ChatChange | { readonly name: 'reload' } | { readonly name: 'reconnected' }

interface Live {
  /** `live`: changes arrive at once; `waiting`: the stream broke off and is being reopened. */
  state: 'starting' | 'live' | 'waiting'
}

export const useLive = create<Live>()(() => ({ state: 'starting' }))

/** Time in which the tab with the stream must answer a visible tab, in ms. */
const ANSWER_TIMEOUT_MS = 3_000
/** Interval between checks that the tab with the stream is awake, in ms. */
const CHECK_INTERVAL_MS = 20_000

const listeners = new Set<(event: LiveEvent) => void>()

/** Calls a function for every event of the user's chats. @returns a function that stops it. */
export function listenToChats(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes on what this tab knows before the stream delivers it, such as a message that was just sent. */
export function announce(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event)
}

let started: { userId: number; stop: AbortController } | undefined

/** Starts listening to the chats of whichever user is logged in. Further calls change nothing. */
export function startLive(): void {
  if (isFollowing) return
  isFollowing = true
  useSession.subscribe(follow)
  follow()
}
let isFollowing = false

function follow(): void {
  const { status, user, isEnding } = useSession.getState()
  const userId = status === 'user' && !isEnding ? user?.user_id : undefined
  if (started?.userId === userId) return
  started?.stop.abort()
  started = undefined
  useLive.setState({ state: 'starting' })
  if (userId !== undefined) started = { userId, stop: listen(userId) }
}

/**
 * Calls `cut` when the browser goes offline, because an open connection doesn't notice that the network is gone.
 *
 * @returns a function that stops this
 */
function whenOffline(cut: () => void): () => void {
  window.addEventListener('offline', cut)
  return () => window.removeEventListener('offline', cut)
}

function listen(userId: number): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  // Not the name that tabs of an older version use: they pass on numbers instead of positions.
  const name = `chat-positions-${userId}`
  const channel = tabChannel(name)
  const shared = new SharedStream({
    channel,
    inOneTab: inOneTab(name, signal, backoffDelay),
    connect: (after, onEvent, onLive, held) =>
      stayConnected({
        open: (one) => openStream(after(), one),
        onEvent,
        onLive,
        wait: backoffDelay,
        onPossiblyDead: whenOffline,
        signal: held,
      }),
    onEvent: (event) => {
      if (!event) announce({ name: 'reload' })
      else if (event.name === 'ready') announce({ name: 'reconnected' })
      else if (event.name !== 'reset') announce(event)
    },
    onLive: (isLive) => useLive.setState({ state: isLive ? 'live' : 'waiting' }),
  })
  const check = () => {
    if (document.visibilityState !== 'visible') return
    shared.ask()
    setTimeout(() => {
      if (!signal.aborted && document.visibilityState === 'visible') shared.takeOver()
    }, ANSWER_TIMEOUT_MS)
  }
  const timer = setInterval(check, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', check, { signal })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    channel.close()
  })
  return stop
}

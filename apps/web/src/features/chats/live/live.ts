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
 * What is heard: something that happened; that what is shown must be loaded anew (`anew`); or that the stream was away
 * (`back`), and has told all that it missed but for changes of access.
 */
export type LiveEvent = ChatChange | { readonly name: 'anew' } | { readonly name: 'back' }

interface Live {
  /** Whether what happens is heard of at once. `waiting`: the stream broke off and is being opened again. */
  state: 'starting' | 'live' | 'waiting'
}

export const useLive = create<Live>()(() => ({ state: 'starting' }))

/** ms that the tab with the stream has to answer a tab that is looked at. */
const ANSWER_TIME = 3_000
/** ms between such questions. */
const ASKED_EVERY = 20_000

const listeners = new Set<(event: LiveEvent) => void>()

/** Has a function called with all that happens in the own chats. @returns a function that stops it. */
export function listenToChats(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes on what this tab knows before the stream says it, such as a message that was just sent. */
export function announce(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event)
}

let started: { userId: number; stop: AbortController } | undefined

/** Listens to the chats of whoever is signed in, from now on. A second call changes nothing. */
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

/** An open connection does not notice that the network is gone: it only hears nothing any more. */
function whenOffline(cut: () => void): () => void {
  window.addEventListener('offline', cut)
  return () => window.removeEventListener('offline', cut)
}

function listen(userId: number): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  const line = tabChannel(`chats-${userId}`)
  const shared = new SharedStream({
    line,
    inOneTab: inOneTab(`chats-${userId}`, signal, backoffDelay),
    connect: (after, onEvent, onLive, held) =>
      stayConnected({
        open: (one) => openStream(after(), one),
        onEvent,
        onLive,
        wait: backoffDelay,
        onDoubt: whenOffline,
        signal: held,
      }),
    onEvent: (event) => {
      if (!event) announce({ name: 'anew' })
      else if (event.name === 'ready') announce({ name: 'back' })
      else if (event.name !== 'reset') announce(event)
    },
    onLive: (isLive) => useLive.setState({ state: isLive ? 'live' : 'waiting' }),
  })
  const check = () => {
    if (document.visibilityState !== 'visible') return
    shared.ask()
    setTimeout(() => {
      if (!signal.aborted && document.visibilityState === 'visible') shared.takeOver()
    }, ANSWER_TIME)
  }
  const timer = setInterval(check, ASKED_EVERY)
  document.addEventListener('visibilitychange', check, { signal })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    line.close()
  })
  return stop
}

import { EventParser } from './event-parser'
import { type ChatEvent, chatEvent } from './sequenced-event'

/**
 * Time without data after which the connection counts as dead, in ms. The server sends at least a heartbeat every 15 s.
 */
const HEARTBEAT_TIMEOUT_MS = 45_000
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/**
 * Duration after which a connection counts as good, in ms: the next reconnection starts with the shortest wait again.
 */
const GOOD_CONNECTION_MS = 10_000

/** Waits for a number of ms before the next attempt; may end early when it is likely to succeed. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export interface Connection {
  /**
   * Opens the stream after the last known event; rejects when the request is rejected or the server can't be reached.
   */
  readonly open: (signal: AbortSignal) => Promise<Response>
  readonly onEvent: (event: ChatEvent, id: string | undefined) => void
  /** Called with whether changes arrive at once. */
  readonly onLive: (isLive: boolean) => void
  readonly wait: Wait
  /** Registers a function to be called when the connection may be dead; returns a function that unregisters it. */
  readonly onPossiblyDead: (cut: () => void) => () => void
  /** Ends the connection and all attempts. */
  readonly signal: AbortSignal
}

/**
 * Returns the delay before an attempt, in ms. It doubles each time, with jitter so that not all clients reconnect at
 * once when a server comes back.
 *
 * @param chance random number from 0 to 1
 */
export function reconnectDelay(attempt: number, chance: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS) * (0.5 + chance / 2)
}

/** Keeps the stream open until the signal aborts, reopening it whenever it breaks off. */
export async function stayConnected(connection: Connection): Promise<void> {
  const { signal, onLive, wait } = connection
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const began = Date.now()
    try {
      await readOnce(connection)
    } catch (error) {
      if (!signal.aborted) console.info('The stream of messages broke off', error)
    }
    if (signal.aborted) break
    onLive(false)
    if (Date.now() - began > GOOD_CONNECTION_MS) attempt = 0
    await wait(reconnectDelay(attempt, Math.random()), signal)
  }
}

/** Reads one stream to its end. */
async function readOnce({ open, onEvent, onLive, onPossiblyDead, signal }: Connection): Promise<void> {
  const abort = new AbortController()
  const stop = () => abort.abort(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  const unregister = onPossiblyDead(() =>
    abort.abort(new Error('The network is gone: the browser has gone offline')),
  )
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined
  const restartTimeout = () => {
    clearTimeout(heartbeatTimer)
    heartbeatTimer = setTimeout(
      () =>
        abort.abort(
          new Error(`The server has sent neither data nor heartbeats for ${HEARTBEAT_TIMEOUT_MS / 1000} s`),
        ),
      HEARTBEAT_TIMEOUT_MS,
    )
  }
  restartTimeout()
  try {
    const { body } = await open(abort.signal)
    if (!body) throw new Error('The stream has no body')
    const reader = body
      .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array<ArrayBuffer>, string>)
      .getReader()
    const parser = new EventParser()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      restartTimeout()
      for (const received of parser.push(value)) {
        const event = chatEvent(received)
        if (event?.name === 'bye') return
        if (event) onEvent(event, received.id)
        if (event?.name === 'ready') onLive(true)
      }
    }
  } finally {
    clearTimeout(heartbeatTimer)
    unregister()
    signal.removeEventListener('abort', stop)
    abort.abort()
  }
}

import type pg from 'pg'
import type { Logger } from 'pino'
import type { Actor } from '../../../lib/actor'
import { EventStream } from '../../../lib/event-stream'
import { PgListener } from '../../../lib/pg-listener'
import { CHAT_CHANNEL, type ChatEvent } from '../../chat-events/chat-event'
import { type DeliveredEvent, eventsFor, findMissedEvents } from './stream-rows'

/** Name of the connection in pg_stat_activity. */
export const STREAM_CONNECTION = 'message stream'

const HEARTBEAT_MS = 15_000
/** Maximum life of a stream, in ms: that of the access token it was opened with. */
const MAX_STREAM_MS = 15 * 60_000
/**
 * Maximum number of streams per user and process. Tabs share a stream, so these are devices. The oldest is closed
 * first.
 */
const MAX_STREAMS_PER_USER = 8

interface Listener {
  readonly actor: Actor
  readonly stream: EventStream
  /** Id of the last event sent. */
  cursor: number
  /** Events held back while the missed ones are being loaded; undefined when none are missing. */
  waiting: DeliveredEvent[] | undefined
  /** Whether missed events are being loaded, and whether they must be loaded again afterwards. */
  catchingUp: 'no' | 'yes' | 'again'
  readonly until: number
}

/**
 * Streams to each client the events of its user's chats, whichever process they happened on. One database connection
 * listens for the whole process. Access is checked again for every event, so that a removed member receives nothing
 * more.
 */
export class ChatStream {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #line: PgListener
  readonly #byUser = new Map<number, Set<Listener>>()
  readonly #pending: ChatEvent[] = []
  readonly #timer: NodeJS.Timeout
  #isDelivering = false
  #isListening = false
  #isClosed = false

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
    this.#line = new PgListener(pool, logger, {
      channel: CHAT_CHANNEL,
      name: STREAM_CONNECTION,
      onLost: () => {
        this.#isListening = false
        for (const listener of this.#listeners()) listener.waiting ??= []
      },
      onListening: () => {
        this.#isListening = true
        for (const listener of this.#listeners()) void this.#catchUp(listener)
      },
      onNotification: (payload) => {
        if (this.#byUser.size === 0) return
        this.#pending.push(JSON.parse(payload) as ChatEvent)
        void this.#dispatch()
      },
    })
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  /** Starts listening for events in the database. */
  open(): Promise<void> {
    return this.#line.open()
  }

  /**
   * Opens a stream for a user.
   *
   * @param after id of the last event that the client knows; undefined if the client loads everything once the stream
   * is ready
   */
  listen(actor: Actor, after: number | undefined): EventStream {
    const stream = new EventStream()
    if (this.#isClosed) {
      stream.end()
      return stream
    }
    const listener: Listener = {
      actor,
      stream,
      cursor: after ?? 0,
      waiting: [],
      catchingUp: 'no',
      until: Date.now() + MAX_STREAM_MS,
    }
    const own = this.#byUser.get(actor.userId) ?? new Set()
    this.#byUser.set(actor.userId, own.add(listener))
    if (own.size > MAX_STREAMS_PER_USER) {
      const [oldest] = own
      if (oldest) this.#end(oldest)
    }
    stream.onClose(() => this.#forget(listener))
    void this.#catchUp(listener, after === undefined)
    return stream
  }

  /** Returns the number of open streams. */
  countOpen(): number {
    let count = 0
    for (const own of this.#byUser.values()) count += own.size
    return count
  }

  /** Ends the streams of login sessions that have ended. */
  endSessions(sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds)
    for (const listener of this.#listeners()) if (ended.has(listener.actor.sessionId)) listener.stream.end()
  }

  /** Ends all streams so that the process can stop; clients reconnect to another one. */
  endAll(): void {
    this.#isClosed = true
    for (const listener of this.#listeners()) this.#end(listener)
  }

  /** Ends all streams and stops listening for events in the database. */
  async close(): Promise<void> {
    this.endAll()
    clearInterval(this.#timer)
    await this.#line.close()
  }

  *#listeners(): Generator<Listener> {
    for (const own of this.#byUser.values()) yield* own
  }

  #forget(listener: Listener): void {
    const own = this.#byUser.get(listener.actor.userId)
    own?.delete(listener)
    if (own?.size === 0) this.#byUser.delete(listener.actor.userId)
  }

  #end(listener: Listener): void {
    listener.stream.send('bye', {})
    listener.stream.end()
  }

  /**
   * Sends a listener the events it missed, then those held back meanwhile. Never runs twice at once for a listener,
   * which would send events twice.
   */
  async #catchUp(listener: Listener, isFresh = false): Promise<void> {
    const { stream, actor } = listener
    listener.waiting ??= []
    if (listener.catchingUp !== 'no') {
      listener.catchingUp = 'again'
      return
    }
    listener.catchingUp = 'yes'
    try {
      const { lastEventId, events } = await findMissedEvents(
        this.#pool,
        actor.userId,
        isFresh ? undefined : listener.cursor,
      )
      if (events === undefined) stream.send('reset', { last_event_id: lastEventId }, lastEventId)
      else for (const event of events) stream.send(event.name, event.data, event.id)
      listener.cursor = lastEventId
      stream.send('ready', { last_event_id: lastEventId }, lastEventId)
    } catch (error) {
      // The client reconnects and resumes from its last event.
      this.#logger.warn(
        { reason: (error as Error).message },
        'loading missed events failed; the client will reconnect',
      )
      stream.end()
      return
    }
    const mustCatchUpAgain = (listener.catchingUp as Listener['catchingUp']) === 'again'
    listener.catchingUp = 'no'
    if (mustCatchUpAgain) return this.#catchUp(listener)
    // Nothing arrives while the database connection is down; this runs again once it is back.
    if (!this.#isListening) return
    const { waiting } = listener
    listener.waiting = undefined
    for (const event of waiting ?? []) this.#deliver(listener, event)
  }

  /** Delivers events one batch at a time, to keep their order. Events that arrive meanwhile form the next batch. */
  async #dispatch(): Promise<void> {
    if (this.#isDelivering) return
    this.#isDelivering = true
    try {
      while (this.#pending.length > 0) {
        const events = this.#pending.splice(0)
        const delivered = await eventsFor(this.#pool, events, [...this.#byUser.keys()])
        for (const event of delivered) {
          for (const listener of this.#byUser.get(event.userId) ?? []) {
            if (listener.waiting) listener.waiting.push(event)
            else this.#deliver(listener, event)
          }
        }
      }
    } catch (error) {
      this.#logger.warn(
        { reason: (error as Error).message },
        'delivering chat events failed; all clients will reconnect',
      )
      for (const listener of this.#listeners()) listener.stream.end()
    } finally {
      this.#isDelivering = false
    }
  }

  #deliver(listener: Listener, event: DeliveredEvent): void {
    if (event.id <= listener.cursor) return
    listener.cursor = event.id
    listener.stream.send(event.name, event.data, event.id)
  }

  #beat(): void {
    const now = Date.now()
    for (const listener of this.#listeners()) {
      if (now > listener.until) this.#end(listener)
      else listener.stream.beat()
    }
  }
}

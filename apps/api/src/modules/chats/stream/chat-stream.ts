import { parsePosition, type StreamPosition } from '@wordhoard/contracts/fields/stream-position'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Actor } from '../../../lib/actor'
import { EventStream } from '../../../lib/event-stream'
import type { EventBus, Subscription } from '../../../lib/events/event-bus'
import { inOwnSpan } from '../../../lib/tracing/spans'
import type { AccessEvent, ChatEvent, NumberedEvent } from '../../chat-events/chat-event'
import { ChatAudience } from './chat-audience'
import { rangesToRead } from './chat-ranges'
import { EventHorizon } from './event-horizon'
import { StreamListener } from './stream-listener'
import { eventsFor, findMissedEvents, type MissedEvents } from './stream-rows'
import { chatsOfUsers } from './stream-rows.queries'

/** Name of the connection in pg_stat_activity. */
export const STREAM_CONNECTION = 'message stream'

const HEARTBEAT_MS = 15_000
/**
 * Maximum number of streams per user and process. Tabs share a stream, so these are devices. The oldest is closed
 * first.
 */
const MAX_STREAMS_PER_USER = 8
/** A position that lists more chats is brought up to date, because every event carries it. */
const MAX_LISTED_CHATS = 64
/** Users whose chats are read with one statement. */
const USERS_AT_ONCE = 500
/** Where a new stream begins: now, or at a position that the client sent. */
type StreamStart = StreamPosition | 'now' | 'unreadable'

const beginning: StreamPosition = { base: 0, chats: new Map() }

/**
 * Streams to each client the events of its user's chats, whichever process they happened on. What is heard only says up
 * to where chats can be read (docs/decisions/027). Access is checked again for every event, so that a removed member
 * receives nothing more.
 */
export class ChatStream {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #subscription: Subscription
  readonly #audience: ChatAudience
  readonly #horizon = new EventHorizon()
  readonly #byUser = new Map<number, Set<StreamListener>>()
  /** Number up to which each chat has been read for its listeners. */
  readonly #readUpTo = new Map<number, number>()
  readonly #pending: (NumberedEvent | AccessEvent)[] = []
  readonly #timer: NodeJS.Timeout
  /** The round of events that is being delivered. */
  #round: Promise<void> | undefined
  #isListening = false
  #isClosed = false

  constructor(pool: pg.Pool, logger: Logger, bus: EventBus) {
    this.#pool = pool
    this.#logger = logger
    this.#subscription = bus.subscribe({
      name: STREAM_CONNECTION,
      onLost: () => {
        this.#isListening = false
        for (const listener of this.#listeners()) listener.hold()
      },
      onListening: () => {
        this.#isListening = true
        for (const listener of this.#listeners()) void this.#catchUp(listener)
      },
      onDoubt: () => {
        for (const listener of this.#listeners()) void this.#catchUp(listener, undefined, true)
      },
      onEvents: (events) => this.#hear(events as readonly ChatEvent[]),
    })
    this.#audience = new ChatAudience(this.#subscription, (chatId) => this.#readUpTo.delete(chatId))
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref()
  }

  /** Starts listening for events. */
  async open(): Promise<void> {
    await this.#subscription.open()
  }

  /**
   * Opens a stream for a user.
   *
   * @param after position up to which the client knows everything; undefined if the client loads everything once the
   * stream is ready
   */
  listen(actor: Actor, after: string | undefined): EventStream {
    const stream = new EventStream()
    if (this.#isClosed) {
      stream.end()
      return stream
    }
    const position = after === undefined ? undefined : parsePosition(after)
    const listener = new StreamListener(actor, stream, position ?? beginning)
    const own = this.#byUser.get(actor.userId) ?? new Set()
    this.#byUser.set(actor.userId, own.add(listener))
    if (own.size > MAX_STREAMS_PER_USER) {
      const [oldest] = own
      oldest?.end()
    }
    stream.onClose(() => this.#forget(listener))
    void this.#catchUp(listener, after === undefined ? 'now' : (position ?? 'unreadable'))
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
    for (const listener of this.#listeners()) listener.end()
  }

  /** Ends all streams and stops listening for events. */
  async close(): Promise<void> {
    this.endAll()
    clearInterval(this.#timer)
    await this.#subscription.close()
  }

  *#listeners(): Generator<StreamListener> {
    for (const own of this.#byUser.values()) yield* own
  }

  #forget(listener: StreamListener): void {
    const { userId } = listener.actor
    const own = this.#byUser.get(userId)
    own?.delete(listener)
    if (own?.size !== 0) return
    this.#byUser.delete(userId)
    this.#audience.forget(userId)
  }

  /**
   * Sends a listener the events it missed, then those held back meanwhile. Never runs twice at once for a listener,
   * which would send events twice.
   *
   * @param from where it begins: its own position unless it is new
   * @param isSilent whether the client needn't be told that it is up to date: it only gets another chat
   */
  async #catchUp(listener: StreamListener, from?: StreamStart, isSilent = false): Promise<void> {
    listener.hold()
    if (!isSilent) listener.mustAnnounce = true
    if (listener.catchingUp !== 'no') {
      listener.catchingUp = 'again'
      return
    }
    listener.catchingUp = 'yes'
    try {
      const isNew = from === 'now' || from === 'unreadable'
      const missed = await this.#findMissed(listener, isNew ? undefined : listener.position)
      this.#sendMissed(listener, missed, from === 'unreadable')
    } catch (error) {
      // The client reconnects and resumes from its last event.
      this.#logger.warn(
        { reason: (error as Error).message },
        'loading missed events failed; the client will reconnect',
      )
      listener.stream.end()
      return
    }
    const mustCatchUpAgain = (listener.catchingUp as StreamListener['catchingUp']) === 'again'
    listener.catchingUp = 'no'
    if (mustCatchUpAgain) return this.#catchUp(listener, undefined, true)
    // Nothing arrives while the database connection is down; this runs again once it is back.
    if (this.#isListening) listener.release()
  }

  /** Reads what a listener missed, from a moment at which the process hears of all its chats. */
  async #findMissed({ actor }: StreamListener, after: StreamPosition | undefined): Promise<MissedEvents> {
    const { userId } = actor
    const isKnown = this.#audience.hasUser(userId)
    await this.#audience.addUser(userId)
    if (!isKnown) await this.#followChats([userId])
    for (;;) {
      // A round that began without this listener must not read on after its snapshot.
      await this.#round
      const missed = await findMissedEvents(this.#pool, userId, after, this.#horizon)
      const hasMore = await this.#audience.setChats(userId, [...missed.lastEvents.keys()])
      if (!hasMore) return missed
    }
  }

  #sendMissed(listener: StreamListener, { position, lastEvents, events }: MissedEvents, isReset: boolean) {
    if (!listener.stream.isOpen) return
    for (const event of events ?? []) listener.send(event)
    listener.moveTo(position)
    for (const [chatId, last] of lastEvents)
      if (!this.#readUpTo.has(chatId) && this.#audience.hasReaders(chatId)) this.#readUpTo.set(chatId, last)
    if (isReset || !events) listener.announce('reset')
    if (isReset || !events || listener.mustAnnounce) listener.announce('ready')
    listener.mustAnnounce = false
  }

  #hear(events: readonly ChatEvent[]): void {
    for (const event of events) {
      if (event.kind === 'chats') void this.#refreshChats([event.user_id])
      else if (event.kind === 'access') this.#hearAccess(event)
      else if (this.#readUpTo.has(event.chat_id)) this.#pending.push(event)
      // Its only listeners are just starting: they read it, or read again.
      else this.#catchUpReaders(event.chat_id)
    }
    void this.#dispatch()
  }

  #hearAccess(event: AccessEvent): void {
    const { chat_id, user_id } = event
    const isOfListener = user_id !== null && this.#byUser.has(user_id)
    if (isOfListener || (chat_id !== null && this.#audience.hasReaders(chat_id))) this.#pending.push(event)
    if (isOfListener && chat_id === null) void this.#refreshChats([user_id])
  }

  #catchUpReaders(chatId: number): void {
    for (const userId of this.#audience.readersOf([chatId]))
      for (const listener of this.#byUser.get(userId) ?? []) void this.#catchUp(listener, undefined, true)
  }

  /** Delivers events one round at a time, to keep their order. Events that are heard meanwhile form the next round. */
  async #dispatch(): Promise<void> {
    if (this.#round) return
    try {
      while (this.#pending.length > 0) {
        const events = this.#pending.splice(0)
        this.#round = inOwnSpan('events deliver', () => this.#deliverRound(events))
        await this.#round
      }
    } catch (error) {
      this.#logger.warn(
        { reason: (error as Error).message },
        'delivering chat events failed; all clients will reconnect',
      )
      for (const listener of this.#listeners()) listener.stream.end()
    } finally {
      this.#round = undefined
    }
  }

  async #deliverRound(events: readonly (NumberedEvent | AccessEvent)[]): Promise<void> {
    const accesses = events.filter((event): event is AccessEvent => event.kind === 'access')
    const numbered = events.filter((event): event is NumberedEvent => event.kind !== 'access')
    const ranges = rangesToRead(numbered, this.#readUpTo)
    if (ranges.length === 0 && accesses.length === 0) return
    const chatIds = [
      ...ranges.map(({ chatId }) => chatId),
      ...accesses.flatMap(({ chat_id }) => chat_id ?? []),
    ]
    const listeners = this.#audience.readersOf(chatIds)
    const delivered = await eventsFor(this.#pool, ranges, accesses, listeners)
    for (const { chatId, last } of ranges) {
      const read = this.#readUpTo.get(chatId)
      if (read !== undefined) this.#readUpTo.set(chatId, Math.max(read, last))
    }
    for (const event of delivered)
      for (const listener of this.#byUser.get(event.userId) ?? []) listener.deliver(event)
  }

  /** Listens to the chats that users can read now. @returns the users who can read more than before */
  async #followChats(userIds: readonly number[]): Promise<number[]> {
    const rows = await chatsOfUsers.fetchAll(this.#pool, { userIds })
    const chatsOf = new Map<number, number[]>(userIds.map((id) => [id, []]))
    for (const { user_id, chat_id } of rows) chatsOf.get(user_id)?.push(chat_id)
    const hasMore = await Promise.all(userIds.map((id) => this.#audience.setChats(id, chatsOf.get(id) ?? [])))
    return userIds.filter((_, at) => hasMore[at])
  }

  /** Follows the chats of users anew, and sends their listeners what they missed of those that are new. */
  async #refreshChats(userIds: readonly number[]): Promise<void> {
    const known = userIds.filter((id) => this.#audience.hasUser(id))
    try {
      for (let at = 0; at < known.length; at += USERS_AT_ONCE) {
        for (const userId of await this.#followChats(known.slice(at, at + USERS_AT_ONCE)))
          for (const listener of this.#byUser.get(userId) ?? []) void this.#catchUp(listener, undefined, true)
      }
    } catch (error) {
      this.#logger.debug({ reason: (error as Error).message }, 'chats will be followed at the next beat')
    }
  }

  #beat(): void {
    const now = Date.now()
    for (const listener of this.#listeners()) {
      if (now > listener.until) listener.end()
      else if (listener.position.chats.size > MAX_LISTED_CHATS) void this.#catchUp(listener, undefined, true)
      else listener.stream.beat()
    }
    void this.#refreshChats(this.#audience.users())
  }
}

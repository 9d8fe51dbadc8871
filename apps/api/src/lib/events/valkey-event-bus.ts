import type pg from 'pg'
import type { Logger } from 'pino'
import { transaction } from '../transaction'
import { ValkeyAwayError, type ValkeyConnection } from '../valkey/valkey-connection'
import { setBus } from './after-commit'
import type { EventBus, Subscriber, Subscription, Topic } from './event-bus'
import { EventRelay, type SentEvents } from './event-relay'
import { relayEvents, takeEvents } from './outbox.queries'
import { channelOf } from './pg-channels'
import { PgSubscription } from './pg-event-bus'
import { EVENTS_FIELD, KEPT_MS, streamKey, ValkeyReader } from './valkey-reader'

/** How often subscribers look for themselves while Valkey is away for them: other processes may still reach it. */
const DOUBT_MS = 10_000

interface BusOptions {
  readonly pool: pg.Pool
  readonly logger: Logger
  readonly url: string
  /** Sends events. Others may use it too. */
  readonly commands: ValkeyConnection
}

/**
 * Events by streams of Valkey, one for each channel. They are sent before the transaction that takes them out of the
 * outbox ends, so an event arrives at least once. While Valkey is away, PostgreSQL notifies; all processes listen to both
 * (docs/decisions/038). Ended sessions are notified of by PostgreSQL alone, within their transaction.
 */
export class ValkeyEventBus implements EventBus {
  readonly #options: BusOptions
  readonly #relay: EventRelay
  /** Valkey's time when this process last sent something, in ms. */
  #sentAt = 0

  constructor(options: BusOptions) {
    this.#options = options
    this.#relay = new EventRelay((values) => this.#send(values), options.logger)
    setBus(options.pool, this)
  }

  subscribe(subscriber: Subscriber): Subscription {
    const { pool, logger } = this.#options
    const isOfSessions = subscriber.topics?.some(({ kind }) => kind === 'ended-sessions')
    if (isOfSessions) return new PgSubscription(pool, logger, subscriber)
    return new ValkeySubscription(this.#options, subscriber)
  }

  flush(): void {
    this.#relay.flush()
  }

  close(): Promise<void> {
    return this.#relay.close()
  }

  async #send(values: { readonly after: number; readonly limit: number }): Promise<readonly SentEvents[]> {
    const { pool, commands } = this.#options
    if (!commands.isReady) return relayEvents.fetchAll(pool, values)
    try {
      return await transaction(pool, async (client) => {
        const taken = await takeEvents.fetchAll(client, values)
        await this.#publish(taken)
        return taken.map(({ id }) => ({ last: id, events: 1 }))
      })
    } catch (error) {
      if (!(error instanceof ValkeyAwayError)) throw error
      // Some may have arrived; hearing an event twice does no harm.
      return relayEvents.fetchAll(pool, values)
    }
  }

  async #publish(taken: readonly { readonly channel: string; readonly event: unknown }[]): Promise<void> {
    const byChannel = new Map<string, unknown[]>()
    for (const { channel, event } of taken) {
      const events = byChannel.get(channel) ?? []
      byChannel.set(channel, events)
      events.push(event)
    }
    // By Valkey's own clock: that of this process may be wrong.
    const oldest = String(Math.max(0, this.#sentAt - KEPT_MS))
    const ids = await Promise.all(
      [...byChannel].map(([channel, events]) =>
        this.#options.commands.send(
          ['XADD', streamKey(channel), 'MINID', '~', oldest, '*', EVENTS_FIELD].concat(
            JSON.stringify(events),
          ),
        ),
      ),
    )
    for (const id of ids) this.#sentAt = Math.max(this.#sentAt, Number.parseInt(String(id), 10))
  }
}

/** Hears what Valkey's streams carry, and what PostgreSQL notifies of while Valkey is away for some process. */
class ValkeySubscription implements Subscription {
  readonly #subscriber: Subscriber
  readonly #notifications: PgSubscription
  readonly #reader: ValkeyReader
  /** How many topics need each channel. */
  readonly #channels = new Map<string, number>()
  #isListening = false
  #doubt: NodeJS.Timeout | undefined

  constructor({ pool, logger, url, commands }: BusOptions, subscriber: Subscriber) {
    this.#subscriber = subscriber
    this.#notifications = new PgSubscription(pool, logger, {
      ...subscriber,
      onListening: () => {
        this.#isListening = true
        subscriber.onListening()
      },
      onLost: () => {
        this.#isListening = false
        subscriber.onLost()
      },
    })
    this.#reader = new ValkeyReader({
      url,
      logger,
      commands,
      onReady: () => this.#endDoubt(),
      onLost: () => this.#beginDoubt(),
      onEvents: (events) => subscriber.onEvents(events),
    })
    this.#count(subscriber.topics ?? [], 1)
  }

  async open(): Promise<void> {
    await this.#reader.add([...this.#channels.keys()])
    await this.#reader.open()
    if (!this.#reader.isReady) this.#beginDoubt()
    await this.#notifications.open()
  }

  async add(topics: readonly Topic[]): Promise<void> {
    this.#count(topics, 1)
    await Promise.all([this.#notifications.add(topics), this.#reader.add(topics.map(channelOf))])
  }

  async remove(topics: readonly Topic[]): Promise<void> {
    this.#count(topics, -1)
    this.#reader.remove(topics.map(channelOf).filter((channel) => !this.#channels.has(channel)))
    await this.#notifications.remove(topics)
  }

  async close(): Promise<void> {
    clearInterval(this.#doubt)
    await Promise.all([this.#reader.close(), this.#notifications.close()])
  }

  /** From here on the others notify. What they had sent before is read from the database. */
  #beginDoubt(): void {
    clearInterval(this.#doubt)
    this.#doubt = setInterval(() => {
      if (this.#isListening) this.#subscriber.onDoubt?.()
    }, DOUBT_MS).unref()
    this.#readAgain()
  }

  #endDoubt(): void {
    clearInterval(this.#doubt)
    this.#readAgain()
  }

  #readAgain(): void {
    if (!this.#isListening) return
    this.#subscriber.onLost()
    this.#subscriber.onListening()
  }

  #count(topics: readonly Topic[], change: 1 | -1): void {
    for (const topic of topics) {
      const channel = channelOf(topic)
      const count = (this.#channels.get(channel) ?? 0) + change
      if (count > 0) this.#channels.set(channel, count)
      else this.#channels.delete(channel)
    }
  }
}

import type pg from 'pg'
import type { Logger } from 'pino'
import { setBus } from './after-commit'
import type { EventBus, Subscriber, Subscription, Topic } from './event-bus'
import { EventRelay } from './event-relay'
import { relayEvents } from './outbox.queries'
import { channelOf, ENDED_CHANNEL } from './pg-channels'
import { PgListener } from './pg-listener'

/** Events by PostgreSQL's LISTEN and NOTIFY. Each subscription has a connection of its own. */
export class PgEventBus implements EventBus {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #relay: EventRelay

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
    this.#relay = new EventRelay((values) => relayEvents.fetchAll(pool, values), logger)
    setBus(pool, this)
  }

  subscribe(subscriber: Subscriber): Subscription {
    return new PgSubscription(this.#pool, this.#logger, subscriber)
  }

  flush(): void {
    this.#relay.flush()
  }

  close(): Promise<void> {
    return this.#relay.close()
  }
}

/** Hears what PostgreSQL notifies of, over a connection of its own. */
export class PgSubscription implements Subscription {
  readonly #listener: PgListener
  /** How many topics need each channel. */
  readonly #channels = new Map<string, number>()

  constructor(pool: pg.Pool, logger: Logger, subscriber: Subscriber) {
    const { name, topics = [], catchUp, onListening, onLost, onEvents } = subscriber
    for (const topic of topics) this.#count(topic, 1)
    this.#listener = new PgListener(pool, logger, {
      channels: () => [...this.#channels.keys()],
      name,
      ...(catchUp && { catchUp }),
      onListening,
      onLost,
      onNotification: (payload, channel) =>
        onEvents(channel === ENDED_CHANNEL ? [payload] : (JSON.parse(payload) as unknown[])),
    })
  }

  open(): Promise<void> {
    return this.#listener.open()
  }

  async add(topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) this.#count(topic, 1)
    await this.#listener.refresh()
  }

  async remove(topics: readonly Topic[]): Promise<void> {
    for (const topic of topics) this.#count(topic, -1)
    await this.#listener.refresh()
  }

  close(): Promise<void> {
    return this.#listener.close()
  }

  #count(topic: Topic, change: 1 | -1): void {
    const channel = channelOf(topic)
    const count = (this.#channels.get(channel) ?? 0) + change
    if (count > 0) this.#channels.set(channel, count)
    else this.#channels.delete(channel)
  }
}

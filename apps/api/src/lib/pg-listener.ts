import type { Queryable } from '@wordhoard/database/sql/run'
import pg from 'pg'
import type { Logger } from 'pino'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5_000
/** Heartbeat: detects connections that were dropped silently. */
const HEARTBEAT_MS = 5_000

interface ListenerOptions {
  /** PostgreSQL's channel. */
  readonly channel: string
  /** How the connection shows in pg_stat_activity. */
  readonly name: string
  /** Reads, over the connection that has just begun to listen, what was committed before. When it fails, all is tried again. */
  readonly catchUp?: (client: Queryable) => Promise<void>
  /** Called whenever the connection listens and has caught up. */
  readonly onListening: () => void
  /** Called when the connection is lost: from now on notifications are missed. */
  readonly onLost: () => void
  readonly onNotification: (payload: string) => void
}

/** A connection of the process that listens to a channel of PostgreSQL, and is made again whenever it breaks. */
export class PgListener {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #options: ListenerOptions
  #client: pg.Client | undefined
  #isClosed = false
  #retryMs = FIRST_RETRY_MS
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, logger: Logger, options: ListenerOptions) {
    this.#pool = pool
    this.#logger = logger
    this.#options = options
  }

  /** Begins to listen. Without a database it goes on trying; nothing is thrown. */
  async open(): Promise<void> {
    const { channel, name, catchUp, onListening, onNotification } = this.#options
    const client = new pg.Client({
      ...this.#pool.options,
      application_name: name,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
      connectionTimeoutMillis: HEARTBEAT_MS,
    })
    this.#client = client
    client.on('notification', (notification) => {
      if (notification.channel === channel && notification.payload) onNotification(notification.payload)
    })
    client.on('error', (error) => this.#handleLoss(client, error))
    client.on('end', () => this.#handleLoss(client, new Error('The connection was closed')))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      // After LISTEN: what commits from here on is notified, what was committed before can be read.
      await catchUp?.(client)
      if (this.#client !== client) return
      this.#retryMs = FIRST_RETRY_MS
      this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
      onListening()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query('SELECT')
      if (this.#client === client)
        this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  #handleLoss(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    clearTimeout(this.#timer)
    this.#options.onLost()
    // Once per outage: the retries that follow say nothing new.
    if (this.#retryMs === FIRST_RETRY_MS)
      this.#logger.warn(
        { reason: error.message, connection: this.#options.name },
        'connection for notifications lost',
      )
    client
      .end()
      .catch((failure: Error) => this.#logger.debug({ reason: failure.message }, 'was closed already'))
    this.#timer = setTimeout(() => void this.open(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}

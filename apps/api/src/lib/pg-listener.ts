import { directAddress } from '@wordhoard/database/pool'
import type { Queryable } from '@wordhoard/database/sql/run'
import pg from 'pg'
import type { Logger } from 'pino'

const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 5_000
/** Heartbeat: detects connections that were dropped silently. */
const HEARTBEAT_MS = 5_000

interface ListenerOptions {
  /** PostgreSQL channel to listen on. */
  readonly channel: string
  /** Name of the connection in pg_stat_activity. */
  readonly name: string
  /**
   * Reads what was committed before, over the connection that has just started to listen. If it fails, the connection
   * is made again.
   */
  readonly catchUp?: (client: Queryable) => Promise<void>
  /** Called whenever the connection listens and has caught up. */
  readonly onListening: () => void
  /** Called when the connection is lost: notifications are missed from then on. */
  readonly onLost: () => void
  readonly onNotification: (payload: string) => void
}

/** A connection of the process that listens on a PostgreSQL channel and reconnects whenever it breaks. */
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

  /** Starts to listen. If the database is away it keeps retrying; it never throws. */
  async open(): Promise<void> {
    const { channel, name, catchUp, onListening, onNotification } = this.#options
    const client = new pg.Client({
      ...this.#pool.options,
      connectionString: directAddress(this.#pool),
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
      // Must follow LISTEN: later commits send notifications, and earlier ones can be read now.
      await catchUp?.(client)
      if (this.#client !== client) return
      this.#retryMs = FIRST_RETRY_MS
      this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
      onListening()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  /** Stops listening and reconnecting, and closes the connection. */
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
    // Logs once per outage, not for every retry.
    if (this.#retryMs === FIRST_RETRY_MS)
      this.#logger.warn(
        { reason: error.message, connection: this.#options.name },
        'connection for notifications lost',
      )
    client
      .end()
      .catch((failure: Error) =>
        this.#logger.debug({ reason: failure.message }, 'the lost connection was already closed'),
      )
    this.#timer = setTimeout(() => void this.open(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS)
  }
}

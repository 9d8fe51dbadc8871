import { directAddress } from '@wordhoard/database/pool'
import type { Queryable } from '@wordhoard/database/sql/run'
import pg from 'pg'
import type { Logger } from 'pino'

const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 5_000
/** Heartbeat: detects connections that were dropped silently. */
const HEARTBEAT_MS = 5_000

interface ListenerOptions {
  /** Returns the PostgreSQL channels to listen on. */
  readonly channels: () => readonly string[]
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
  readonly onNotification: (payload: string, channel: string) => void
}

/** A connection of the process that listens on PostgreSQL channels and reconnects whenever it breaks. */
export class PgListener {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #options: ListenerOptions
  #client: pg.Client | undefined
  /** Channels that the connection has been told to listen on; undefined until it is there. */
  #listened: Set<string> | undefined
  /** Ends when everything that has been sent over the connection is answered. */
  #lastAnswer: Promise<void> = Promise.resolve()
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
    const { name, catchUp, onListening, onNotification } = this.#options
    const client = new pg.Client({
      ...this.#pool.options,
      connectionString: directAddress(this.#pool),
      application_name: name,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
      connectionTimeoutMillis: HEARTBEAT_MS,
    })
    this.#client = client
    client.on('notification', ({ payload, channel }) => {
      if (payload) onNotification(payload, channel)
    })
    client.on('error', (error) => this.#handleLoss(client, error))
    client.on('end', () => this.#handleLoss(client, new Error('The connection was closed')))
    try {
      await client.connect()
      if (this.#client !== client) return
      this.#listened = new Set()
      await this.#listen(client)
      // Must follow LISTEN: later commits send notifications, and earlier ones can be read now.
      if (catchUp) await this.#inTurn(() => catchUp(client))
      if (this.#client !== client) return
      this.#retryMs = FIRST_RETRY_MS
      this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
      onListening()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  /**
   * Listens on channels that have been added, and no longer on those that have been removed. Resolves when later commits
   * are heard; without a connection at once, because the next one begins with all channels.
   */
  refresh(): Promise<void> {
    const client = this.#client
    if (!client || !this.#listened) return Promise.resolve()
    return this.#listen(client).catch((error: Error) => this.#handleLoss(client, error))
  }

  /** Stops listening and reconnecting, and closes the connection. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  /** Sends one change after another, so that a channel removed and added again is listened to in the end. */
  #listen(client: pg.Client): Promise<void> {
    return this.#inTurn(async () => {
      const listened = this.#listened
      if (this.#client !== client || !listened) return
      const wanted = new Set(this.#options.channels())
      const added = [...wanted].filter((channel) => !listened.has(channel))
      const removed = [...listened].filter((channel) => !wanted.has(channel))
      for (const channel of added) await client.query(`LISTEN ${channel}`)
      for (const channel of removed) await client.query(`UNLISTEN ${channel}`)
      this.#listened = wanted
    })
  }

  /** Sends one thing after another over the connection: the library is giving up its own queue. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#lastAnswer.then(work)
    this.#lastAnswer = done.catch(() => undefined)
    return done
  }

  async #beat(client: pg.Client): Promise<void> {
    try {
      await this.#inTurn(async () => void (await client.query('SELECT')))
      if (this.#client === client)
        this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  #handleLoss(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    this.#listened = undefined
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

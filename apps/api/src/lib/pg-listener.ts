import pg from 'pg'
import type { Logger } from 'pino'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5_000
/** A line that went dead without a word is found out by asking. */
const HEARTBEAT_MS = 5_000

interface LineOptions {
  /** PostgreSQL's channel. */
  readonly channel: string
  /** How the connection shows in pg_stat_activity. */
  readonly name: string
  /** Called whenever the line begins to listen: what was told before it did has to be read from the tables. */
  readonly onListening: () => void
  /** Called when it stops: from now on things are missed. */
  readonly onLost: () => void
  readonly onNotification: (payload: string) => void
}

/** One connection of a process on which it listens to a channel, made again whenever it breaks. */
export class PgListener {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #options: LineOptions
  #client: pg.Client | undefined
  #isClosed = false
  #retryMs = FIRST_RETRY_MS
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, logger: Logger, options: LineOptions) {
    this.#pool = pool
    this.#logger = logger
    this.#options = options
  }

  /** Begins to listen. Without a database it goes on trying; nothing is thrown. */
  async open(): Promise<void> {
    const { channel, name, onListening, onNotification } = this.#options
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
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The connection was closed')))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      if (this.#client !== client) return
      this.#retryMs = FIRST_RETRY_MS
      this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
      onListening()
    } catch (error) {
      this.#lose(client, error as Error)
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
      this.#lose(client, error as Error)
    }
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    clearTimeout(this.#timer)
    this.#options.onLost()
    // Once per outage: the retries that follow say nothing new.
    if (this.#retryMs === FIRST_RETRY_MS)
      this.#logger.warn({ reason: error.message, line: this.#options.name }, 'a line to the database broke')
    client
      .end()
      .catch((failure: Error) => this.#logger.debug({ reason: failure.message }, 'was closed already'))
    this.#timer = setTimeout(() => void this.open(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}

import pg from 'pg'
import type { Logger } from 'pino'
import { ENDED_SECONDS } from './session-life'
import { endedLately, heldSession } from './session-registry.queries'

/** PostgreSQL's channel on which processes tell each other the ids of ended sessions. */
export const ENDED_CHANNEL = 'session_ended'
/** How this connection shows in pg_stat_activity. */
export const REGISTRY_CONNECTION = 'session registry'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 5_000
/** A line that went dead without a word is found out by asking. */
const HEARTBEAT_MS = 5_000
/** Longer than any transaction lasts. */
const DOUBT_MS = 60_000

/**
 * Which sessions ended while access tokens of theirs may still be about: in memory, so that a call costs no query, and
 * fed by every process's notifications. While the line to the database is down each call asks the database instead.
 */
export class SessionRegistry {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  /** Session ids and when they may be forgotten (milliseconds), oldest first. */
  readonly #ended = new Map<string, number>()
  readonly #doubted = new Map<string, number>()
  readonly #listeners: ((sessionIds: readonly string[]) => void)[] = []
  #client: pg.Client | undefined
  #isListening = false
  #isClosed = false
  #retryMs = FIRST_RETRY_MS
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#logger = logger
  }

  /** Begins to listen. Without a database it goes on trying; nothing is thrown. */
  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.#pool.options,
      application_name: REGISTRY_CONNECTION,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
      connectionTimeoutMillis: HEARTBEAT_MS,
    })
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      if (channel === ENDED_CHANNEL && payload) this.add([payload])
    })
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The connection was closed')))
    try {
      await client.connect()
      await client.query(`LISTEN ${ENDED_CHANNEL}`)
      // After LISTEN: what commits from here on is told, what committed before stands in the table.
      const ended = await endedLately.fetchAll(client, {})
      this.add(ended.map(({ session_id }) => session_id))
      if (this.#client !== client) return
      this.#isListening = true
      this.#retryMs = FIRST_RETRY_MS
      this.#timer = setTimeout(() => void this.#beat(client), HEARTBEAT_MS).unref()
    } catch (error) {
      this.#lose(client, error as Error)
    }
  }

  /** Whether a session has ended; a promise only while the database must be asked. */
  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true
    if (!this.#isListening) return this.#ask(sessionId)
    if (this.#doubted.size === 0) return false
    forgetBefore(this.#doubted, Date.now())
    return this.#doubted.has(sessionId) ? this.#ask(sessionId) : false
  }

  /** Sessions that are known to have ended. */
  add(sessionIds: readonly string[]): void {
    const now = Date.now()
    forgetBefore(this.#ended, now)
    for (const id of sessionIds) {
      this.#doubted.delete(id)
      this.#ended.delete(id)
      this.#ended.set(id, now + ENDED_SECONDS * 1000)
    }
    for (const listener of this.#listeners) listener(sessionIds)
  }

  /** Has a function called with the ids of sessions as they end: what they hold open closes. */
  onEnded(listener: (sessionIds: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /** Sessions that end if a transaction still under way commits: until that is known the database is asked. */
  doubt(sessionIds: readonly string[]): void {
    for (const id of sessionIds) if (!this.#ended.has(id)) this.#doubted.set(id, Date.now() + DOUBT_MS)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#isListening = false
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    await client?.end()
  }

  /** A session that the database does not hold has ended, however that came about. */
  async #ask(sessionId: string): Promise<boolean> {
    return (await heldSession.fetchFirst(this.#pool, { sessionId })) === undefined
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
    this.#isListening = false
    this.#client = undefined
    clearTimeout(this.#timer)
    // Once per outage: the retries that follow say nothing new.
    if (this.#retryMs === FIRST_RETRY_MS)
      this.#logger.warn({ reason: error.message }, 'session registry is off line')
    client
      .end()
      .catch((failure: Error) => this.#logger.debug({ reason: failure.message }, 'was closed already'))
    this.#timer = setTimeout(() => void this.open(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }
}

function forgetBefore(entries: Map<string, number>, now: number): void {
  for (const [id, until] of entries) {
    if (until > now) return
    entries.delete(id)
  }
}

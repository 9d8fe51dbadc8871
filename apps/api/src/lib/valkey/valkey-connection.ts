import type { Logger } from 'pino'

/** What we use of the library's client. */
interface Client {
  readonly isOpen: boolean
  readonly isReady: boolean
  connect(): Promise<unknown>
  sendCommand(command: readonly (string | Buffer)[]): Promise<unknown>
  destroy(): void
}

const FIRST_RETRY_MS = 100
const MAX_RETRY_MS = 2_000
/** How long a command, and a new connection, may take, in ms. */
const PATIENCE_MS = 500
const CONNECT_MS = 1_000
/** Refused commands are logged once in this time, in ms. */
const REFUSALS_MS = 60_000

/** Thrown when Valkey can't be asked, or doesn't answer in time. */
export class ValkeyAwayError extends Error {
  override readonly name = 'ValkeyAwayError'
}

interface ConnectionOptions {
  /** Name of the connection, for whoever looks at Valkey. */
  readonly name: string
  /** Called with each new connection, before others may use it; if it fails, the connection is made again. */
  readonly onOpen?: (connection: ValkeyConnection) => Promise<void>
  readonly onReady?: () => void
  readonly onLost?: () => void
}

/**
 * A connection to Valkey (or Redis) that is made again whenever it breaks or falls silent. Commands fail at once while it
 * is away: what they are for can be done without it.
 */
export class ValkeyConnection {
  readonly #url: string
  readonly #logger: Logger
  readonly #options: ConnectionOptions
  #client: Client | undefined
  #isReady = false
  #isClosed = false
  #isAnnounced = false
  #retryMs = FIRST_RETRY_MS
  #refusedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, logger: Logger, options: ConnectionOptions) {
    // The library knows the older names of the protocol only.
    this.#url = url.replace(/^valkey(s?):/, 'redis$1:')
    this.#logger = logger
    this.#options = options
  }

  /** Whether commands can be sent. */
  get isReady(): boolean {
    return this.#isReady
  }

  /** Connects. If Valkey is away it keeps retrying; it never throws. Resolves after the first try. */
  async open(): Promise<void> {
    const { createClient } = await import('@redis/client')
    if (this.#isClosed) return
    const client = createClient({
      url: this.#url,
      // What we send and receive is the same in both versions of the protocol; this one needs no greeting.
      RESP: 2,
      name: this.#options.name,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
    })
    this.#client = client
    client.on('error', (error: Error) => this.#handleLoss(client, error))
    client.on('end', () => this.#handleLoss(client, new Error('The connection was closed')))
    try {
      await within(CONNECT_MS, client.connect())
      await this.#options.onOpen?.(this)
      if (this.#client !== client) return
      this.#isReady = true
      this.#retryMs = FIRST_RETRY_MS
      if (this.#isAnnounced) this.#logger.warn({ connection: this.#options.name }, 'Valkey is back')
      this.#isAnnounced = false
      this.#options.onReady?.()
    } catch (error) {
      this.#handleLoss(client, error as Error)
    }
  }

  /**
   * Sends a command and returns its answer. A command that isn't answered in time ends the connection.
   *
   * @throws ValkeyAwayError
   */
  async send(command: readonly (string | Buffer)[], patienceMs = PATIENCE_MS): Promise<unknown> {
    const client = this.#client
    if (!client?.isReady) throw new ValkeyAwayError('Valkey is away')
    try {
      return await within(patienceMs, client.sendCommand(command))
    } catch (error) {
      const { message } = error as Error
      // A refused command (out of memory, read only) says nothing about the connection.
      if (client.isReady && !(error instanceof ValkeyAwayError)) this.#logRefusal(message)
      else this.#handleLoss(client, error as Error)
      throw new ValkeyAwayError(message, { cause: error })
    }
  }

  /** Ends the connection as if it had broken, and makes a new one after a pause. */
  reset(reason: string): void {
    this.#retryMs = MAX_RETRY_MS
    if (this.#client) this.#handleLoss(this.#client, new Error(reason))
  }

  /** Closes the connection for good. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#isReady = false
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    if (client?.isOpen) client.destroy()
  }

  #logRefusal(reason: string): void {
    const now = performance.now()
    if (now - this.#refusedAt < REFUSALS_MS) return
    this.#refusedAt = now
    this.#logger.warn({ reason, connection: this.#options.name }, 'Valkey refuses commands')
  }

  #handleLoss(client: Client, error: Error): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    const wasReady = this.#isReady
    this.#isReady = false
    if (client.isOpen) client.destroy()
    // Logs once per outage, not for every retry.
    if (!this.#isAnnounced)
      this.#logger.warn(
        { reason: error.message, connection: this.#options.name },
        'Valkey is away; limits and events go through the database until it is back',
      )
    this.#isAnnounced = true
    this.#timer = setTimeout(() => void this.open(), this.#retryMs).unref()
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS)
    if (wasReady) this.#options.onLost?.()
  }
}

/** Rejects with a `ValkeyAwayError` if a promise takes too long. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer that has arrived while this process was busy is read first.
      timer = undefined
      setImmediate(() => reject(new ValkeyAwayError(`No answer within ${milliseconds} ms`)))
    }, milliseconds)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}

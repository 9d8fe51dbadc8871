import type { Logger } from 'pino'
import { ValkeyConnection } from '../valkey/valkey-connection'

/** How long Valkey waits for an event before it answers that there is none, and how long we wait for that, in ms. */
const BLOCK_MS = 1_000
const PATIENCE_MS = 3_000
/** Most entries read at a time from each stream. */
const AT_ONCE = 500
/** Who hasn't read for so long begins anew, in ms: half of what `KEPT_MS` keeps. */
const MAX_PAUSE_MS = 30_000
/** How long entries are kept, in ms. */
export const KEPT_MS = 60_000
/** Field of an entry that holds events, as a JSON array. */
export const EVENTS_FIELD = 'e'
/** Position before the first entry of a stream. */
const BEGINNING = '0-0'

/** An entry's id and its fields. */
type Entry = [id: string, fields: string[]]

interface ReaderOptions {
  readonly url: string
  readonly logger: Logger
  /** For what must not wait behind a read. */
  readonly commands: ValkeyConnection
  /** Called when later events will be read. */
  readonly onReady: () => void
  /** Called when the connection is lost: events are missed from then on. */
  readonly onLost: () => void
  readonly onEvents: (events: readonly unknown[]) => void
}

/** Returns the key of a channel's stream. All keys have one hash tag, so a cluster keeps them together. */
export const streamKey = (channel: string) => `{wordhoard}:events:${channel}`

/** Reads streams of events over a connection of its own, from the moment on that they were added. */
export class ValkeyReader {
  readonly #options: ReaderOptions
  readonly #connection: ValkeyConnection
  /** Id of the last entry read, by the stream's key. */
  readonly #positions = new Map<string, string>()
  /** Number by which Valkey knows the connection. */
  #clientId = ''
  #wake: () => void = () => undefined
  #isClosed = false

  constructor(options: ReaderOptions) {
    this.#options = options
    const { url, logger, onReady, onLost } = options
    this.#connection = new ValkeyConnection(url, logger, {
      name: 'wordhoard-events',
      onOpen: async (connection) => {
        this.#clientId = String(await connection.send(['CLIENT', 'ID']))
        await this.#moveToEnds(connection, [...this.#positions.keys()])
      },
      onReady: () => {
        onReady()
        void this.#run()
      },
      onLost: () => {
        this.#wake()
        onLost()
      },
    })
  }

  get isReady(): boolean {
    return this.#connection.isReady
  }

  /** Connects. If Valkey is away it keeps retrying; it never throws. */
  open(): Promise<void> {
    return this.#connection.open()
  }

  /** Reads further channels. Resolves when later entries will be read; without a connection at once. */
  async add(channels: readonly string[]): Promise<void> {
    const added = channels.map(streamKey).filter((key) => !this.#positions.has(key))
    if (added.length === 0) return
    const { commands } = this.#options
    for (const key of added) this.#positions.set(key, BEGINNING)
    if (!this.isReady) return
    try {
      await this.#moveToEnds(commands, added)
      this.#wake()
      // Otherwise it notices within `BLOCK_MS`.
      await commands.send(['CLIENT', 'UNBLOCK', this.#clientId])
    } catch (error) {
      this.#connection.reset((error as Error).message)
    }
  }

  remove(channels: readonly string[]): void {
    for (const channel of channels) this.#positions.delete(streamKey(channel))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#wake()
    await this.#connection.close()
  }

  async #moveToEnds(connection: ValkeyConnection, keys: readonly string[]): Promise<void> {
    await Promise.all(
      keys.map(async (key) => {
        const [last] = (await connection.send(['XREVRANGE', key, '+', '-', 'COUNT', '1'])) as Entry[]
        if (this.#positions.has(key)) this.#positions.set(key, last?.[0] ?? BEGINNING)
      }),
    )
  }

  /** Reads until the connection is lost. */
  async #run(): Promise<void> {
    let readAt = performance.now()
    try {
      while (this.isReady && !this.#isClosed) {
        const keys = [...this.#positions.keys()]
        if (keys.length === 0) {
          await new Promise<void>((resolve) => {
            this.#wake = resolve
          })
          readAt = performance.now()
          continue
        }
        const ids = keys.map((key) => this.#positions.get(key)!)
        const command = ['XREAD', 'COUNT', String(AT_ONCE), 'BLOCK', String(BLOCK_MS), 'STREAMS']
        const answer = await this.#connection.send([...command, ...keys, ...ids], PATIENCE_MS)
        if (performance.now() - readAt > MAX_PAUSE_MS)
          return this.#connection.reset('Events were read too late')
        readAt = performance.now()
        this.#take((answer ?? []) as [string, Entry[]][])
      }
    } catch (error) {
      // Unless it has made itself again already; `#run` begins anew then.
      if (this.isReady) this.#connection.reset((error as Error).message)
    }
  }

  #take(streams: readonly [key: string, entries: Entry[]][]): void {
    const events: unknown[] = []
    for (const [key, entries] of streams) {
      const isWanted = this.#positions.has(key)
      for (const [id, [, text]] of entries) {
        if (isWanted) this.#positions.set(key, id)
        events.push(...parseEvents(text, this.#options.logger))
      }
    }
    if (events.length > 0) this.#options.onEvents(events)
  }
}

function parseEvents(text: string | undefined, logger: Logger): unknown[] {
  try {
    const events: unknown = JSON.parse(text ?? '')
    if (Array.isArray(events)) return events
  } catch {
    // Falls through to the same line.
  }
  logger.warn('Valkey holds an entry that isn’t ours; give each installation a database of its own')
  return []
}

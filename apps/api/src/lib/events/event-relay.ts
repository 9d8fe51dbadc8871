import type { Logger } from 'pino'
import { inOwnSpan } from '../tracing/spans'

/** Most events taken at a time. */
const BATCH = 500
/** Time in which further events are collected into one batch, in ms. */
const COLLECT_MS = 10
/**
 * Interval at which everything in the outbox is sent, in ms: what a process left behind that died between a commit and
 * its notification, or what was committed long after its id had been drawn.
 */
export const SWEEP_MS = 1_000
/** Ids below the last one sent that are looked at again: their transactions may commit late. */
const LATE_IDS = 1_000

/** Events that were sent together, and the id of the last of them. */
export interface SentEvents {
  readonly last: number
  readonly events: number
}

/** Takes events above an id out of the outbox and sends them, in one transaction. */
export type SendBatch = (values: {
  readonly after: number
  readonly limit: number
}) => Promise<readonly SentEvents[]>

/** Sends committed events from the outbox to all processes, one batch at a time. There is one per process. */
export class EventRelay {
  readonly #sendBatch: SendBatch
  readonly #logger: Logger
  readonly #timer: NodeJS.Timeout
  #lastId = 0
  #running: Promise<void> | undefined
  #mustRunAgain = false
  #isClosed = false

  constructor(sendBatch: SendBatch, logger: Logger) {
    this.#sendBatch = sendBatch
    this.#logger = logger
    this.#timer = setInterval(() => this.#run(true), SWEEP_MS).unref()
  }

  /** Sends what has been committed, at once or with the batch after the one that is being sent. */
  flush(): void {
    this.#run(false)
  }

  /** Sends what is left and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
    await this.#send(true).catch(() => undefined)
    this.#isClosed = true
  }

  #run(isSweep: boolean): void {
    if (this.#isClosed) return
    if (this.#running) {
      this.#mustRunAgain = true
      return
    }
    // A sweep usually finds nothing, and isn't worth a span.
    const sending = isSweep ? this.#sendAll(true) : inOwnSpan('events send', () => this.#sendAll(false))
    this.#running = sending.finally(() => {
      this.#running = undefined
      if (this.#mustRunAgain) setTimeout(() => this.#run(false), COLLECT_MS)
      this.#mustRunAgain = false
    })
  }

  async #sendAll(isSweep: boolean): Promise<void> {
    try {
      while ((await this.#send(isSweep)) === BATCH);
    } catch (error) {
      // The next sweep sends them.
      this.#logger.debug({ reason: (error as Error).message }, 'events could not be sent yet')
    }
  }

  async #send(isSweep: boolean): Promise<number> {
    const after = isSweep ? 0 : Math.max(0, this.#lastId - LATE_IDS)
    const sent = await this.#sendBatch({ after, limit: BATCH })
    for (const { last } of sent) this.#lastId = Math.max(this.#lastId, last)
    return sent.reduce((sum, { events }) => sum + events, 0)
  }
}

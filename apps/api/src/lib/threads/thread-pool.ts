import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { AppError } from '../app-error'
import { inSpan } from '../tracing/spans'
import { FairQueue } from './fair-queue'
import { type ThreadOptions, WorkerThread } from './worker-thread'

const MEGABYTE = 1024 * 1024

/** Queue of work on texts by user id, shared by all threads that work on texts. */
export type ThreadQueue = FairQueue<number>

/** Owner of the product's own work; user ids start at 1. */
export const systemOwner = 0

/**
 * Creates a queue that runs one task per user at a time, on half of the cores (at least two), so that no user takes all
 * of them. Waiting tasks are limited by number and by the bytes they hold.
 */
export function threadQueue(): ThreadQueue {
  return new FairQueue({
    atOnce: Math.max(2, Math.floor(availableParallelism() / 2)),
    atOnceEach: 1,
    waiting: 100,
    waitingEach: 40,
    units: 128 * MEGABYTE,
    unitsEach: 48 * MEGABYTE,
  })
}

export interface ThreadPoolOptions<Key extends string | number> extends ThreadOptions {
  /** Queue in which owners take turns. */
  readonly queue: FairQueue<Key>
  /** Milliseconds without work after which threads are ended. */
  readonly idleLimit: number
  /** Number of threads that are kept once started, because they cache what later work needs. */
  readonly kept?: number
}

/** Pool of threads of one kind, started on demand and ended after a while without work. */
export class ThreadPool<Key extends string | number, Request, Answer> {
  readonly #options: ThreadPoolOptions<Key>
  /** Name of the program that the threads run. */
  readonly #name: string
  readonly #threads = new Map<WorkerThread<Request, Answer>, { isBusy: boolean }>()
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: ThreadPoolOptions<Key>) {
    this.#options = options
    this.#name = basename(options.workerUrl.pathname).replace(/\.\w+$/, '')
  }

  /**
   * Has a thread answer the request when its owner's turn comes. Rejects with `unavailable` when too much is waiting,
   * and with a `ThreadLimitError` when the work takes too much time or memory.
   *
   * @param bytes held by the request while it waits
   */
  ask(owner: Key, bytes: number, request: Request): Promise<Answer> {
    return inSpan(`thread ${this.#name}`, () => this.#askInTurn(owner, bytes, request))
  }

  #askInTurn(owner: Key, bytes: number, request: Request): Promise<Answer> {
    return this.#options.queue.run(owner, bytes, async () => {
      if (this.#isClosed) throw new AppError('unavailable')
      clearTimeout(this.#idle)
      const thread = this.#freeThread()
      this.#threads.set(thread, { isBusy: true })
      try {
        return await thread.ask(request)
      } finally {
        if (thread.isAlive) this.#threads.set(thread, { isBusy: false })
        else this.#threads.delete(thread)
        this.#closeIdleLater()
      }
    })
  }

  /** Ends all threads. Running requests reject, and so do later ones. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#idle)
    await Promise.all([...this.#threads.keys()].map((thread) => thread.close()))
  }

  #freeThread(): WorkerThread<Request, Answer> {
    for (const [thread, { isBusy }] of this.#threads) {
      if (!thread.isAlive) this.#threads.delete(thread)
      else if (!isBusy) return thread
    }
    return new WorkerThread<Request, Answer>(this.#options)
  }

  #closeIdleLater(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      const idle = [...this.#threads].filter(([, { isBusy }]) => !isBusy).map(([thread]) => thread)
      for (const thread of idle.slice(this.#options.kept ?? 0)) {
        this.#threads.delete(thread)
        void thread.close()
      }
    }, this.#options.idleLimit)
    this.#idle.unref()
  }
}

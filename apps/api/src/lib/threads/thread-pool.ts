import { availableParallelism } from 'node:os'
import { AppError } from '../app-error'
import { FairQueue } from './fair-queue'
import { type ThreadOptions, WorkerThread } from './worker-thread'

const MEGABYTE = 1024 * 1024

/** Turns at work on texts, by user; all threads that work on texts take their turns from one queue. */
export type ThreadQueue = FairQueue<number>

/** Whose the product's own work is; users' ids begin with 1. */
export const noOwner = 0

/**
 * One piece of work at a time for each user, on half of the cores and at least two, so that no user has all of them.
 * What waits is bounded by number and by the bytes that it holds.
 */
export function threadQueue(): ThreadQueue {
  return new FairQueue({
    answerFromMemory: Math.max(2, Math.floor(availableParallelism() / 2)),
    atOnceEach: 1,
    waiting: 100,
    waitingEach: 40,
    units: 128 * MEGABYTE,
    unitsEach: 48 * MEGABYTE,
  })
}

export interface ThreadPoolOptions<Key extends string | number> extends ThreadOptions {
  /** Turns at work, by owner. */
  readonly turns: FairQueue<Key>
  /** Milliseconds without work after which threads end. */
  readonly idleLimit: number
  /** Threads that stay for good once they have started, because they remember what the next work needs. */
  readonly kept?: number
}

/** Threads of one kind: started when work comes, ended when none has come for a while. */
export class ThreadPool<Key extends string | number, Request, Answer> {
  readonly #options: ThreadPoolOptions<Key>
  readonly #threads = new Map<WorkerThread<Request, Answer>, { isBusy: boolean }>()
  #idle: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: ThreadPoolOptions<Key>) {
    this.#options = options
  }

  /**
   * Has a thread answer the request when it is its owner's turn. Rejects with `unavailable` when too much is waiting, with
   * a `ThreadLimitError` when the work takes more time or memory than it may.
   *
   * @param bytes that the request holds while it waits
   */
  ask(owner: Key, bytes: number, request: Request): Promise<Answer> {
    return this.#options.turns.run(owner, bytes, async () => {
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

  /** Ends all threads; what they are at rejects, and so does what is asked later. */
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

import { Worker } from 'node:worker_threads'
import { threadEntry } from '@wordhoard/dictionary/thread-entry'

/** Thrown when a request takes more time or memory than allowed. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError'
}

/** Message from a thread; the first one says that it is ready. */
export type ThreadMessage<Answer> = { readonly ready: true } | { readonly answer: Answer }

export interface ThreadOptions {
  /** File of the worker, bundled or source. */
  readonly workerUrl: URL
  /** Time limit for one request, in ms. */
  readonly timeLimit: number
  /** Limit of the thread's heap, in MB. */
  readonly megabytes: number
  /** Limit of the thread's space for new objects, in MB: three times what is filled before garbage is collected. */
  readonly youngMegabytes?: number
  /** Start data of the worker (`workerData`); shared memory is not copied. */
  readonly data?: unknown
}

const START_LIMIT_MS = 60_000
/** Half of what the main thread has: threads stay idle with all of it, because V8 collects nothing without work. */
const YOUNG_MEGABYTES = 12

/** A thread that handles one request at a time. It doesn't keep the process alive while idle. */
export class WorkerThread<Request, Answer> {
  readonly #worker: Worker
  readonly #timeLimit: number
  #isReady = false
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  #timer: NodeJS.Timeout | undefined
  /** Whether the thread still runs; false after it exited, failed or exceeded a limit. */
  isAlive = true

  constructor({ workerUrl, timeLimit, megabytes, youngMegabytes = YOUNG_MEGABYTES, data }: ThreadOptions) {
    this.#timeLimit = timeLimit
    this.#worker = new Worker(threadEntry(workerUrl), {
      execArgv: [],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: ThreadMessage<Answer>) => this.#take(message))
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#end(isFull ? new ThreadLimitError('out of memory') : error)
    })
    this.#worker.on('exit', () => this.#end(new Error('The thread ended unexpectedly')))
  }

  /**
   * Sends a request to the thread. Rejects with a `ThreadLimitError` or with the thread's error; after either, the
   * thread is no longer alive. Call it only after the previous request has settled.
   */
  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker.ref()
      this.#watch()
      this.#worker.postMessage(request)
    })
  }

  /** Ends the thread. A running request rejects. */
  async close(): Promise<void> {
    this.#end(new Error('The thread was closed'))
    await this.#worker.terminate()
  }

  #take(message: ThreadMessage<Answer>): void {
    if ('ready' in message) {
      this.#isReady = true
      this.#watch()
    } else {
      this.#takeWaiting()?.resolve(message.answer)
    }
  }

  /** Restarts the timer of the current request. The request's own time limit counts only once the thread is ready. */
  #watch(): void {
    clearTimeout(this.#timer)
    if (!this.#waiting) return
    const limit = this.#isReady ? this.#timeLimit : START_LIMIT_MS
    this.#timer = setTimeout(() => {
      this.#end(
        this.#isReady
          ? new ThreadLimitError('The thread exceeded its time limit')
          : new Error('The thread did not start in time'),
      )
      void this.#worker.terminate()
    }, limit)
  }

  #takeWaiting() {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = undefined
    this.#worker.unref()
    return waiting
  }

  #end(reason: Error): void {
    this.isAlive = false
    this.#takeWaiting()?.reject(reason)
  }
}

import { Worker } from 'node:worker_threads'
import { threadEntry } from '@wordhoard/dictionary/thread-entry'

/** Work took more time or memory than it may. */
export class ThreadLimitError extends Error {
  override readonly name = 'ThreadLimitError'
}

/** What a thread sends; the first says that it is ready. */
export type ThreadMessage<Answer> = { readonly ready: true } | { readonly answer: Answer }

export interface ThreadOptions {
  /** The worker's file, a bundle or a source. */
  readonly workerUrl: URL
  /** Milliseconds for one request. */
  readonly timeLimit: number
  /** Most megabytes of objects. */
  readonly megabytes: number
  /** What the worker is given at its start (`workerData`); shared memory is not copied. */
  readonly data?: unknown
}

const START_LIMIT_MS = 60_000

/** A thread that works on one request at a time. It keeps no process alive while it has nothing to do. */
export class WorkerThread<Request, Answer> {
  readonly #worker: Worker
  readonly #timeLimit: number
  #isReady = false
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  #timer: NodeJS.Timeout | undefined
  /** False once it has ended, of itself or because a request took too much. */
  isAlive = true

  constructor({ workerUrl, timeLimit, megabytes, data }: ThreadOptions) {
    this.#timeLimit = timeLimit
    this.#worker = new Worker(threadEntry(workerUrl), {
      execArgv: [],
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    this.#worker.unref()
    this.#worker.on('message', (message: ThreadMessage<Answer>) => this.#take(message))
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#end(isFull ? new ThreadLimitError('out of memory') : error)
    })
    this.#worker.on('exit', () => this.#end(new Error('the thread ended')))
  }

  /**
   * Rejects with a `ThreadLimitError`, or with what went wrong; after either the thread is no longer alive. Call it only
   * when the request before has settled.
   */
  ask(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker.ref()
      this.#watch()
      this.#worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    this.#end(new Error('the thread was closed'))
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

  /** The clock of a request begins when its thread has started. */
  #watch(): void {
    clearTimeout(this.#timer)
    if (!this.#waiting) return
    const limit = this.#isReady ? this.#timeLimit : START_LIMIT_MS
    this.#timer = setTimeout(() => {
      this.#end(this.#isReady ? new ThreadLimitError('out of time') : new Error('no start in time'))
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

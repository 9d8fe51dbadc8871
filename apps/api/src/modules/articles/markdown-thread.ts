import { Worker } from 'node:worker_threads'
import { threadEntry } from '@wordhoard/dictionary/thread-entry'
import type { RenderedMarkdown } from './markdown'
import type { MarkdownAnswer, MarkdownRequest } from './markdown-worker'

/** A text that takes more time, memory or depth than any that is written to be read. */
export class TooComplicatedError extends Error {
  override readonly name = 'TooComplicatedError'
}

/** Enough for 2 MB of prose, which is at 300 MB; what needs more is no article. */
const MOST_MEGABYTES = 768
const START_LIMIT_MS = 60_000

/** A thread that renders one text at a time. It keeps no process alive while it has nothing to do. */
export class MarkdownThread {
  readonly #worker: Worker
  readonly #timeLimit: number
  #isReady = false
  #waiting: { resolve(rendered: RenderedMarkdown): void; reject(error: Error): void } | undefined
  #timer: NodeJS.Timeout | undefined
  /** False once it has ended, of itself or because a text took too long. */
  isAlive = true

  /** @param timeLimit in milliseconds for one text */
  constructor(workerUrl: URL, timeLimit: number) {
    this.#timeLimit = timeLimit
    this.#worker = new Worker(threadEntry(workerUrl), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
    this.#worker.unref()
    this.#worker.on('message', (answer: MarkdownAnswer) => this.#take(answer))
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      this.#end(isFull ? new TooComplicatedError('out of memory') : error)
    })
    this.#worker.on('exit', () => this.#end(new Error('the markdown thread ended')))
  }

  /** Rejects with a `TooComplicatedError`, or with what went wrong; call it only when the one before has settled. */
  render(request: MarkdownRequest): Promise<RenderedMarkdown> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#worker.ref()
      this.#watch()
      this.#worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    this.#end(new Error('the markdown thread was closed'))
    await this.#worker.terminate()
  }

  #take(answer: MarkdownAnswer): void {
    if (answer === 'ready') {
      this.#isReady = true
      this.#watch()
      return
    }
    const waiting = this.#settled()
    if ('rendered' in answer) waiting?.resolve(answer.rendered)
    else waiting?.reject(new TooComplicatedError('nested too deeply'))
  }

  /** The clock of a text begins when its thread has started. */
  #watch(): void {
    clearTimeout(this.#timer)
    if (!this.#waiting) return
    const limit = this.#isReady ? this.#timeLimit : START_LIMIT_MS
    this.#timer = setTimeout(() => {
      this.#end(this.#isReady ? new TooComplicatedError('out of time') : new Error('no start in time'))
      void this.#worker.terminate()
    }, limit)
  }

  #settled() {
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = undefined
    this.#worker.unref()
    return waiting
  }

  #end(reason: Error): void {
    this.isAlive = false
    this.#settled()?.reject(reason)
  }
}

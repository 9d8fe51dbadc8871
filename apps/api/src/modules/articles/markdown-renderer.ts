import { AppError } from '../../lib/app-error'
import type { RenderedMarkdown } from './markdown'
import { MarkdownThread, TooComplicatedError } from './markdown-thread'

interface Job {
  readonly source: string
  /** Whose text it is. */
  readonly userId: number
  resolve(rendered: RenderedMarkdown): void
  reject(error: unknown): void
}

/** What can be told of a text that was refused. */
const refusals: Record<string, string> = {
  'nested too deeply': 'The text is nested too deeply.',
}

const MOST_WAITING = 100

/**
 * Renders markdown in threads of its own: started when the first text comes, ended when none has come for a while, since
 * jsdom takes 100 MB. A user's texts are rendered one after another, so that nobody can keep all threads busy.
 */
export class MarkdownRenderer {
  readonly #options: Required<RendererOptions>
  readonly #waiting: Job[] = []
  readonly #busyUsers = new Set<number>()
  readonly #threads = new Map<MarkdownThread, Job | undefined>()
  #idle: NodeJS.Timeout | undefined

  constructor(options: RendererOptions) {
    this.#options = { workerUrl: source(), threads: 2, timeLimit: 20_000, idleLimit: 120_000, ...options }
  }

  /**
   * Markdown as safe HTML and as plain text. Throws `invalid_input` when the text takes more time, memory or depth than it
   * may, `unavailable` when too many texts are waiting.
   */
  render(markdown: string, userId: number): Promise<RenderedMarkdown> {
    if (markdown.trim() === '') return Promise.resolve({ html: '', text: '' })
    if (this.#waiting.length >= MOST_WAITING) throw new AppError('unavailable')
    return new Promise((resolve, reject) => {
      this.#waiting.push({ source: markdown, userId, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    for (const job of this.#waiting.splice(0)) job.reject(new AppError('unavailable'))
    await Promise.all([...this.#threads.keys()].map((thread) => thread.close()))
  }

  #next(): void {
    const at = this.#waiting.findIndex(({ userId }) => !this.#busyUsers.has(userId))
    if (at < 0) return
    const thread = this.#freeThread()
    if (!thread) return
    const [job] = this.#waiting.splice(at, 1)
    clearTimeout(this.#idle)
    void this.#run(thread, job!)
  }

  #freeThread(): MarkdownThread | undefined {
    for (const [thread, job] of this.#threads) {
      if (!thread.isAlive) this.#threads.delete(thread)
      else if (!job) return thread
    }
    if (this.#threads.size >= this.#options.threads) return undefined
    const thread = new MarkdownThread(this.#options.workerUrl, this.#options.timeLimit)
    this.#threads.set(thread, undefined)
    return thread
  }

  async #run(thread: MarkdownThread, job: Job): Promise<void> {
    this.#threads.set(thread, job)
    this.#busyUsers.add(job.userId)
    try {
      job.resolve(await thread.render({ source: job.source, origin: this.#options.origin }))
    } catch (error) {
      job.reject(error instanceof TooComplicatedError ? refusal(error) : error)
    }
    this.#busyUsers.delete(job.userId)
    if (thread.isAlive) this.#threads.set(thread, undefined)
    else this.#threads.delete(thread)
    if (this.#waiting.length > 0) this.#next()
    else if (this.#busyUsers.size === 0) this.#restLater()
  }

  #restLater(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      for (const thread of this.#threads.keys()) void thread.close()
      this.#threads.clear()
    }, this.#options.idleLimit)
    this.#idle.unref()
  }
}

interface RendererOptions {
  /** Of this site, as `https://example.org`: links to it stay in articles. */
  readonly origin: string
  /** The worker's file; its source next to this one unless given. */
  readonly workerUrl?: URL
  readonly threads?: number
  /** Milliseconds for one text. */
  readonly timeLimit?: number
  /** Milliseconds without a text after which the threads end. */
  readonly idleLimit?: number
}

function refusal(error: TooComplicatedError): AppError {
  const msg = refusals[error.message] ?? 'The text is too complicated: it takes too long to prepare.'
  return new AppError('invalid_input', [{ loc: ['body', 'md_content'], msg, type: 'too_complicated' }])
}

function source(): URL {
  return new URL('./markdown-worker.ts', import.meta.url)
}

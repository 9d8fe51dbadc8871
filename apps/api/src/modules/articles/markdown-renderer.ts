import { AppError } from '../../lib/app-error'
import { ThreadPool, type ThreadQueue } from '../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../lib/threads/worker-thread'
import type { RenderedMarkdown } from './markdown'
import type { MarkdownAnswer, MarkdownRequest } from './markdown-worker'

/** Heap limit in MB. 2 MB of prose take 300 MB; whatever needs more than the limit is no normal article. */
const MAX_MEGABYTES = 768

/** Messages for refused texts. */
const refusals = {
  'too deep': 'The text is nested too deeply.',
  'too many': 'The text has too many HTML elements.',
}

interface RendererOptions {
  /** Origin of this site, as `https://example.org`: articles keep links to it. */
  readonly origin: string
  readonly queue: ThreadQueue
  /** File of the worker; defaults to its source next to this one. */
  readonly workerUrl?: URL
  /** Time limit for one text, in ms. */
  readonly timeLimit?: number
  /** Time without work after which the threads end, in ms. */
  readonly idleLimit?: number
}

/**
 * Renders markdown in separate threads. They start with the first text and end after a while without work, because
 * jsdom takes 100 MB.
 */
export class MarkdownRenderer {
  readonly #origin: string
  readonly #pool: ThreadPool<number, MarkdownRequest, MarkdownAnswer>

  constructor({ origin, ...options }: RendererOptions) {
    this.#origin = origin
    this.#pool = new ThreadPool({
      workerUrl: new URL('./markdown-worker.ts', import.meta.url),
      timeLimit: 20_000,
      idleLimit: 20_000,
      megabytes: MAX_MEGABYTES,
      ...options,
    })
  }

  /**
   * Renders markdown to safe HTML and plain text. Rejects with `invalid_input` when the text exceeds the limits on
   * time, memory or nesting, and with `unavailable` when too many texts are waiting.
   */
  async render(markdown: string, userId: number): Promise<RenderedMarkdown> {
    if (markdown.trim() === '') return { html: '', text: '' }
    const answer = await this.#pool
      .ask(userId, 2 * markdown.length, { source: markdown, origin: this.#origin })
      .catch((error: unknown) => {
        if (!(error instanceof ThreadLimitError)) throw error
        throw refusal('The text is too complicated: it takes too long to prepare.')
      })
    if ('refused' in answer) throw refusal(refusals[answer.refused])
    return answer.rendered
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}

function refusal(msg: string): AppError {
  return new AppError('invalid_input', [{ loc: ['body', 'md_content'], msg, type: 'too_complicated' }])
}

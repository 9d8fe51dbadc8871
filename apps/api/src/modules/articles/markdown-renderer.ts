import { AppError } from '../../lib/app-error'
import { ThreadPool, type ThreadQueue } from '../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../lib/threads/worker-thread'
import type { RenderedMarkdown } from './markdown'
import type { MarkdownAnswer, MarkdownRequest } from './markdown-worker'

/** Enough for 2 MB of prose, which is at 300 MB; what needs more is no article. */
const MOST_MEGABYTES = 768

/** What is said of a text that was refused. */
const refusals = {
  'too deep': 'The text is nested too deeply.',
  'too many': 'The text has too many HTML elements.',
}

interface RendererOptions {
  /** Of this site, as `https://example.org`: links to it stay in articles. */
  readonly origin: string
  readonly turns: ThreadQueue
  /** The worker's file; its source next to this one unless given. */
  readonly workerUrl?: URL
  /** Milliseconds for one text. */
  readonly timeLimit?: number
  /** Milliseconds without a text after which the threads end. */
  readonly idleLimit?: number
}

/**
 * Renders markdown in threads of their own: started when the first text comes, ended when none has come for a while, since
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
      idleLimit: 120_000,
      megabytes: MOST_MEGABYTES,
      ...options,
    })
  }

  /**
   * Markdown as safe HTML and as plain text. Rejects with `invalid_input` when the text takes more time, memory or depth
   * than it may, with `unavailable` when too many texts are waiting.
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

import { type ImportedPage, PAGE_IMPORTS_PER_HOUR } from '@wordhoard/contracts/reading/page-import'
import { brand } from '@wordhoard/contracts/site/brand'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { ThreadPool, type ThreadQueue } from '../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../lib/threads/worker-thread'
import { consumeAttempt } from '../attempts/attempts'
import { fetchPage, MAX_PAGE_BYTES } from './fetch-page'
import type { PageAnswer, PageRequest } from './page-worker'

const limit = { most: PAGE_IMPORTS_PER_HOUR, windowSeconds: 60 * 60 }
/** Time limit for finding the article of a page, in ms. */
const READ_LIMIT_MS = 8_000
/** Heap limit of the thread, in MB. A page of 50,000 elements takes 250 MB. */
const MAX_MEGABYTES = 512

interface PageImportOptions {
  readonly pool: pg.Pool
  readonly queue: ThreadQueue
  readonly publicUrl: string
  readonly rateLimit: boolean
  readonly workerUrl: URL
  /** Origins that are allowed although they aren't public; for tests. */
  readonly allowedOrigins: readonly string[]
}

/** Imports articles from web pages. Nothing is stored; the reader saves what its user wants to keep. */
export class PageImportService {
  readonly #options: PageImportOptions
  readonly #threads: ThreadPool<number, PageRequest, PageAnswer>

  constructor(options: PageImportOptions) {
    this.#options = options
    this.#threads = new ThreadPool({
      queue: options.queue,
      workerUrl: options.workerUrl,
      timeLimit: READ_LIMIT_MS,
      idleLimit: 60_000,
      megabytes: MAX_MEGABYTES,
    })
  }

  /**
   * Fetches a page and finds its article.
   *
   * @throws AppError `too_many_requests`, `page_address_refused`, `page_unreachable`, `page_not_text`, `page_too_large`,
   * `page_without_article`
   */
  async importPage(actor: Actor, address: string): Promise<ImportedPage> {
    const { pool, publicUrl, rateLimit, allowedOrigins } = this.#options
    // Counted even if the page is refused, so that nobody can try out addresses without end.
    if (rateLimit) await consumeAttempt(pool, `page-import:${actor.userId}`, limit)
    const page = await fetchPage(address, {
      userAgent: `${brand.name} (+${publicUrl})`,
      allowedOrigins,
    })
    const read = await this.#threads
      .ask(actor.userId, MAX_PAGE_BYTES, page)
      .catch((error: unknown): PageAnswer => {
        if (!(error instanceof ThreadLimitError)) throw error
        return { refused: 'too large' }
      })
    if ('refused' in read)
      throw new AppError(read.refused === 'too large' ? 'page_too_large' : 'page_without_article')
    const { title, byline, content, textContent } = read.article
    return { title, byline, content, text: textContent, url: page.url }
  }

  close(): Promise<void> {
    return this.#threads.close()
  }
}

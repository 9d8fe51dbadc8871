import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { type Limits, whenCounted } from '../lib/limits/limits'
import { plainPage, plainPageStyle } from '../lib/plain-page'

/**
 * Enough for a class of 40 behind one address that opens ten pages each at once, and for a search engine that always
 * fetches ten a second. Links within the client fetch no pages.
 */
const pages = { burst: 400, perSecond: 10 }

export interface PageLimitOptions {
  /** Names the pages that are counted together. */
  readonly name: string
  /** False for load tests: requests are counted but never refused. */
  readonly refuse: boolean
  readonly limits: Limits
}

/**
 * Limits pages, sitemaps and unknown paths by address, as plugins/rate-limit.ts does for calls. The client's files
 * aren't counted: they are served straight from disk, and a first visit fetches dozens.
 */
export const pageLimit = fp(
  async (app: FastifyInstance, { name, refuse, limits }: PageLimitOptions) => {
    app.allowInlineStyle(plainPageStyle)
    const counter = limits.open(name, pages)
    app.addHook('onRequest', (request, reply, done) => {
      if (isFile(request)) return done()
      whenCounted(counter.take(addressKey(request.ip), Date.now()), (wait) => {
        if (wait === 0 || !refuse) return done()
        reply
          .status(429)
          .headers({ 'retry-after': String(wait), 'cache-control': 'no-store' })
          .type('text/html; charset=utf-8')
          .send(refusal(wait))
      })
    })
  },
  { name: 'page-limit' },
)

/**
 * Returns whether a request is for one of the client's files, or, judging by its ending, for a file that doesn't exist.
 */
function isFile({ is404, routeOptions, url }: FastifyRequest): boolean {
  if (is404) return /\.\w{2,12}$/.test(url.split('?', 1)[0]!)
  return routeOptions.config.isClientFile === true
}

function refusal(wait: number): string {
  return plainPage({
    heading: 'Too many requests',
    text: `Too many pages were opened from your network at once. Wait ${wait === 1 ? 'a second' : `${wait} seconds`}, then reload this page.`,
  })
}

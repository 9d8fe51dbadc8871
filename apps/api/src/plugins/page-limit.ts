import { brand } from '@wordhoard/contracts/brand'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { TokenBuckets } from '../lib/token-bucket'

/**
 * A class of 40 behind one address that opens ten pages each at once; a search engine that fetches ten a second for as
 * long as it likes. Links within the client fetch no page.
 */
const pages = { burst: 400, perSecond: 10 }

/**
 * Limits pages, sitemaps and unknown paths by address, as plugins/rate-limit.ts does calls. The client's files are not
 * counted: they are read from the disk as they are, and a first visit fetches dozens. With `refuse: false` (load tests)
 * pages are counted and none is refused.
 */
export const pageLimit = fp(
  async (app: FastifyInstance, options: { refuse: boolean }) => {
    const buckets = new TokenBuckets(pages)
    app.addHook('onRequest', (request, reply, done) => {
      const wait = isFile(request) ? 0 : buckets.take(addressKey(request.ip), Date.now())
      if (wait === 0 || !options.refuse) return done()
      reply
        .status(429)
        .headers({ 'retry-after': String(wait), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(refusal(wait))
    })
  },
  { name: 'page-limit' },
)

/** Whether a request is for one of the client's files, or by its ending for one that is not there. */
function isFile({ is404, routeOptions, url }: FastifyRequest): boolean {
  if (is404) return /\.\w{2,12}$/.test(url.split('?', 1)[0]!)
  return 'file' in routeOptions.config
}

/** Written without the client: it costs nothing to send. */
function refusal(wait: number): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Too many requests | ${brand.name}</title>
</head>
<body>
<h1>Too many requests</h1>
<p>Too many pages were opened from your network at once. Wait ${wait === 1 ? 'a second' : `${wait} seconds`}, then reload this page.</p>
</body>
</html>
`
}

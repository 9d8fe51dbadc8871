import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../lib/app-error'
import { TokenBuckets } from '../lib/token-bucket'

/** A class of 40 behind one address, each tapping a word a second and fetching a screen of words ahead. */
const publicCalls = { burst: 1200, perSecond: 80 }

/**
 * Limits calls by address. With `refuse: false` (load tests) everything is counted as usual and nothing is refused, so
 * that what is measured is what runs.
 */
export const rateLimit = fp(
  async (app: FastifyInstance, options: { refuse: boolean }) => {
    const buckets = new TokenBuckets(publicCalls)
    app.addHook('onRequest', (request, _reply, done) => {
      const wait = buckets.take(request.ip, Date.now())
      if (wait > 0 && options.refuse) {
        done(new AppError('too_many_requests', undefined, { 'retry-after': String(wait) }))
        return
      }
      done()
    })
  },
  { name: 'rate-limit' },
)

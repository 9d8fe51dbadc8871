import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Maximum size of JSON that is parsed at once, in bytes; it takes less than a millisecond. */
const SHORT_BODY = 128 * 1024

/**
 * Leaves long JSON bodies unparsed, as a `Buffer`, for endpoints that accept them (`handleLongBody` in lib/route.ts).
 * Decoding and parsing five megabytes would block all other requests for 50 ms.
 */
export const longBodies = fp(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
      if (body.length > SHORT_BODY && request.routeOptions.config.takesLongBodies) done(null, body)
      else void parse(request, body.toString(), done)
    })
  },
  { name: 'long-bodies' },
)

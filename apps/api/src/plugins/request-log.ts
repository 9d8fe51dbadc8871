import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Logs one structured line per answered request. Successes are logged at level debug, because look-ups come by the
 * thousand and matter only when they fail. Query and body are never logged: they hold what people read.
 */
export const requestLog = fp(
  async (app: FastifyInstance) => {
    const verbose = app.log.level === 'debug' || app.log.level === 'trace'
    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode } = reply
      if (statusCode < 400 && !verbose) return done()
      const line = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      }
      if (statusCode >= 500) request.log.error(line, 'answered')
      else if (statusCode >= 400) request.log.info(line, 'answered')
      else request.log.debug(line, 'answered')
      done()
    })
  },
  { name: 'request-log' },
)

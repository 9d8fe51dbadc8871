import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '../lib/app-error'

/**
 * Closed by default: only endpoints that say `auth: 'public'` answer without a session, and a route that was not
 * registered by `route()` is never answered at all.
 */
export const access = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const isOpen = request.is404 || request.routeOptions.config.endpoint?.auth === 'public'
      done(isOpen ? undefined : new AppError('not_signed_in'))
    })
  },
  { name: 'access' },
)

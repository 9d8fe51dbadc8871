import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Actor } from '../lib/actor'
import { AppError } from '../lib/app-error'
import { type Limits, whenCounted } from '../lib/limits/limits'

/** Paths whose answers hold personal data even when they are public: no cache may store them. */
const personal = /^\/(auth2|users|user-info)\//

/** Enough for one user who taps and turns pages quickly in several tabs. */
const callsOfAnAccount = { burst: 600, perSecond: 20 }

interface Options {
  /** Returns the actor of a valid access token. */
  readonly verify: (token: string) => Actor | undefined
  readonly isEnded: (sessionId: string) => boolean | Promise<boolean>
  readonly limits: Limits
  /** If false, calls are counted but never refused (load tests). */
  readonly refuse: boolean
}

/**
 * Checks access to endpoints. Closed by default: only endpoints with `auth: 'public'` or `'optional'` answer without a
 * session, and routes not registered by `route()` never answer. An invalid token is refused with 401 on optional
 * endpoints too, so that the client refreshes it instead of being treated as a visitor.
 */
export const access = fp(
  async (app: FastifyInstance, options: Options) => {
    const calls = options.limits.open('calls of an account', callsOfAnAccount)
    app.addHook('onRequest', (request, reply, done) => {
      const endpoint = request.routeOptions.config.endpoint
      if (endpoint?.auth === 'public' || request.is404) {
        if (endpoint && personal.test(endpoint.path)) reply.header('cache-control', 'no-store')
        return done()
      }
      if (!endpoint) return done(new AppError('not_signed_in'))
      reply.header('cache-control', 'no-store')
      const { authorization } = request.headers
      if (authorization === undefined && endpoint.auth === 'optional') return done()
      const actor = options.verify(bearer(authorization))
      if (!actor) return done(new AppError('not_signed_in'))
      whenCounted(calls.take(String(actor.userId), Date.now()), (wait) => {
        if (wait > 0 && options.refuse) return done(AppError.tooMany(wait))
        const isEnded = options.isEnded(actor.sessionId)
        if (typeof isEnded === 'boolean') return done(admit(request, actor, isEnded))
        isEnded.then((ended) => done(admit(request, actor, ended)), done)
      })
    })
  },
  { name: 'access' },
)

function admit(request: FastifyRequest, actor: Actor, isEnded: boolean): AppError | undefined {
  if (isEnded) return new AppError('not_signed_in')
  request.actor = actor
  return undefined
}

function bearer(authorization: string | undefined): string {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
}

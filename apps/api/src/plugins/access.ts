import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Actor } from '../lib/actor'
import { AppError } from '../lib/app-error'
import { TokenBuckets } from '../lib/token-bucket'

/** Where the answers are about persons even when anybody may ask: no cache between may keep them. */
const personal = /^\/(auth2|users|user-info)\//

/** One person who taps and turns pages quickly, in several tabs. */
const callsOfAnAccount = { burst: 600, perSecond: 20 }

interface Options {
  /** Whose an access token is. */
  readonly verify: (token: string) => Actor | undefined
  readonly isEnded: (sessionId: string) => boolean | Promise<boolean>
  /** False: calls are counted and never refused (load tests). */
  readonly refuse: boolean
}

/**
 * Closed by default: only endpoints that say `auth: 'public'` or `'optional'` answer without a session, and a route that
 * was not registered by `route()` is never answered at all. A token that is not good is a 401 on optional ones too, so
 * that the client renews it instead of being taken for a visitor.
 */
export const access = fp(
  async (app: FastifyInstance, options: Options) => {
    const buckets = new TokenBuckets(callsOfAnAccount)
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
      const wait = buckets.take(String(actor.userId), Date.now())
      if (wait > 0 && options.refuse) return done(AppError.tooMany(wait))
      const isEnded = options.isEnded(actor.sessionId)
      if (typeof isEnded === 'boolean') return done(admit(request, actor, isEnded))
      isEnded.then((ended) => done(admit(request, actor, ended)), done)
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

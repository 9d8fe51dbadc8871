import { errorTable } from '@wordhoard/contracts/errors'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { AppError } from './lib/app-error'
import { IdempotentAnswers } from './lib/idempotency/idempotency'
import { requestId } from './lib/request-id'
import { trustProxy } from './lib/trusted-proxies'
import { invitationMailPages } from './modules/invitation-mail/mail-pages'
import { pages } from './modules/pages/pages'
import { reminderPages } from './modules/reminders/reminder-pages'
import { access } from './plugins/access'
import { admission } from './plugins/admission'
import { answersFromMemory } from './plugins/answers-from-memory'
import { crossSite } from './plugins/cross-site'
import { drain } from './plugins/drain'
import { errors } from './plugins/errors'
import { longBodies } from './plugins/long-bodies'
import { metrics } from './plugins/metrics'
import { profilesLimit } from './plugins/profiles-limit'
import { rateLimit } from './plugins/rate-limit'
import { readFrom } from './plugins/read-from'
import { requestLog } from './plugins/request-log'
import { securityHeaders } from './plugins/security-headers'
import { tracing } from './plugins/tracing'
import { registerRoutes } from './router'
import { openApiServices } from './services/open-api-services'
import type { Services } from './services/services'

/** Maximum length of a path parameter that reaches validation; Node itself rejects longer headers (431). */
const MAX_PARAMETER_LENGTH = 60_000

/** Builds the application. The caller starts it listening. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env, pool, logger, limits } = services
  const app = Fastify({
    loggerInstance: logger,
    // plugins/request-log.ts logs requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Only the configured proxies may say which address the caller has.
    trustProxy: trustProxy(env.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    http: { maxHeaderSize: 64 * 1024 },
    frameworkErrors: (error, request, reply) => {
      request.log.info({ code: error.code }, 'malformed request')
      const { status, detail } = errorTable.malformed_request
      reply.raw.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': request.id,
      })
      reply.raw.end(JSON.stringify({ detail, code: 'malformed_request', request_id: request.id }))
    },
  }) as unknown as FastifyInstance
  app.decorate('endpoints', [])
  app.decorate('memoryRoutes', [])
  app.decorate('idempotentAnswers', new IdempotentAnswers(pool))
  app.decorateRequest('actor', undefined)
  const api = await openApiServices(app, services)
  const { tokens, registry, mailLinks, invitationMails, reminderLinks } = api
  await app.register(tracing, services)
  await app.register(errors, { storage: api.storage })
  await app.register(requestLog)
  await app.register(drain, services)
  await app.register(readFrom, { replicas: services.replicas, publicUrl: env.publicUrl })
  await app.register(metrics, {
    token: env.metricsToken,
    pool,
    replicas: services.replicas,
    valkey: services.valkey,
    counts: {
      'chat streams': () => api.stream.countOpen(),
      'texts waiting': () => services.queue.countAllWaiting(),
    },
  })
  await app.register(securityHeaders, {
    publicUrl: env.publicUrl,
    turnstile: env.humanCheck.kind === 'turnstile',
  })

  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { refuse: env.rateLimit, limits })
      await scope.register(crossSite, { publicUrl: env.publicUrl })
      await scope.register(access, {
        verify: tokens.verify,
        isEnded: (sessionId) => registry.isEnded(sessionId),
        refuse: env.rateLimit,
        limits,
      })
      await scope.register(profilesLimit, { refuse: env.rateLimit, limits })
      await scope.register(admission)
      await scope.register(longBodies)
      scope.setNotFoundHandler(() => {
        throw new AppError('not_found')
      })
      await registerRoutes(scope, api)
      if (!services.tracing) {
        await scope.register(answersFromMemory, {
          trustedProxies: env.trustProxy,
          isStopping: services.isStopping,
          refuse: env.rateLimit,
        })
      }
    },
    { prefix: '/api' },
  )
  await app.register(invitationMailPages, {
    pool,
    links: mailLinks,
    mails: invitationMails,
    refuse: env.rateLimit,
    limits,
  })
  await app.register(reminderPages, { pool, links: reminderLinks, refuse: env.rateLimit, limits })
  if (services.webClient) await app.register(pages, { ...services, webClient: services.webClient })
  return app
}

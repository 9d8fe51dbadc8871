import { randomUUID } from 'node:crypto'
import { errorTable } from '@wordhoard/contracts/errors'
import type { PrismaClient } from '@wordhoard/database/client'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from './env'
import { AppError } from './lib/app-error'
import { audioRoutes } from './modules/audio/audio.routes'
import type { AudioService } from './modules/audio/audio.service'
import { dictRoutes } from './modules/dict/dict.routes'
import { DictService } from './modules/dict/dict.service'
import type { Dictionary } from './modules/dict/dictionary'
import { embeddingsRoutes } from './modules/embeddings/embeddings.routes'
import type { EmbeddingsService } from './modules/embeddings/embeddings.service'
import { imgRoutes } from './modules/img/img.routes'
import { pages } from './modules/pages/pages'
import { systemRoutes } from './modules/system/system.routes'
import { access } from './plugins/access'
import { errors } from './plugins/errors'
import { rateLimit } from './plugins/rate-limit'
import { requestLog } from './plugins/request-log'
import { securityHeaders } from './plugins/security-headers'

/** What the application works with; made in server.ts and by tests. */
export interface Services {
  readonly env: Env
  readonly version: string
  readonly pool: pg.Pool
  /** Prisma on the same pool. */
  readonly db: PrismaClient
  readonly dictionary: Dictionary
  readonly embeddings: EmbeddingsService
  readonly audio: AudioService
  readonly logger: Logger
  /** Folder of the built web client; undefined leaves pages out (API tests). */
  readonly webClient: string | undefined
}

/** Longest path parameter that reaches validation; what is longer still is answered by Node (431). */
const LONGEST_PARAMETER = 60_000

/** Puts the application together; it listens only when told to. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env, pool, dictionary } = services
  const app = Fastify({
    loggerInstance: services.logger,
    // plugins/request-log.ts does it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    // A reverse proxy on this machine may tell the caller's address; anybody else may not.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
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
  app.decorateRequest('actor', undefined)
  await app.register(errors)
  await app.register(requestLog)
  await app.register(securityHeaders, { https: env.publicUrl.startsWith('https:') })

  await app.register(
    async (api) => {
      await api.register(rateLimit, { refuse: env.rateLimit })
      await api.register(access)
      api.setNotFoundHandler(() => {
        throw new AppError('not_found')
      })
      systemRoutes(api, pool, services.version)
      dictRoutes(api, new DictService(dictionary))
      embeddingsRoutes(api, services.embeddings)
      imgRoutes(api, pool)
      audioRoutes(api, dictionary, services.audio)
    },
    { prefix: '/api' },
  )
  if (services.webClient) await app.register(pages, { ...services, webClient: services.webClient })
  return app
}

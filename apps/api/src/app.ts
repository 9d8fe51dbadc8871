import { randomUUID } from 'node:crypto'
import { errorTable } from '@wordhoard/contracts/errors'
import type { PrismaClient } from '@wordhoard/database/client'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from './env'
import { AppError } from './lib/app-error'
import { derivedKey } from './lib/derived-key'
import { IdempotentAnswers } from './lib/idempotency'
import { StorageWatch } from './lib/storage-watch'
import { trustedBy } from './lib/trusted-proxies'
import { accountFlows } from './modules/accounts/account-flows'
import { startHousekeeping } from './modules/accounts/housekeeping'
import { DeviceCodes } from './modules/accounts/login/device-codes.service'
import { KnownDevices } from './modules/accounts/login/known-devices.service'
import { LoginService } from './modules/accounts/login/login.service'
import { usersRoutes } from './modules/accounts/my-account.routes'
import { openAccessTokens } from './modules/accounts/sessions/access-token'
import { SessionService } from './modules/accounts/sessions/session.service'
import { sessionCookies } from './modules/accounts/sessions/session-cookie'
import { SessionRegistry } from './modules/accounts/sessions/session-registry'
import { authRoutes } from './modules/accounts/sessions/sessions.routes'
import { VerificationCodes } from './modules/accounts/verification-codes.service'
import { articlesRoutes } from './modules/articles/articles.routes'
import type { MarkdownRenderer } from './modules/articles/markdown-renderer'
import { classWorkRoutes } from './modules/assignments/assignments.routes'
import { messagesRoutes } from './modules/chats/chats.routes'
import { Sending } from './modules/chats/send'
import { MessageStream } from './modules/chats/stream/message-stream'
import { customVocRoutes } from './modules/custom-vocabulary/custom-vocabulary.routes'
import { audioRoutes } from './modules/dictionary/audio/audio.routes'
import type { AudioService } from './modules/dictionary/audio/audio.service'
import { dictRoutes } from './modules/dictionary/dictionary.routes'
import { DictService } from './modules/dictionary/dictionary.service'
import { imgRoutes } from './modules/dictionary/images/images.routes'
import type { Dictionary } from './modules/dictionary/open-dictionary'
import { WordRelatives } from './modules/dictionary/word-relatives'
import { humanCheckRoutes } from './modules/human-check/human-check.routes'
import { HumanCheckService } from './modules/human-check/human-check.service'
import { InvitationMails } from './modules/invitation-mail/invitation-mails'
import { MailLinks } from './modules/invitation-mail/mail-links'
import { invitationMailPages } from './modules/invitation-mail/mail-pages'
import { learnRoutes } from './modules/learning/learning.routes'
import { AccountMails } from './modules/mail/account-mails'
import { MailService } from './modules/mail/mail.service'
import { pages } from './modules/pages/pages'
import { userInfoRoutes } from './modules/profiles/my-profile.routes'
import { peopleRoutes } from './modules/profiles/profiles.routes'
import { ReportMails } from './modules/profiles/report-mails'
import { schoolRoutes } from './modules/school/school.routes'
import { embeddingsRoutes } from './modules/senses/senses.routes'
import type { EmbeddingsService } from './modules/senses/senses.service'
import { systemRoutes } from './modules/system/system.routes'
import type { TextWork } from './modules/vocabulary/texts/text-work'
import { mainVocRoutes } from './modules/vocabulary/vocabulary.routes'
import { access } from './plugins/access'
import { admission } from './plugins/admission'
import { crossSite } from './plugins/cross-site'
import { errors } from './plugins/errors'
import { longBodies } from './plugins/long-bodies'
import { peopleLimit } from './plugins/people-limit'
import { rateLimit } from './plugins/rate-limit'
import { requestLog } from './plugins/request-log'
import { securityHeaders } from './plugins/security-headers'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionService
    mail: MailService
  }
}

/** What the application works with; made in server.ts and by tests. */
export interface Services {
  readonly env: Env
  readonly version: string
  readonly pool: pg.Pool
  /** Prisma on the same pool. */
  readonly db: PrismaClient
  /** Whether the embedded database is down because the disk is full. */
  readonly databaseLacksRoom: () => boolean
  readonly dictionary: Dictionary
  readonly textWork: TextWork
  readonly embeddings: EmbeddingsService
  readonly audio: AudioService
  readonly markdown: MarkdownRenderer
  readonly logger: Logger
  /** Prints a line for who runs the server. */
  readonly say: (line: string) => void
  /** Folder of the built web client; undefined leaves pages out (API tests). */
  readonly webClient: string | undefined
}

/** Longest path parameter that reaches validation; what is longer still is answered by Node (431). */
const LONGEST_PARAMETER = 60_000

/** Puts the application together; it listens only when told to. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env, pool, db, dictionary, logger } = services
  const app = Fastify({
    loggerInstance: logger,
    // plugins/request-log.ts does it.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    // The proxies that are configured may tell the caller's address; anybody else may not.
    trustProxy: trustedBy(env.trustProxy),
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
  app.decorate('idempotentAnswers', new IdempotentAnswers(pool))
  app.decorateRequest('actor', undefined)
  const https = env.publicUrl.startsWith('https:')
  const tokens = await openAccessTokens(app, {
    key: derivedKey(env.jwtSecret(), 'access token'),
    issuer: env.publicUrl,
  })
  const registry = new SessionRegistry(pool, logger)
  const refreshKey = derivedKey(env.jwtSecret(), 'refresh token')
  const sessions = new SessionService({ pool, db, tokens, registry, refreshKey })
  app.decorate('sessions', sessions)
  const mail = new MailService({ env, logger, say: services.say })
  app.decorate('mail', mail)
  const mails = new AccountMails(mail, env)
  const links = new MailLinks(env.jwtSecret(), env.publicUrl)
  const invitationMails = new InvitationMails(mail, env, links)
  const stopHousekeeping = startHousekeeping(pool, logger)
  const stream = new MessageStream(pool, logger)
  registry.onEnded((sessionIds) => stream.endSessions(sessionIds))
  // Before the server waits for its connections to be done.
  app.addHook('preClose', async () => stream.endAll())
  app.addHook('onClose', async () => {
    await stream.close()
    await mail.close()
    await stopHousekeeping()
    await registry.close()
  })
  await Promise.all([registry.open(), stream.open()])
  const storage = new StorageWatch({
    pool,
    dataDir: env.dataDir,
    databaseLacksRoom: services.databaseLacksRoom,
  })
  await app.register(errors, { storage })
  await app.register(requestLog)
  await app.register(securityHeaders, {
    publicUrl: env.publicUrl,
    turnstile: env.humanCheck.kind === 'turnstile',
  })

  await app.register(
    async (api) => {
      await api.register(rateLimit, { refuse: env.rateLimit })
      await api.register(crossSite, { publicUrl: env.publicUrl })
      await api.register(access, {
        verify: tokens.verify,
        isEnded: (sessionId) => registry.isEnded(sessionId),
        refuse: env.rateLimit,
      })
      await api.register(peopleLimit, { refuse: env.rateLimit })
      await api.register(admission)
      await api.register(longBodies)
      api.setNotFoundHandler(() => {
        throw new AppError('not_found')
      })
      systemRoutes(api, { ...services, storage })
      dictRoutes(api, new DictService(dictionary, new WordRelatives(pool, dictionary.index)))
      embeddingsRoutes(api, services.embeddings)
      imgRoutes(api, pool)
      audioRoutes(api, dictionary, services.audio)
      userInfoRoutes(api, pool, db)
      const { textWork } = services
      mainVocRoutes(api, pool, dictionary, textWork)
      articlesRoutes(api, { pool, textWork, markdown: services.markdown })
      customVocRoutes(api, pool, dictionary)
      const { embeddings, audio } = services
      learnRoutes(api, { pool, dictionary, embeddings, audio, logger, secret: env.jwtSecret() })
      peopleRoutes(api, { pool, mails: new ReportMails(mail, env) })
      messagesRoutes(api, { pool, sending: new Sending(env.rateLimit), stream })
      schoolRoutes(api, { pool, publicUrl: env.publicUrl, mails: invitationMails })
      classWorkRoutes(api, pool)
      const humanCheck = new HumanCheckService(env, pool, logger)
      const devices = new KnownDevices(pool)
      const deviceCodes = new DeviceCodes(pool, env.jwtSecret())
      const logins = new LoginService({ pool, db, sessions, devices, deviceCodes, humanCheck, mails })
      const codes = new VerificationCodes(pool, env.jwtSecret())
      humanCheckRoutes(api, humanCheck)
      await api.register(async (people) => {
        await people.register(sessionCookies, { https })
        await authRoutes(people, sessions, logins, devices)
        usersRoutes(people, pool, { db, sessions, logins, mails, mail })
        accountFlows(people, { pool, db, sessions, logins, devices, humanCheck, codes, mails })
      })
    },
    { prefix: '/api' },
  )
  await app.register(invitationMailPages, { pool, links, mails: invitationMails, refuse: env.rateLimit })
  if (services.webClient) await app.register(pages, { ...services, webClient: services.webClient })
  return app
}

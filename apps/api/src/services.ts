import type { PrismaClient } from '@wordhoard/database/client'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from './env'
import { derivedKey } from './lib/derived-key'
import { StorageWatch } from './lib/storage-watch'
import { startHousekeeping } from './modules/accounts/housekeeping'
import { DeviceCodes } from './modules/accounts/login/device-codes.service'
import { KnownDevices } from './modules/accounts/login/known-devices.service'
import { LoginService } from './modules/accounts/login/login.service'
import { type AccessTokens, openAccessTokens } from './modules/accounts/sessions/access-token'
import { SessionService } from './modules/accounts/sessions/session.service'
import { SessionRegistry } from './modules/accounts/sessions/session-registry'
import { VerificationCodes } from './modules/accounts/verification-codes.service'
import type { MarkdownRenderer } from './modules/articles/markdown-renderer'
import { Sending } from './modules/chats/send'
import { MessageStream } from './modules/chats/stream/message-stream'
import type { AudioService } from './modules/dictionary/audio/audio.service'
import type { Dictionary } from './modules/dictionary/open-dictionary'
import { HumanCheckService } from './modules/human-check/human-check.service'
import { InvitationMails } from './modules/invitation-mail/invitation-mails'
import { MailLinks } from './modules/invitation-mail/mail-links'
import { AccountMails } from './modules/mail/account-mails'
import { MailService } from './modules/mail/mail.service'
import { ReportMails } from './modules/profiles/report-mails'
import type { EmbeddingsService } from './modules/senses/senses.service'
import type { TextWork } from './modules/vocabulary/texts/text-work'

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

/** What routes take what they need from. */
export interface ApiServices extends Services {
  readonly storage: StorageWatch
  readonly tokens: AccessTokens
  readonly registry: SessionRegistry
  readonly sessions: SessionService
  readonly logins: LoginService
  readonly devices: KnownDevices
  readonly codes: VerificationCodes
  readonly humanCheck: HumanCheckService
  readonly mail: MailService
  /** The mails around an account. */
  readonly mails: AccountMails
  readonly mailLinks: MailLinks
  readonly invitationMails: InvitationMails
  readonly reportMails: ReportMails
  readonly stream: MessageStream
  readonly sending: Sending
}

/** Makes what the routes need, and ends it when the application closes. */
export async function openApiServices(app: FastifyInstance, services: Services): Promise<ApiServices> {
  const { env, pool, db, logger } = services
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
  const mailLinks = new MailLinks(env.jwtSecret(), env.publicUrl)
  const humanCheck = new HumanCheckService(env, pool, logger)
  const devices = new KnownDevices(pool)
  const deviceCodes = new DeviceCodes(pool, env.jwtSecret())
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
  return {
    ...services,
    storage: new StorageWatch({
      pool,
      dataDir: env.dataDir,
      databaseLacksRoom: services.databaseLacksRoom,
    }),
    tokens,
    registry,
    sessions,
    logins: new LoginService({ pool, db, sessions, devices, deviceCodes, humanCheck, mails }),
    devices,
    codes: new VerificationCodes(pool, env.jwtSecret()),
    humanCheck,
    mail,
    mails,
    mailLinks,
    invitationMails: new InvitationMails(mail, env, mailLinks),
    reportMails: new ReportMails(mail, env),
    stream,
    sending: new Sending(env.rateLimit),
  }
}

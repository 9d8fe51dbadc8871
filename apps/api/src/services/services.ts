import type { PrismaClient } from '@wordhoard/database/client'
import type { Replicas } from '@wordhoard/database/replicas/replicas'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env'
import type { JobLeases } from '../lib/job-leases/job-leases'
import type { Limits } from '../lib/limits/limits'
import type { StorageWatch } from '../lib/storage-watch/storage-watch'
import type { ThreadQueue } from '../lib/threads/thread-pool'
import type { Tracing } from '../lib/tracing/tracing'
import type { ValkeyConnection } from '../lib/valkey/valkey-connection'
import type { KnownDevices } from '../modules/accounts/login/known-devices.service'
import type { LoginService } from '../modules/accounts/login/login.service'
import type { AccessTokens } from '../modules/accounts/sessions/access-token'
import type { SessionService } from '../modules/accounts/sessions/session.service'
import type { SessionRegistry } from '../modules/accounts/sessions/session-registry'
import type { VerificationCodes } from '../modules/accounts/verification-codes.service'
import type { MarkdownRenderer } from '../modules/articles/markdown-renderer'
import type { MessageSender } from '../modules/chats/send'
import type { ChatStream } from '../modules/chats/stream/chat-stream'
import type { AudioService } from '../modules/dictionary/audio/audio.service'
import type { SentenceAudio } from '../modules/dictionary/audio/sentence-audio'
import type { Dictionary } from '../modules/dictionary/open-dictionary'
import type { HumanCheckService } from '../modules/human-check/human-check.service'
import type { InvitationMails } from '../modules/invitation-mail/invitation-mails'
import type { MailLinks } from '../modules/invitation-mail/mail-links'
import type { LearnerModel } from '../modules/knowledge/learner-model'
import type { WordChances } from '../modules/learning/learning-deps'
import type { LookUpPacks } from '../modules/look-up-pack/look-up-packs.service'
import type { AccountMails } from '../modules/mail/account-mails'
import type { MailService } from '../modules/mail/mail.service'
import type { PageImportService } from '../modules/page-import/page-import.service'
import type { ReminderLinks } from '../modules/reminders/reminder-links'
import type { ReminderDeps } from '../modules/reminders/send-reminders'
import type { ReportMails } from '../modules/reports/report-mails'
import type { SensesService } from '../modules/senses/senses.service'
import type { Translations } from '../modules/translations/translations.service'
import type { TextProcessor } from '../modules/vocabulary/texts/text-processor'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionService
    mail: MailService
    reminders: ReminderDeps
  }
}

/** Services of the application (open-services.ts). */
export interface Services {
  readonly env: Env
  readonly version: string
  /** Writes spans, if a collector is set. */
  readonly tracing: Tracing | undefined
  readonly pool: pg.Pool
  /** For reads that may be some seconds old; those of a caller go through `request.readFrom()`. */
  readonly replicas: Replicas
  /** Connection to Valkey, if there is one (`VALKEY_URL`). */
  readonly valkey: ValkeyConnection | undefined
  /** Prisma on the same pool. */
  readonly db: PrismaClient
  /** Whether the process will stop soon, so that calls should go to another one. */
  readonly isStopping: () => boolean
  /** Whether the embedded database is down because the disk is full. */
  readonly isDatabaseDiskFull: () => boolean
  /** Counts calls, across processes where there may be several. */
  readonly limits: Limits
  /** Lets jobs that run by the clock run on one process at a time. */
  readonly leases: JobLeases
  readonly dictionary: Dictionary
  readonly learnerModel: LearnerModel
  readonly wordChances: WordChances
  readonly textProcessor: TextProcessor
  /** Queue of work on texts in threads. */
  readonly queue: ThreadQueue
  readonly senses: SensesService
  readonly translations: Translations
  readonly lookUpPacks: LookUpPacks
  readonly audio: AudioService
  readonly sentenceAudio: SentenceAudio
  readonly markdown: MarkdownRenderer
  readonly pageImports: PageImportService
  readonly logger: Logger
  /** Prints a line for the operator. */
  readonly printLine: (line: string) => void
  /** Folder of the built web client; undefined serves no pages (API tests). */
  readonly webClient: string | undefined
}

/** Services of the application and those that only routes need. */
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
  /** Mails about accounts. */
  readonly mails: AccountMails
  readonly mailLinks: MailLinks
  readonly invitationMails: InvitationMails
  readonly reminderLinks: ReminderLinks
  readonly reportMails: ReportMails
  readonly stream: ChatStream
  readonly messageSender: MessageSender
}

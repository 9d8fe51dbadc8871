import type { FastifyInstance } from 'fastify'
import { deriveSubkey } from '../lib/derive-subkey'
import type { EventBus } from '../lib/events/event-bus'
import { PgEventBus } from '../lib/events/pg-event-bus'
import { ValkeyEventBus } from '../lib/events/valkey-event-bus'
import { StorageWatch } from '../lib/storage-watch/storage-watch'
import { startHousekeeping } from '../modules/accounts/housekeeping'
import { DeviceCodes } from '../modules/accounts/login/device-codes.service'
import { KnownDevices } from '../modules/accounts/login/known-devices.service'
import { LoginService } from '../modules/accounts/login/login.service'
import { openAccessTokens } from '../modules/accounts/sessions/access-token'
import { SessionService } from '../modules/accounts/sessions/session.service'
import { SessionRegistry } from '../modules/accounts/sessions/session-registry'
import { VerificationCodes } from '../modules/accounts/verification-codes.service'
import { MessageSender } from '../modules/chats/send'
import { ChatStream } from '../modules/chats/stream/chat-stream'
import { HumanCheckService } from '../modules/human-check/human-check.service'
import { InvitationMails } from '../modules/invitation-mail/invitation-mails'
import { MailLinks } from '../modules/invitation-mail/mail-links'
import { fitInProcess } from '../modules/learning/memory/fit-in-process'
import { startMemoryFits } from '../modules/learning/memory/fit-memories'
import { AccountMails } from '../modules/mail/account-mails'
import { MailService } from '../modules/mail/mail.service'
import { ReminderLinks } from '../modules/reminders/reminder-links'
import { ReminderMails } from '../modules/reminders/reminder-mails'
import { startReminders } from '../modules/reminders/send-reminders'
import { ReportMails } from '../modules/reports/report-mails'
import { programFile } from './programs'
import type { ApiServices, Services } from './services'

/** Opens the services that routes need, and closes them with the application. */
export async function openApiServices(app: FastifyInstance, services: Services): Promise<ApiServices> {
  const { env, pool, db, logger, leases } = services
  const tokens = await openAccessTokens(app, {
    key: deriveSubkey(env.jwtSecret(), 'access token'),
    issuer: env.publicUrl,
  })
  const bus = openEventBus(services)
  const registry = new SessionRegistry(pool, bus)
  const refreshKey = deriveSubkey(env.jwtSecret(), 'refresh token')
  const sessions = new SessionService({ pool, db, tokens, registry, refreshKey })
  app.decorate('sessions', sessions)
  const mail = new MailService({ env, logger, printLine: services.printLine })
  app.decorate('mail', mail)
  const mails = new AccountMails(mail, env.mailSite)
  const mailLinks = new MailLinks(env.jwtSecret(), env.publicUrl)
  const humanCheck = new HumanCheckService(env, pool, logger)
  const devices = new KnownDevices(pool)
  const deviceCodes = new DeviceCodes(pool, env.jwtSecret())
  const stopHousekeeping = startHousekeeping(pool, logger, leases.claim('sweeps'))
  const reminderLinks = new ReminderLinks(env.jwtSecret(), env.publicUrl)
  const reminders = {
    pool,
    mails: new ReminderMails(mail, env.mailSite, reminderLinks),
    waitForDelivery: () => mail.waitForDelivery(),
  }
  app.decorate('reminders', reminders)
  const stopReminders = startReminders(reminders, logger, leases.claim('reminders'))
  const stopFits = startMemoryFits({
    pool,
    logger,
    startFit: (answers) => fitInProcess(answers, programFile('memory-fit-worker')),
    isOurs: leases.claim('memory fits'),
  })
  const stream = new ChatStream(pool, logger, bus)
  registry.onEnded((sessionIds) => stream.endSessions(sessionIds))
  // Runs before the server waits for open connections, because chat streams never end by themselves.
  app.addHook('preClose', async () => stream.endAll())
  app.addHook('onClose', async () => {
    await stream.close()
    await stopReminders()
    await stopFits()
    await mail.close()
    await stopHousekeeping()
    await registry.close()
    await bus.close()
  })
  void leases.beat()
  await Promise.all([registry.open(), stream.open()])
  return {
    ...services,
    storage: new StorageWatch({
      pool,
      dataDir: env.dataDir,
      isDatabaseDiskFull: services.isDatabaseDiskFull,
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
    invitationMails: new InvitationMails(mail, env.mailSite, mailLinks, logger),
    reminderLinks,
    reportMails: new ReportMails(mail, env.mailSite, logger),
    stream,
    messageSender: new MessageSender(env.rateLimit, services.limits),
  }
}

function openEventBus({ env, pool, logger, valkey }: Services): EventBus {
  if (!valkey || env.valkeyUrl === undefined) return new PgEventBus(pool, logger)
  return new ValkeyEventBus({ pool, logger, url: env.valkeyUrl, commands: valkey })
}

import type { PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'
import type { HumanCheckService } from '../human-check/human-check.service'
import type { AccountMails } from '../mail/account-mails'
import type { KnownDevices } from './login/known-devices.service'
import type { LoginService } from './login/login.service'
import type { SessionService } from './sessions/session.service'
import type { VerificationCodes } from './verification-codes.service'

/** Dependencies of registration and of changes to an account's address or password. */
export interface AccountDeps {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly sessions: SessionService
  readonly logins: LoginService
  readonly devices: KnownDevices
  readonly humanCheck: HumanCheckService
  readonly codes: VerificationCodes
  readonly mails: AccountMails
}

/** Origin of a call. */
export interface Caller {
  readonly address: string
  readonly userAgent: string | undefined
}

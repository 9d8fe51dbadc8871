import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'
import type { HumanCheckService } from '../human-check/human-check.service'
import type { AccountMails } from '../mail/account-mails'
import type { LoginService } from './login.service'
import type { SessionService } from './session.service'
import type { VerificationCodes } from './verification-codes.service'

/** What registration and changes of an account's keys work with. */
export interface AccountParts {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly sessions: SessionService
  readonly logins: LoginService
  readonly humanCheck: HumanCheckService
  readonly codes: VerificationCodes
  readonly mails: AccountMails
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string
  readonly userAgent: string | undefined
}

/** Patience enough for a class that registers at the same minute. */
const limits = { maxWait: 10_000, timeout: 10_000 }

/** Runs what must happen as a whole. */
export function together<T>(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return db.$transaction(work, limits)
}

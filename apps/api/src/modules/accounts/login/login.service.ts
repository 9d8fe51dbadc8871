import { type HumanCheckAction, RESEND_SECONDS, type SentDeviceCode } from '@wordhoard/contracts/accounts'
import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import { fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import type pg from 'pg'
import { addressKey } from '../../../lib/address-key'
import { AppError } from '../../../lib/app-error'
import { prismaTransaction } from '../../../lib/transaction'
import { refuseCommonPassword } from '../passwords/common-passwords'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash'
import type { OpenedSession, SessionService } from '../sessions/session.service'
import type { AnsweredChallenge, DeviceCodes } from './device-codes.service'
import type { KnownDevices } from './known-devices.service'
import { lockedPassword } from './login.queries'
import { type CountedAttempt, countKnownDevice, countSignedIn, countUnknownDevice } from './login-attempts'
import { findLoginAccount } from './login-name'

/** Dependencies of logging in. */
export interface LoginDeps {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly sessions: SessionService
  readonly devices: KnownDevices
  readonly deviceCodes: DeviceCodes
  readonly mails: { deviceCode(to: string, code: string): void }
  readonly humanCheck: {
    verifyHumanCheck(action: HumanCheckAction, token: string, remoteAddress: string): Promise<void>
  }
}

/** What the user enters to log in. */
export interface Credentials {
  /** Address or user name, in lower case. */
  readonly name: string
  readonly password: string
  readonly humanCheck: string
  readonly challenge?: string | undefined
  readonly deviceCode?: string | undefined
  /** Replaces a temporary password. */
  readonly newPassword?: string | undefined
}

/** Origin of a login. */
export interface LoginCaller {
  readonly address: string
  readonly userAgent: string | undefined
  /** Token by which the browser may be a known device. */
  readonly deviceToken: string | undefined
}

/** A login attempt that is within the limits. */
interface AdmittedLogin {
  /** Missing when a device code was used, because codes count their own attempts. */
  readonly counted?: CountedAttempt
  readonly challenge?: AnsweredChallenge
}

/** An account, as found by the name typed to log in. */
type LoginAccount = NonNullable<Awaited<ReturnType<typeof findLoginAccount>>>

/** Logs users in by address or user name, and password. */
export class LoginService {
  readonly #parts: LoginDeps

  constructor(parts: LoginDeps) {
    this.#parts = parts
  }

  /**
   * Opens a session for a user who knows the password. Names without an account are counted and take as long as
   * others, so that neither the answer nor its time reveals which exist.
   *
   * A temporary password opens no session before it is replaced.
   *
   * Throws `AppError`: human_check_failed, too_many_requests, device_code_needed, wrong_code, wrong_credentials,
   * new_password_needed, temporary_password_over, invalid_input (at `new_password`), unavailable.
   */
  async logIn(given: Credentials, caller: LoginCaller): Promise<OpenedSession> {
    const { db, sessions, humanCheck, deviceCodes } = this.#parts
    await humanCheck.verifyHumanCheck('login', given.humanCheck, caller.address)
    const { counted, challenge } = await this.#admit(given, caller)
    const user = await findLoginAccount(db, given.name)
    const isRight = await verifyPassword(user?.passwordHash, given.password, addressKey(caller.address))
    if (!user || !isRight) throw new AppError('wrong_credentials')
    await counted?.recordSuccess()
    const chosen = user.passwordUntil ? await hashChosenPassword(user, given) : undefined
    const rehashed = !chosen && isOutdated(user.passwordHash) ? await hashPassword(given.password) : undefined
    if (rehashed) {
      await db.user.updateMany({
        // Doesn't overwrite a password that was changed in the meantime.
        where: { id: user.id, passwordHash: user.passwordHash },
        data: { passwordHash: rehashed },
      })
    }
    return prismaTransaction(db, async (tx) => {
      if (chosen) await replaceTemporaryPassword(tx, user, chosen)
      // A password change ends every session. If it happened while the old one was being checked, this session must not
      // open.
      const [now] = await fetchAllWithin(tx, lockedPassword, { userId: user.id })
      if (now?.password_hash !== (chosen ?? rehashed ?? user.passwordHash))
        throw new AppError('wrong_credentials')
      if (challenge) await deviceCodes.consume(challenge, tx)
      return sessions.open(user.id, caller.userAgent, tx)
    })
  }

  /**
   * Mails a code that lets an unknown device log in while somebody is guessing the account's password. For a name
   * without an account, or an account without an address, a code is created too, but not mailed: whoever has no address
   * asks their teacher for a new password, which also ends the wait.
   *
   * @returns what the browser must send along with the code
   * @throws AppError `human_check_failed`, `too_many_requests`
   */
  async sendDeviceCode(
    { name, token }: { readonly name: string; readonly token: string },
    remoteAddress: string,
  ): Promise<SentDeviceCode> {
    const { db, humanCheck, deviceCodes, mails } = this.#parts
    await humanCheck.verifyHumanCheck('login', token, remoteAddress)
    const { code, challenge } = await deviceCodes.issue(name, remoteAddress)
    const account = await findLoginAccount(db, name)
    if (account?.email) mails.deviceCode(account.email, code)
    return { challenge, resend_after: RESEND_SECONDS }
  }

  /** Counts an attempt before the password is checked: per device if it is known, otherwise per address and account. */
  async #admit(given: Credentials, caller: LoginCaller): Promise<AdmittedLogin> {
    const { pool, devices, deviceCodes } = this.#parts
    const device = await devices.find(caller.deviceToken, given.name)
    if (device) return { counted: await countKnownDevice(pool, device) }
    if (given.challenge !== undefined && given.deviceCode !== undefined) {
      return { challenge: await deviceCodes.check(given.name, given.challenge, given.deviceCode) }
    }
    return { counted: await countUnknownDevice(pool, given.name, caller.address) }
  }

  /**
   * Checks the password of a logged-in user. Attempts have their own count, so that guesses from outside can't lock the
   * user out. Throws `AppError`: wrong_password, too_many_requests, unavailable, not_signed_in when the account is
   * gone.
   */
  async confirmPassword(userId: number, password: string): Promise<void> {
    const { pool, db } = this.#parts
    const user = await db.user.findUnique({
      where: { id: userId },
      select: { passwordHash: true },
    })
    if (!user) throw new AppError('not_signed_in')
    const counted = await countSignedIn(pool, userId)
    if (!(await verifyPassword(user.passwordHash, password, `account ${userId}`)))
      throw new AppError('wrong_password')
    await counted.recordSuccess()
  }
}

/** Returns the hash of the password that replaces a temporary one, which was right. Throws what `logIn` lists. */
async function hashChosenPassword(user: LoginAccount, given: Credentials): Promise<string> {
  if (user.passwordUntil && user.passwordUntil <= new Date()) throw new AppError('temporary_password_over')
  if (given.newPassword === undefined) throw new AppError('new_password_needed')
  if (given.newPassword === given.password) {
    const msg = 'This is the temporary password. Please choose another.'
    throw new AppError('invalid_input', [{ loc: ['body', 'new_password'], msg, type: 'custom' }])
  }
  await refuseCommonPassword(given.newPassword, user, 'new_password')
  return hashPassword(given.newPassword)
}

/** Replaces a temporary password, unless it was replaced in the meantime. Throws `wrong_credentials`. */
async function replaceTemporaryPassword(
  tx: Prisma.TransactionClient,
  { id, passwordHash }: LoginAccount,
  chosen: string,
): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id, passwordHash, passwordUntil: { not: null } },
    data: { passwordHash: chosen, passwordUntil: null },
  })
  if (count !== 1) throw new AppError('wrong_credentials')
}

import {
  type CodeRequest,
  type HumanCheckAction,
  RESEND_SECONDS,
  type SentDeviceCode,
} from '@wordhoard/contracts/accounts'
import type { PrismaClient } from '@wordhoard/database/client'
import { fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import type pg from 'pg'
import { addressKey } from '../../../lib/address-key'
import { AppError } from '../../../lib/app-error'
import { prismaTransaction } from '../../../lib/transaction'
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash'
import type { OpenedSession, SessionService } from '../sessions/session.service'
import type { AnsweredChallenge, DeviceCodes } from './device-codes.service'
import type { KnownDevices } from './known-devices.service'
import { lockedPassword } from './login.queries'
import { type CountedAttempt, countKnownDevice, countSignedIn, countUnknownDevice } from './login-attempts'

/** What signing in works with. */
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

/** What somebody types to log in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  readonly humanCheck: string
  readonly challenge?: string | undefined
  readonly deviceCode?: string | undefined
}

/** Where somebody logs in. */
export interface LoginCaller {
  readonly address: string
  readonly userAgent: string | undefined
  /** By which the browser may be known. */
  readonly deviceToken: string | undefined
}

/** A try that may be made. */
interface AdmittedLogin {
  /** None after a code: it has tries of its own. */
  readonly counted?: CountedAttempt
  readonly challenge?: AnsweredChallenge
}

/** Signs people in by address and password. */
export class LoginService {
  readonly #parts: LoginDeps

  constructor(parts: LoginDeps) {
    this.#parts = parts
  }

  /**
   * Opens a session for who knows the password. Addresses that nobody has are counted and take as long as others, so that
   * neither answer nor time tells them apart.
   *
   * Throws `AppError`: human_check_failed, too_many_requests, device_code_needed, wrong_code, wrong_credentials,
   * unavailable.
   */
  async logIn(given: Credentials, caller: LoginCaller): Promise<OpenedSession> {
    const { db, sessions, humanCheck, deviceCodes } = this.#parts
    await humanCheck.verifyHumanCheck('login', given.humanCheck, caller.address)
    const { counted, challenge } = await this.#admit(given, caller)
    const user = await db.user.findUnique({
      where: { email: given.email },
      select: { id: true, passwordHash: true },
    })
    const isRight = await verifyPassword(user?.passwordHash, given.password, addressKey(caller.address))
    if (!user || !isRight) throw new AppError('wrong_credentials')
    await counted?.recordSuccess()
    const rehashed = isOutdated(user.passwordHash) ? await hashPassword(given.password) : undefined
    if (rehashed) {
      await db.user.updateMany({
        // Not over a password that was changed in the meantime.
        where: { id: user.id, passwordHash: user.passwordHash },
        data: { passwordHash: rehashed },
      })
    }
    return prismaTransaction(db, async (tx) => {
      // A password that was changed while this one was being checked has ended every session, this one too.
      const [now] = await fetchAllWithin(tx, lockedPassword, { userId: user.id })
      if (now?.password_hash !== (rehashed ?? user.passwordHash)) throw new AppError('wrong_credentials')
      if (challenge) await deviceCodes.consume(challenge, tx)
      return sessions.open(user.id, caller.userAgent, tx)
    })
  }

  /**
   * Mails a code by which an unknown device may log in while an account is being guessed at. For addresses without an
   * account one is made too, and goes nowhere.
   *
   * @returns what the browser sends along with the code; @throws AppError `human_check_failed`, `too_many_requests`
   */
  async sendDeviceCode({ email, token }: CodeRequest, remoteAddress: string): Promise<SentDeviceCode> {
    const { db, humanCheck, deviceCodes, mails } = this.#parts
    await humanCheck.verifyHumanCheck('login', token, remoteAddress)
    const { code, challenge } = await deviceCodes.issue(email, remoteAddress)
    const account = await db.user.findUnique({ where: { email }, select: { id: true } })
    if (account) mails.deviceCode(email, code)
    return { challenge, resend_after: RESEND_SECONDS }
  }

  /** Counts a try before the password is looked at: by device where it is known, else by address and account. */
  async #admit(given: Credentials, caller: LoginCaller): Promise<AdmittedLogin> {
    const { pool, devices, deviceCodes } = this.#parts
    const device = await devices.find(caller.deviceToken, given.email)
    if (device) return { counted: await countKnownDevice(pool, device) }
    if (given.challenge !== undefined && given.deviceCode !== undefined) {
      return { challenge: await deviceCodes.check(given.email, given.challenge, given.deviceCode) }
    }
    return { counted: await countUnknownDevice(pool, given.email, caller.address) }
  }

  /**
   * Checks the password of somebody who is signed in, counted by itself: whoever guesses from outside keeps nobody from it. Throws `AppError`:
   * wrong_password, too_many_requests, unavailable, not_signed_in when the account is gone.
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

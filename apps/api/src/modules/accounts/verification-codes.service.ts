import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { RESEND_SECONDS } from '@wordhoard/contracts/accounts'
import { CODE_LENGTH } from '@wordhoard/contracts/fields/fields'
import type { Prisma } from '@wordhoard/database/client'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import { deriveSubkey } from '../../lib/derive-subkey'
import { consumeAttempt, resetAttempts } from '../attempts/attempts'
import { secondsToNextCode, tryCode, upsertCode } from './verification-codes.queries'

/** Limit of attempts at all the codes of an address. */
const tryLimit = { most: 20, windowSeconds: 3600 }
/** Limit of codes sent to an address for one purpose, so that no mailbox is flooded. */
const sendLimit = { most: 6, windowSeconds: 3600 }

/** Purpose of a code, and the address it proves. */
export interface CodePurpose {
  readonly purpose: 'register' | 'reset' | 'email'
  readonly email: string
  /** The user who changes their address; missing for the other purposes. */
  readonly userId?: number
}

/** A code that was right when it was checked, and still has to be consumed. */
export interface CheckedCode {
  readonly of: CodePurpose
  readonly hash: Buffer
}

/** Six-digit codes sent by mail: short-lived, with few attempts, for single use, and stored as keyed hashes. */
export class VerificationCodes {
  readonly #pool: pg.Pool
  readonly #key: Buffer

  constructor(pool: pg.Pool, secret: string) {
    this.#pool = pool
    this.#key = deriveSubkey(secret, 'verification codes')
  }

  /**
   * Creates a code, which replaces the previous one. Nothing depends on whether the address has an account, so neither
   * the answer nor its time reveals that.
   *
   * @returns the code to mail, undefined when the last one was requested just now; and the seconds until the next
   * @throws AppError `too_many_requests`
   */
  async issue(of: CodePurpose): Promise<{ code: string | undefined; resendAfter: number }> {
    const wait = await this.#secondsToWait(of)
    if (wait > 0) return { code: undefined, resendAfter: wait }
    await consumeAttempt(this.#pool, `send:${of.purpose}:${this.#mac(of.email)}`, sendLimit)
    const code = randomInt(10 ** CODE_LENGTH)
      .toString()
      .padStart(CODE_LENGTH, '0')
    const kept = await upsertCode.execute(this.#pool, { ...keyOf(of), codeHash: this.#hash(of, code) })
    // Only one of two simultaneous requests stores and sends a code.
    return { code: kept === 1 ? code : undefined, resendAfter: RESEND_SECONDS }
  }

  /**
   * Checks a code. The attempt is counted first, so that simultaneous attempts can't exceed the allowed number.
   *
   * @throws AppError `wrong_code`, whatever is wrong with it; `too_many_requests`
   */
  async check(of: CodePurpose, code: string): Promise<CheckedCode> {
    const tried = await tryCode.fetchFirst(this.#pool, keyOf(of))
    const stored = tried?.code_hash
    if (!stored) throw new AppError('wrong_code')
    await consumeAttempt(this.#pool, this.#attemptsKey(of), tryLimit)
    const hash = this.#hash(of, code)
    if (!timingSafeEqual(stored, hash)) throw new AppError('wrong_code')
    return { of, hash }
  }

  /**
   * Consumes a code, within the transaction of the change it allows.
   *
   * @throws AppError `wrong_code` when it was used or replaced in the meantime
   */
  async consume({ of, hash }: CheckedCode, db: Prisma.TransactionClient): Promise<void> {
    const { count } = await db.verificationCode.deleteMany({
      where: {
        purpose: of.purpose,
        email: of.email,
        userId: of.userId ?? 0,
        codeHash: new Uint8Array(hash),
      },
    })
    if (count !== 1) throw new AppError('wrong_code')
  }

  /** Forgets the attempts at an address's codes because the user has proved that it is theirs. */
  async resetAttempts(of: CodePurpose): Promise<void> {
    await resetAttempts(this.#pool, this.#attemptsKey(of))
  }

  async #secondsToWait(of: CodePurpose): Promise<number> {
    const next = await secondsToNextCode.fetchFirst(this.#pool, keyOf(of))
    return next?.wait ?? 0
  }

  #attemptsKey(of: CodePurpose): string {
    return `code:${this.#mac(of.email)}`
  }

  #hash(of: CodePurpose, code: string): Buffer {
    const { purpose, email, userId } = keyOf(of)
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([purpose, email, userId, code]))
      .digest()
  }

  #mac(email: string): string {
    return createHmac('sha256', this.#key).update(email).digest('base64url')
  }
}

function keyOf({ purpose, email, userId = 0 }: CodePurpose) {
  return { purpose, email, userId }
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { RESEND_SECONDS } from '@wordhoard/contracts/accounts'
import { CODE_LENGTH } from '@wordhoard/contracts/fields/fields'
import type { Prisma } from '@wordhoard/database/client'
import type pg from 'pg'
import { addressKey } from '../../../lib/address-key'
import { AppError } from '../../../lib/app-error'
import { deriveSubkey } from '../../../lib/derive-subkey'
import { consumeAttempt } from '../../attempts/attempts'
import { insertChallenge, tryChallenge } from './device-codes.queries'
import { isAddress } from './login-name'

/** Limit of codes that one address may request for one account. */
const resendLimit = { most: 1, windowSeconds: RESEND_SECONDS }
const addressLimit = { most: 6, windowSeconds: 3600 }
/**
 * Limit of codes for one account: high enough that a few addresses can't use it up, low enough not to flood the
 * mailbox.
 */
const accountLimit = { most: 60, windowSeconds: 3600 }
/** The same for a user name, which is no secret: fewer mails, because the owner can use the address instead. */
const usernameLimit = { most: 12, windowSeconds: 3600 }

/** A challenge answered with the right code, which still has to be consumed. */
export interface AnsweredChallenge {
  readonly hash: Buffer
}

/**
 * Codes that let an unknown device log in while somebody is guessing an account's password. Each belongs to the browser
 * that asked for it and holds its token, so nobody else can use up its attempts.
 */
export class DeviceCodes {
  readonly #pool: pg.Pool
  readonly #key: Buffer

  constructor(pool: pg.Pool, secret: string) {
    this.#pool = pool
    this.#key = deriveSubkey(secret, 'device codes')
  }

  /**
   * Creates a code, in the same way whether or not the address or user name has an account.
   *
   * @returns the code to mail, and the token that the browser must send along with it
   * @throws AppError `too_many_requests`
   */
  async issue(name: string, remoteAddress: string): Promise<{ code: string; challenge: string }> {
    const account = this.#mac(['account', name]).toString('base64url')
    const caller = this.#mac(['caller', name, addressKey(remoteAddress)]).toString('base64url')
    await consumeAttempt(this.#pool, `send:device-soon:${caller}`, resendLimit)
    await consumeAttempt(this.#pool, `send:device-caller:${caller}`, addressLimit)
    await consumeAttempt(this.#pool, `send:device:${account}`, isAddress(name) ? accountLimit : usernameLimit)
    const challenge = randomBytes(32).toString('base64url')
    const code = randomInt(10 ** CODE_LENGTH)
      .toString()
      .padStart(CODE_LENGTH, '0')
    await insertChallenge.execute(this.#pool, {
      hash: hashOf(challenge),
      emailHash: this.#mac(['email', name]),
      codeHash: this.#mac(['code', challenge, code]),
    })
    return { code, challenge }
  }

  /**
   * Checks a code, after counting the attempt.
   *
   * @throws AppError `wrong_code`, whatever is wrong
   */
  async check(name: string, challenge: string, code: string): Promise<AnsweredChallenge> {
    const hash = hashOf(challenge)
    const tried = await tryChallenge.fetchFirst(this.#pool, { hash, emailHash: this.#mac(['email', name]) })
    const stored = tried?.code_hash
    if (!stored || !timingSafeEqual(stored, this.#mac(['code', challenge, code]))) {
      throw new AppError('wrong_code')
    }
    return { hash }
  }

  /**
   * Consumes a code, within the transaction of the login.
   *
   * @throws AppError `wrong_code` when it was used in the meantime
   */
  async consume({ hash }: AnsweredChallenge, db: Prisma.TransactionClient): Promise<void> {
    const { count } = await db.loginChallenge.deleteMany({ where: { hash: new Uint8Array(hash) } })
    if (count !== 1) throw new AppError('wrong_code')
  }

  #mac(parts: readonly string[]): Buffer {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest()
  }
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

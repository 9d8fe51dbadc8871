import { createHash, randomBytes } from 'node:crypto'
import type { Prisma } from '@wordhoard/database/client'
import type pg from 'pg'
import { knownDevice, rememberDevice } from './known-devices.queries'

/**
 * Browsers that users have logged in with. A browser is identified by one token in a cookie that scripts can't read.
 * Its hash is stored for each account that has logged in there, and replaced at each login.
 */
export class KnownDevices {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Returns the id of a browser that the account with an address or user name knows, or undefined. */
  async find(token: string | undefined, name: string): Promise<string | undefined> {
    if (!isDeviceToken(token)) return undefined
    const device = await knownDevice.fetchFirst(this.#pool, { hash: hashOf(token), name })
    return device?.id
  }

  /**
   * Makes a browser known to an account for ninety days.
   *
   * @param token the browser's current token, of this account or others; becomes invalid
   * @returns the token that replaces it
   */
  async remember(userId: number, token: string | undefined): Promise<string> {
    const next = randomBytes(32).toString('base64url')
    await rememberDevice.execute(this.#pool, {
      userId,
      hash: isDeviceToken(token) ? hashOf(token) : null,
      nextHash: hashOf(next),
    })
    return next
  }

  /** Forgets all browsers of an account, within the transaction that sets a new password. */
  async forgetAll(userId: number, db: Prisma.TransactionClient): Promise<void> {
    await db.knownDevice.deleteMany({ where: { userId } })
  }
}

function isDeviceToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token)
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

import { createHash, randomBytes } from 'node:crypto'
import type { Prisma } from '@wordhoard/database/client'
import type pg from 'pg'
import { knownDevice, rememberDevice } from './known-devices.queries'

/**
 * Browsers that somebody has logged in with. One token, in a cookie that scripts cannot read, stands for the browser; its
 * hash is kept for each account that has logged in there, and replaced at each login.
 */
export class KnownDevices {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** The id of a browser that is known for an account; undefined when it is not. */
  async find(token: string | undefined, email: string): Promise<string | undefined> {
    if (!isDeviceToken(token)) return undefined
    const device = await knownDevice.fetchFirst(this.#pool, { hash: hashOf(token), email })
    return device?.id
  }

  /**
   * Makes a browser known for an account, for ninety days from now.
   *
   * @param token what it was known by so far, to this account or to others; it is worth nothing afterwards
   * @returns the token that takes its place
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

  /** Forgets all browsers of an account, within the transaction that gives it a new password. */
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

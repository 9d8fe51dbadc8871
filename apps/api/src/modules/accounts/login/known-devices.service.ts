import { createHash, randomBytes } from 'node:crypto'
import { DEVICE_SECONDS } from '@wordhoard/contracts/accounts'
import type { Prisma } from '@wordhoard/database/client'
import type pg from 'pg'

/** Browsers of one account; whoever clears cookies every day stays below it. */
const MOST_DEVICES = 100

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
    const { rows } = await this.#pool.query<{ id: string }>(
      `SELECT d.id::text FROM known_device d JOIN user_account u ON u.id = d.user_id
       WHERE d.hash = $1 AND u.email = $2 AND d.expires_at > now()`,
      [hashOf(token), email],
    )
    return rows[0]?.id
  }

  /**
   * Makes a browser known for an account, for ninety days from now.
   *
   * @param token what it was known by so far, to this account or to others; it is worth nothing afterwards
   * @returns the token that takes its place
   */
  async remember(userId: number, token: string | undefined): Promise<string> {
    const next = randomBytes(32).toString('base64url')
    await this.#pool.query(
      `WITH renewed AS (
         UPDATE known_device SET hash = $2,
           expires_at = CASE WHEN user_id = $3 THEN now() + make_interval(secs => $4) ELSE expires_at END
         WHERE hash = $1 RETURNING user_id
       ), surplus AS (
         DELETE FROM known_device WHERE hash IS DISTINCT FROM $1 AND id IN (
           SELECT id FROM known_device WHERE user_id = $3 ORDER BY expires_at DESC, id OFFSET $5)
       )
       INSERT INTO known_device (id, hash, user_id, expires_at)
       SELECT gen_random_uuid(), $2, $3, now() + make_interval(secs => $4)
       WHERE NOT EXISTS (SELECT FROM renewed WHERE user_id = $3)`,
      [isDeviceToken(token) ? hashOf(token) : null, hashOf(next), userId, DEVICE_SECONDS, MOST_DEVICES - 1],
    )
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

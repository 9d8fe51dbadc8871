import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addressKey } from '../../../lib/address-key'
import { AppError } from '../../../lib/app-error'
import { consumeAttempt, refundAttempt, resetAttempts } from './attempts'
import { deleteCounts } from './attempts.queries'

/** Wrong passwords for one account from one address, or on one known device, before that one rests. */
const byCaller = { most: 20, windowSeconds: 30 * 60 }
/** Wrong passwords for one account from all unknown devices; after that they need a code. */
const byAccount = { most: 100, windowSeconds: 3600 }

/** A try at a password that was counted before the password is looked at. */
export interface CountedAttempt {
  /** The password was right: the try costs nothing, and the caller's earlier ones are forgotten. */
  recordSuccess(): Promise<void>
}

/**
 * Counts a try on a device that the account knows: by itself, so that nobody else can lock it out. Throws
 * `too_many_requests`.
 */
export function countKnownDevice(pool: pg.Pool, deviceId: string): Promise<CountedAttempt> {
  return countFor(pool, `device:${deviceId}`)
}

/** Counts a try of somebody who is signed in. Throws `too_many_requests`. */
export function countSignedIn(pool: pg.Pool, userId: number): Promise<CountedAttempt> {
  return countFor(pool, `confirm:${userId}`)
}

/**
 * Counts a try on an unknown device: by account and address, and by account in all. Throws `too_many_requests`, and
 * `device_code_needed` while too many are guessing at the account.
 */
export async function countUnknownDevice(
  pool: pg.Pool,
  email: string,
  remoteAddress: string,
): Promise<CountedAttempt> {
  const caller = await countFor(pool, callerKey(email, remoteAddress))
  const account = accountKey(email)
  await consumeAttempt(pool, account, byAccount).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'too_many_requests') {
      throw new AppError('device_code_needed')
    }
    throw error
  })
  return {
    async recordSuccess() {
      await caller.recordSuccess()
      await refundAttempt(pool, account)
    },
  }
}

/** Forgets all tries on unknown devices at an account: its owner has chosen a new password. */
export async function resetLoginAttempts(pool: pg.Pool, email: string): Promise<void> {
  await deleteCounts.execute(pool, { key: accountKey(email), prefix: callerPrefix(email) })
}

async function countFor(pool: pg.Pool, key: string): Promise<CountedAttempt> {
  await consumeAttempt(pool, key, byCaller)
  return { recordSuccess: () => resetAttempts(pool, key) }
}

// Addresses, of mail and of callers, are not kept.
const accountKey = (email: string) => `login-failures:${hashOf([email])}`
const callerPrefix = (email: string) => `login:${hashOf([email])}:`
const callerKey = (email: string, remoteAddress: string) =>
  callerPrefix(email) + hashOf([email, addressKey(remoteAddress)])

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

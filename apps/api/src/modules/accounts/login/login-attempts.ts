import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addressKey } from '../../../lib/address-key'
import { AppError } from '../../../lib/app-error'
import { consumeAttempt, refundAttempt, resetAttemptGroup, resetAttempts } from '../../attempts/attempts'

/** Limit of wrong passwords for one account from one address, or on one known device. */
const callerLimit = { most: 20, windowSeconds: 30 * 60 }
/** Limit of wrong passwords for one account from all unknown devices; beyond it they need a code. */
const accountLimit = { most: 100, windowSeconds: 3600 }

/** An attempt at a password, counted before the password is checked. */
export interface CountedAttempt {
  /** Records that the password was right: takes the attempt back and forgets the caller's earlier ones. */
  recordSuccess(): Promise<void>
}

/**
 * Counts an attempt on a device that the account knows. Each device has its own count, so that nobody else can lock it
 * out. Throws `too_many_requests`.
 */
export function countKnownDevice(pool: pg.Pool, deviceId: string): Promise<CountedAttempt> {
  return countFor(pool, `device:${deviceId}`)
}

/** Counts an attempt of a logged-in user. Throws `too_many_requests`. */
export function countSignedIn(pool: pg.Pool, userId: number): Promise<CountedAttempt> {
  return countFor(pool, `confirm:${userId}`)
}

/**
 * Counts an attempt on an unknown device twice: per account and address, and per account. Throws `too_many_requests`,
 * and `device_code_needed` while the account has too many wrong guesses.
 */
export async function countUnknownDevice(
  pool: pg.Pool,
  email: string,
  remoteAddress: string,
): Promise<CountedAttempt> {
  const caller = await countFor(pool, callerKey(email, remoteAddress))
  const account = accountKey(email)
  await consumeAttempt(pool, account, accountLimit).catch((error: unknown) => {
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

/** Forgets all attempts from unknown devices at an account's password because its owner has set a new one. */
export async function resetLoginAttempts(pool: pg.Pool, email: string): Promise<void> {
  await resetAttemptGroup(pool, accountKey(email), callerPrefix(email))
}

async function countFor(pool: pg.Pool, key: string): Promise<CountedAttempt> {
  await consumeAttempt(pool, key, callerLimit)
  return { recordSuccess: () => resetAttempts(pool, key) }
}

// Keys hold hashes: neither mail nor network addresses are stored.
const accountKey = (email: string) => `login-failures:${hashOf([email])}`
const callerPrefix = (email: string) => `login:${hashOf([email])}:`
const callerKey = (email: string, remoteAddress: string) =>
  callerPrefix(email) + hashOf([email, addressKey(remoteAddress)])

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

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
  name: string,
  remoteAddress: string,
): Promise<CountedAttempt> {
  const caller = await countFor(pool, callerKey(name, remoteAddress))
  const account = accountKey(name)
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

/**
 * Forgets all attempts from unknown devices at an account's password because it has a new one.
 *
 * @param names the names by which the user may log in: address and user name
 */
export async function resetLoginAttempts(pool: pg.Pool, names: readonly (string | null)[]): Promise<void> {
  for (const name of names) {
    if (name !== null)
      await resetAttemptGroup(pool, accountKey(name.toLowerCase()), callerPrefix(name.toLowerCase()))
  }
}

async function countFor(pool: pg.Pool, key: string): Promise<CountedAttempt> {
  await consumeAttempt(pool, key, callerLimit)
  return { recordSuccess: () => resetAttempts(pool, key) }
}

// Keys hold hashes: neither mail nor network addresses are stored.
// An address and a user name are counted apart: a shared count would tell guessers which belong together.
const accountKey = (name: string) => `login-failures:${hashOf([name])}`
const callerPrefix = (name: string) => `login:${hashOf([name])}:`
const callerKey = (name: string, remoteAddress: string) =>
  callerPrefix(name) + hashOf([name, addressKey(remoteAddress)])

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

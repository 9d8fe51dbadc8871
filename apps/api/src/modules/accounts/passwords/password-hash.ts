import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseOptions } from '@node-rs/argon2'
import { AppError } from '../../../lib/app-error'
import { FairQueue } from '../../../lib/threads/fair-queue'
import { ThreadPool } from '../../../lib/threads/thread-pool'
import { ThreadLimitError } from '../../../lib/threads/worker-thread'
import type { PasswordAnswer, PasswordRequest } from './password-worker'

/**
 * OWASP's first choice for argon2id, the library's default variant (Password Storage Cheat Sheet): 19 MiB, two passes,
 * one lane.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most half of the cores hash at once, so that look-ups stay fast while a whole class, or an attacker, logs in. */
const queue = new FairQueue<string>({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingEach: 200,
  waiting: 1_000,
})

type PasswordThreads = ThreadPool<string, PasswordRequest, PasswordAnswer>

let threads: PasswordThreads | undefined

/**
 * Opens the hashing threads, which run at a lower priority than the thread that answers requests.
 *
 * @param workerUrl the worker's file; defaults to its source next to this one
 */
export function openPasswordThreads(workerUrl?: URL): { close(): Promise<void> } {
  const opened = passwordThreads(workerUrl)
  threads = opened
  return {
    close: async () => {
      // Other applications in the process, such as another one in a test, keep their own threads.
      if (threads === opened) threads = undefined
      await opened.close()
    },
  }
}

function passwordThreads(workerUrl = new URL('./password-worker.ts', import.meta.url)): PasswordThreads {
  return new ThreadPool({
    queue,
    workerUrl,
    timeLimit: 30_000,
    megabytes: 64,
    idleLimit: 120_000,
    kept: 1,
  })
}

async function inThread(owner: string, request: PasswordRequest): Promise<PasswordAnswer> {
  try {
    threads ??= passwordThreads()
    return await threads.ask(owner, 0, request)
  } catch (error) {
    if (error instanceof ThreadLimitError) throw new AppError('unavailable')
    throw error
  }
}

/** Owner of passwords that are hashed for nobody in particular. */
const sharedOwner = ''

/** A well-formed hash of the usual cost that no password matches. */
const hashOfNoPassword = encodeHash(randomBytes(16), randomBytes(32))

/** Hash for an account that nobody may log in to. No password matches it, and it is always the same text. */
export const unusableHash = encodeHash(Buffer.alloc(16), Buffer.alloc(32))

/**
 * Hashes a password for storage. Throws `AppError('unavailable')` when too many are already waiting.
 *
 * @param owner identifies the caller (by address, for example); owners take turns
 */
export async function hashPassword(text: string, owner: string = sharedOwner): Promise<string> {
  const answer = await inThread(owner, { text: normalise(text), parameters })
  if (!('hash' in answer)) throw new Error('The password thread returned no hash')
  return answer.hash
}

/**
 * Returns whether a password matches a stored hash. Without a hash (no account has the address) the answer is false and
 * takes as long. Throws `AppError('unavailable')` when too many are already waiting.
 *
 * @param owner identifies the caller (by address, for example); owners take turns
 */
export async function verifyPassword(
  stored: string | undefined,
  text: string,
  owner: string = sharedOwner,
): Promise<boolean> {
  const request = { text: normalise(text), stored: stored ?? hashOfNoPassword, parameters }
  const answer = await inThread(owner, request)
  return 'isRight' in answer && answer.isRight && stored !== undefined
}

/** Returns whether a hash was made with parameters other than the current ones. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  )
}

/**
 * Normalises Unicode, because keyboards write é as one character or two for the same password (NIST SP 800-63B,
 * 5.1.1.2).
 */
function normalise(text: string): string {
  return text.normalize('NFKC')
}

function encodeHash(salt: Buffer, digest: Buffer): string {
  const { memoryCost, timeCost, parallelism } = parameters
  const part = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(salt)}$${part(digest)}`
}

import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { Semaphore } from '../../lib/semaphore'

/**
 * OWASP's first choice for argon2id, the library's default variant (Password Storage Cheat Sheet): 19 MiB, two passes,
 * one lane.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the cores at most hash at a time: word look-ups stay fast while a whole class, or an attacker, logs in. */
const turns = new Semaphore(Math.max(1, Math.floor(availableParallelism() / 2)), 200)

/** Well formed and of the usual cost, but no password has it. */
const hashOfNobody = encoded(randomBytes(16), randomBytes(32))

/** The same for an account that nobody is to get into, always the same text. */
export const unusableHash = encoded(Buffer.alloc(16), Buffer.alloc(32))

/** Hashes a password for storage. Throws `AppError('unavailable')` when too many wait already. */
export function hashPassword(text: string): Promise<string> {
  return turns.run(() => hash(normalised(text), parameters))
}

/**
 * Whether the password is the one that was hashed. Without a hash (nobody has that address) the answer is no and takes
 * as long. Throws `AppError('unavailable')` when too many wait already.
 */
export async function verifyPassword(stored: string | undefined, text: string): Promise<boolean> {
  const isRight = await turns.run(() => verify(stored ?? hashOfNobody, normalised(text)))
  return isRight && stored !== undefined
}

/** Whether a hash was made with other parameters than are used now. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    memoryCost !== parameters.memoryCost ||
    timeCost !== parameters.timeCost ||
    parallelism !== parameters.parallelism
  )
}

/** Keyboards write é as one character or as two; it is the same password (NIST SP 800-63B, 5.1.1.2). */
function normalised(text: string): string {
  return text.normalize('NFKC')
}

function encoded(salt: Buffer, digest: Buffer): string {
  const { memoryCost, timeCost, parallelism } = parameters
  const part = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${part(salt)}$${part(digest)}`
}

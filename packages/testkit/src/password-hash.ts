import { hash } from '@node-rs/argon2'

/**
 * Hashes a password as the server does (argon2id with OWASP's first choice of costs), so that a test can log in with
 * it. The server hashes in threads of its own, which a test process doesn't need.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}

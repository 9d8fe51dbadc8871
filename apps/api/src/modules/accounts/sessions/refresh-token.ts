import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Returns the first token of a session: 32 random bytes as base64url. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Returns the successor of a token. It is derived from the token, so that two tabs that present the same one at the
 * same instant get the same successor, although only hashes are stored.
 *
 * @param key known only to the server, so that nobody else can derive the next token
 */
export function nextTokenOf(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}

/** Returns the hash that is stored for a token. The token is random enough for a single fast hash to be safe. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Returns whether a text has the form of a refresh token. */
export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

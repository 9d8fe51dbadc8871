import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The first token of a session: 32 random bytes as base64url. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token after this one. It follows from the one before, so that two tabs that present the same token at the same
 * instant are given the same successor, though only hashes are stored.
 *
 * @param key known to the server alone: nobody else can go on from a token
 */
export function nextTokenOf(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64url')
}

/** What is stored of a token. It is as random as its hash, so one fast round is enough. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether a text can be a refresh token at all. */
export function isRefreshToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

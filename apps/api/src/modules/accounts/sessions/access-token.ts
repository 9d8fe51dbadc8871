import jwt from '@fastify/jwt'
import { ACCESS_TOKEN_SECONDS } from '@wordhoard/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../lib/actor'

/** Number of verified tokens to cache, so that the many calls of a page cost one verification. */
const CACHED_TOKENS = 10_000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Short-lived JWTs that prove a login session. They never hold permissions, which are read for each request. */
export interface AccessTokens {
  sign(actor: Actor): string
  /** Returns the token's actor, or undefined when the token is expired, forged or otherwise not ours. */
  verify(token: string): Actor | undefined
}

/**
 * Creates the access tokens of this installation. Only HS256 is accepted; issuer and audience are checked.
 *
 * @param options.issuer this installation's address
 */
export async function openAccessTokens(
  app: FastifyInstance,
  options: { key: Buffer; issuer: string },
): Promise<AccessTokens> {
  const audience = `${options.issuer}/api`
  await app.register(jwt, {
    secret: options.key.toString('base64url'),
    sign: { algorithm: 'HS256', iss: options.issuer, aud: audience, expiresIn: ACCESS_TOKEN_SECONDS },
    verify: {
      algorithms: ['HS256'],
      allowedIss: options.issuer,
      allowedAud: audience,
      requiredClaims: ['iss', 'aud', 'sub', 'sid', 'exp'],
      cache: CACHED_TOKENS,
    },
  })
  return {
    sign: ({ userId, sessionId }) => app.jwt.sign({ sub: String(userId), sid: sessionId }),
    verify: (token) => {
      try {
        const { sub, sid } = app.jwt.verify<{ sub: unknown; sid: unknown }>(token)
        const userId = Number(sub)
        if (!Number.isSafeInteger(userId) || typeof sid !== 'string' || !uuid.test(sid)) return undefined
        return { userId, sessionId: sid }
      } catch {
        // The caller learns nothing about why a token is wrong, and no part of it is logged.
        return undefined
      }
    },
  }
}

import jwt from '@fastify/jwt'
import { ACCESS_TOKEN_SECONDS } from '@wordhoard/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../../lib/actor'

/** Verified tokens are kept, so that a page's many calls cost one verification. */
const CACHED_TOKENS = 10_000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Short-lived proofs of a session (JWT). What somebody may do is never in them: it is read per request. */
export interface AccessTokens {
  sign(actor: Actor): string
  /** Whose a token is, or undefined when it is expired, forged, or anything else than ours. */
  verify(token: string): Actor | undefined
}

/**
 * Makes the access tokens of this installation: HS256 and nothing else, issuer and audience checked.
 *
 * @param issuer this installation's address
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
        // Every way to be wrong is the same to the caller, and nothing of a token belongs in a log.
        return undefined
      }
    },
  }
}

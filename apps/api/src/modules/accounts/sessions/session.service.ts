import { randomUUID } from 'node:crypto'
import type { DeviceSession } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import { fetchAllWithin } from '@wordhoard/database/sql/within-prisma'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { deviceName } from '../login/device-name'
import type { AccessTokens } from './access-token'
import { hashOfToken, isRefreshToken, newRefreshToken, nextTokenOf } from './refresh-token'
import {
  endSessions,
  lockedSession,
  replaceToken,
  sessionOfToken,
  type TokenPair,
  tokenAge,
} from './session.queries'
import { IDLE_SECONDS } from './session-life'
import type { SessionRegistry } from './session-registry'

/** A login session with the values that the browser receives. */
export interface OpenedSession {
  /** Body of the answer. */
  readonly session: Session
  /** Value of the cookie (session-cookie.ts). */
  readonly refreshToken: string
}

interface Parts {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly tokens: AccessTokens
  readonly registry: SessionRegistry
  /** Key from which successors of refresh tokens are derived. */
  readonly refreshKey: Buffer
}

const MAX_USER_AGENT_LENGTH = 400
const MAX_LISTED = 200

/**
 * Manages login sessions: one family of refresh tokens per device, of which only the newest is valid. If a replaced
 * token is used again, it or its successor was stolen, so its family ends (RFC 9700, 4.14.2).
 */
export class SessionService {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Logs a user in on a device. Runs within the caller's transaction if `db` is given. */
  async open(
    userId: number,
    userAgent: string | undefined,
    db: Prisma.TransactionClient = this.#parts.db,
  ): Promise<OpenedSession> {
    const refreshToken = newRefreshToken()
    const id = randomUUID()
    await db.session.create({
      data: {
        id,
        userId,
        userAgent: cleanUserAgent(userAgent),
        expiresAt: new Date(Date.now() + IDLE_SECONDS * 1000),
        tokens: { create: { hash: new Uint8Array(hashOfToken(refreshToken)) } },
      },
    })
    return this.#toOpenedSession({ userId, sessionId: id }, refreshToken)
  }

  /**
   * Exchanges a refresh token for its successor and a new access token. A token that was just replaced gets the same
   * successor for another ten seconds; any older one ends the session. Throws `AppError('not_signed_in')`.
   */
  async rotate(refreshToken: string, userAgent: string | undefined): Promise<OpenedSession> {
    if (!isRefreshToken(refreshToken)) throw new AppError('not_signed_in')
    const successor = nextTokenOf(this.#parts.refreshKey, refreshToken)
    const tokens = { hash: hashOfToken(refreshToken), successor: hashOfToken(successor) }
    const { actor, ended } = await transaction(this.#parts.pool, async (client) => {
      const session = await lockedSession.fetchFirst(client, { hash: tokens.hash })
      if (!session) return { actor: undefined, ended: [] }
      const { id, user_id: userId } = session
      const pair = { ...tokens, userId, sessionId: id }
      const age = session.is_over ? 'old' : await findTokenAge(client, pair)
      if (age === 'old') {
        return {
          actor: undefined,
          ended: await endSessions.fetchAll(client, { userId, only: id, except: null }),
        }
      }
      if (age === 'newest') {
        await replaceToken.execute(client, { ...pair, userAgent: cleanUserAgent(userAgent) })
      }
      return { actor: { userId, sessionId: id }, ended: [] }
    })
    this.#parts.registry.add(ended.map(({ id }) => id))
    if (!actor) throw new AppError('not_signed_in')
    return this.#toOpenedSession(actor, successor)
  }

  /** Ends the session of a refresh token, which may be any of the family. Does nothing for unknown tokens. */
  async endByToken(refreshToken: string): Promise<void> {
    const session = await sessionOfToken.fetchFirst(this.#parts.pool, { hash: hashOfToken(refreshToken) })
    if (session) await this.#end(session.user_id, { only: session.id })
  }

  /** Ends one of a user's sessions. Throws `AppError('not_found')` if the user has no session with that id. */
  async end(userId: number, sessionId: string): Promise<void> {
    const ended = await this.#end(userId, { only: sessionId })
    if (ended === 0) throw new AppError('not_found')
  }

  /**
   * Ends all sessions of a user, or all but one. Runs within the caller's transaction if `db` is given.
   *
   * @returns the number of sessions ended
   */
  endAllOf(
    userId: number,
    options: { readonly except?: string } = {},
    db?: Prisma.TransactionClient,
  ): Promise<number> {
    return this.#end(userId, options, db)
  }

  /** Returns the actor's sessions, the most recently used first. */
  async listOf(actor: Actor): Promise<DeviceSession[]> {
    const sessions = await this.#parts.db.session.findMany({
      where: { userId: actor.userId, expiresAt: { gt: new Date() } },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
      take: MAX_LISTED,
    })
    return sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName(userAgent),
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === actor.sessionId,
    }))
  }

  async #end(
    userId: number,
    which: { readonly only?: string; readonly except?: string },
    db?: Prisma.TransactionClient,
  ): Promise<number> {
    const ending = { userId, only: which.only ?? null, except: which.except ?? null }
    const rows = await (db
      ? fetchAllWithin(db, endSessions, ending)
      : endSessions.fetchAll(this.#parts.pool, ending))
    const ids = rows.map(({ id }) => id)
    // It isn't known yet whether the caller's transaction will commit.
    if (db) this.#parts.registry.markUncertain(ids)
    else this.#parts.registry.add(ids)
    return ids.length
  }

  #toOpenedSession(actor: Actor, refreshToken: string): OpenedSession {
    return {
      session: { access_token: this.#parts.tokens.sign(actor), user_id: actor.userId },
      refreshToken,
    }
  }
}

/** Returns a token's position in its family. The caller must have locked its session. */
async function findTokenAge(
  client: pg.PoolClient,
  tokens: TokenPair,
): Promise<'newest' | 'just_replaced' | 'old'> {
  const token = await tokenAge.fetchFirst(client, tokens)
  if (token?.is_newest) return 'newest'
  return token?.is_fresh ? 'just_replaced' : 'old'
}

function cleanUserAgent(userAgent: string | undefined): string {
  // PostgreSQL's text can't hold NUL, but headers can.
  return (userAgent ?? '').replaceAll('\0', '').slice(0, MAX_USER_AGENT_LENGTH)
}

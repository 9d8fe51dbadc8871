import { randomUUID } from 'node:crypto'
import type { DeviceSession } from '@wordhoard/contracts/accounts'
import type { Session } from '@wordhoard/contracts/sessions'
import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { deviceName } from '../login/device-name'
import type { AccessTokens } from './access-token'
import { hashOfToken, isRefreshToken, newRefreshToken, successorOf } from './refresh-token'
import { GRACE_SECONDS, IDLE_SECONDS, LONGEST_SECONDS } from './session-life'
import { ENDED_CHANNEL, type SessionRegistry } from './session-registry'

/** A session with what the browser gets of it. */
export interface OpenedSession {
  /** The body of the answer. */
  readonly session: Session
  /** For the cookie (session-cookie.ts). */
  readonly refreshToken: string
}

interface Parts {
  readonly pool: pg.Pool
  readonly db: PrismaClient
  readonly tokens: AccessTokens
  readonly registry: SessionRegistry
  /** Refresh tokens follow from one another by this key. */
  readonly refreshKey: Buffer
}

const LONGEST_USER_AGENT = 400
const MOST_LISTED = 200

/** Deletes sessions of user $1 (only $2, all but $3) and tells every process, when the transaction commits. */
const endSessions = `
  WITH chosen AS (
    SELECT id FROM session
    WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2::uuid) AND ($3::uuid IS NULL OR id <> $3::uuid)
    ORDER BY id FOR UPDATE
  ), gone AS (
    DELETE FROM session WHERE id IN (SELECT id FROM chosen) RETURNING id
  ), noted AS (
    INSERT INTO ended_session (session_id) SELECT id FROM gone ON CONFLICT DO NOTHING
  )
  SELECT id::text, pg_notify('${ENDED_CHANNEL}', id::text)::text AS told FROM gone`

/**
 * Sessions: a family of refresh tokens per signed-in device, of which the newest is good. A token that comes back after
 * it was replaced was stolen, or stolen from, and ends its family (RFC 9700, 4.14.2).
 */
export class SessionService {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Signs a user in on a device. Within a transaction of the caller's when `db` is given. */
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
        userAgent: cut(userAgent),
        expiresAt: new Date(Date.now() + IDLE_SECONDS * 1000),
        tokens: { create: { hash: new Uint8Array(hashOfToken(refreshToken)) } },
      },
    })
    return this.#opened({ userId, sessionId: id }, refreshToken)
  }

  /**
   * Exchanges a refresh token for its successor and a new access token. The token just replaced gets the same successor
   * for ten seconds more; any older one ends the session. Throws `AppError('not_signed_in')`.
   */
  async rotate(refreshToken: string, userAgent: string | undefined): Promise<OpenedSession> {
    if (!isRefreshToken(refreshToken)) throw new AppError('not_signed_in')
    const successor = successorOf(this.#parts.refreshKey, refreshToken)
    const hashes = [hashOfToken(refreshToken), hashOfToken(successor)]
    const { actor, ended } = await transaction(this.#parts.pool, async (client) => {
      const { rows } = await client.query<{ id: string; user_id: number; is_over: boolean }>(
        `SELECT id::text, user_id, expires_at <= now() AS is_over FROM session
         WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) FOR UPDATE`,
        [hashes[0]],
      )
      const session = rows[0]
      if (!session) return { actor: undefined, ended: [] }
      const age = session.is_over ? 'old' : await ageOf(client, hashes)
      if (age === 'old') {
        const gone = await client.query<{ id: string }>(endSessions, [session.user_id, session.id, null])
        return { actor: undefined, ended: gone.rows }
      }
      if (age === 'newest') await replace(client, hashes, session.id, cut(userAgent))
      return { actor: { userId: session.user_id, sessionId: session.id }, ended: [] }
    })
    this.#parts.registry.add(ended.map(({ id }) => id))
    if (!actor) throw new AppError('not_signed_in')
    return this.#opened(actor, successor)
  }

  /** Ends the session that a refresh token belongs to, whichever of the family it is. Nothing happens to unknown ones. */
  async endByToken(refreshToken: string): Promise<void> {
    const { rows } = await this.#parts.pool.query<{ id: string; user_id: number }>(
      `SELECT s.id::text, s.user_id FROM session s JOIN refresh_token t ON t.session_id = s.id WHERE t.hash = $1`,
      [hashOfToken(refreshToken)],
    )
    const session = rows[0]
    if (session) await this.#end(session.user_id, { only: session.id })
  }

  /** Ends one of a user's sessions. Throws `AppError('not_found')` when there is none of theirs by that id. */
  async end(userId: number, sessionId: string): Promise<void> {
    const ended = await this.#end(userId, { only: sessionId })
    if (ended === 0) throw new AppError('not_found')
  }

  /**
   * Ends all sessions of a user, or all but one. Within a transaction of the caller's when `db` is given.
   *
   * @returns how many
   */
  endAllOf(
    userId: number,
    options: { readonly except?: string } = {},
    db?: Prisma.TransactionClient,
  ): Promise<number> {
    return this.#end(userId, options, db)
  }

  /** The actor's sessions, the one last used first. */
  async listOf(actor: Actor): Promise<DeviceSession[]> {
    const sessions = await this.#parts.db.session.findMany({
      where: { userId: actor.userId, expiresAt: { gt: new Date() } },
      orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
      take: MOST_LISTED,
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
    const values = [userId, which.only ?? null, which.except ?? null]
    const rows = await (db ?? this.#parts.db).$queryRawUnsafe<{ id: string }[]>(endSessions, ...values)
    const ids = rows.map(({ id }) => id)
    // In somebody else's transaction it is not known yet whether it will have happened.
    if (db) this.#parts.registry.doubt(ids)
    else this.#parts.registry.add(ids)
    return ids.length
  }

  #opened(actor: Actor, refreshToken: string): OpenedSession {
    return {
      session: { access_token: this.#parts.tokens.sign(actor), user_id: actor.userId },
      refreshToken,
    }
  }
}

/** How a token, whose session is locked, stands in its family. `hashes`: of the token, of its successor. */
async function ageOf(client: pg.PoolClient, hashes: Buffer[]): Promise<'newest' | 'just_replaced' | 'old'> {
  const { rows } = await client.query<{ is_newest: boolean; is_fresh: boolean | null }>(
    `SELECT t.rotated_at IS NULL AS is_newest,
            t.rotated_at > clock_timestamp() - make_interval(secs => $3)
              AND n.hash IS NOT NULL AND n.rotated_at IS NULL AS is_fresh
     FROM refresh_token t LEFT JOIN refresh_token n ON n.hash = $2 WHERE t.hash = $1`,
    [...hashes, GRACE_SECONDS],
  )
  const token = rows[0]
  if (token?.is_newest) return 'newest'
  return token?.is_fresh ? 'just_replaced' : 'old'
}

async function replace(
  client: pg.PoolClient,
  hashes: Buffer[],
  id: string,
  userAgent: string,
): Promise<void> {
  await client.query(
    `WITH old AS (UPDATE refresh_token SET rotated_at = clock_timestamp() WHERE hash = $1),
          new AS (INSERT INTO refresh_token (hash, session_id) VALUES ($2, $3::uuid))
     UPDATE session SET last_used_at = now(), user_agent = $4,
       expires_at = least(now() + make_interval(secs => $5), created_at + make_interval(secs => $6))
     WHERE id = $3::uuid`,
    [...hashes, id, userAgent, IDLE_SECONDS, LONGEST_SECONDS],
  )
}

function cut(userAgent: string | undefined): string {
  // PostgreSQL's text holds no NUL, and headers may.
  return (userAgent ?? '').replaceAll('\0', '').slice(0, LONGEST_USER_AGENT)
}

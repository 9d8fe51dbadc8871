import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { randomName } from '../random-name'

/** An account with a session, inserted directly into the database because other tests cover registration and login. */
export interface AccountRows {
  readonly userId: number
  readonly username: string
  readonly email: string
  /** Value of the refresh cookie. */
  readonly refreshToken: string
}

/**
 * Inserts an account with a session that lasts a day, as a login would create it. The account has no valid password.
 */
export async function makeAccount(client: Pick<pg.Client, 'query'>): Promise<AccountRows> {
  const username = `Reader_${randomName()}`
  const email = `${username.toLowerCase()}@example.org`
  const refreshToken = randomBytes(32).toString('base64url')
  const { rows } = await client.query<{ id: number }>(
    `WITH person AS (
       INSERT INTO user_account (email, username, username_lower, password_hash)
       VALUES ($1, $2, lower($2), 'none') RETURNING id
     ), names AS (
       INSERT INTO login_name (name, user_id) SELECT name, id FROM person, unnest(ARRAY[$1, lower($2)]) name
     ), device AS (
       INSERT INTO session (id, user_id, user_agent, expires_at)
       SELECT $3::uuid, id, 'test', now() + interval '1 day' FROM person RETURNING id, user_id
     ), token AS (
       INSERT INTO refresh_token (hash, user_id, session_id) SELECT $4, user_id, id FROM device
     )
     SELECT id FROM person`,
    [email, username, randomUUID(), createHash('sha256').update(refreshToken).digest()],
  )
  return { userId: rows[0]!.id, username, email, refreshToken }
}

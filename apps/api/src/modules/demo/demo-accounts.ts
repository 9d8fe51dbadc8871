import type pg from 'pg'
import { hashPassword, unusableHash } from '../accounts/passwords/password-hash'
import { ENDED_CHANNEL } from '../accounts/sessions/session-registry'
import { openDemoSchool } from './demo-school'

/** Accounts to try the product with. Their domain can belong to nobody (RFC 2606). */
const accounts = [
  { role: 'learner', email: 'learner@demo.example', username: 'Demo-Learner', firstName: 'Lena' },
  { role: 'teacher', email: 'teacher@demo.example', username: 'Demo-Teacher', firstName: 'Tom' },
] as const

const emails = accounts.map(({ email }) => email)

/** Known to whoever reads this: never to be offered in production. */
const password = 'Read4words'

/**
 * Makes the demo's accounts and their school where they are not there yet, and names them.
 *
 * @returns lines for who runs the server
 */
export async function openDemo(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ email: string; is_closed: boolean }>(
    'SELECT email, password_hash = $2 AS is_closed FROM user_account WHERE email = ANY($1::text[])',
    [emails, unusableHash],
  )
  if (rows.some(({ is_closed }) => is_closed)) await reopen(pool)
  const missing = accounts.filter(({ email }) => !rows.some((row) => row.email === email))
  if (missing.length > 0) await make(pool, missing)
  const [learner, teacher] = accounts
  await openDemoSchool(pool, teacher.email, learner.email)
  return accounts.map(({ role, email }) => `Demo ${role}: ${email}, password ${password}`)
}

/**
 * Shuts the demo's accounts where an installation no longer has a demo: their password is known to everybody. What they
 * hold stays.
 *
 * @returns no lines
 */
export async function closeDemo(pool: pg.Pool): Promise<[]> {
  await pool.query(
    `WITH closed AS (
       UPDATE user_account SET password_hash = $2 WHERE email = ANY($1::text[]) AND password_hash <> $2 RETURNING id
     ), gone AS (
       DELETE FROM session WHERE user_id IN (SELECT id FROM closed) RETURNING id
     ), noted AS (
       INSERT INTO ended_session (session_id) SELECT id FROM gone ON CONFLICT DO NOTHING
     )
     SELECT pg_notify('${ENDED_CHANNEL}', id::text) FROM gone`,
    [emails, unusableHash],
  )
  return []
}

/** Gives accounts that were shut the demo's password again. */
async function reopen(pool: pg.Pool): Promise<void> {
  await pool.query(
    'UPDATE user_account SET password_hash = $2 WHERE email = ANY($1::text[]) AND password_hash = $3',
    [emails, await hashPassword(password), unusableHash],
  )
}

/** A name that somebody has taken leaves its account out. */
async function make(pool: pg.Pool, missing: readonly (typeof accounts)[number][]): Promise<void> {
  const hashes: string[] = []
  for (let index = 0; index < missing.length; index++) hashes.push(await hashPassword(password))
  await pool.query(
    `INSERT INTO user_account (email, username, username_lower, first_name, password_hash, updated_at)
     SELECT email, username, lower(username), first_name, hash, now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS made (email, username, first_name, hash)
     ON CONFLICT DO NOTHING`,
    [
      missing.map(({ email }) => email),
      missing.map(({ username }) => username),
      missing.map(({ firstName }) => firstName),
      hashes,
    ],
  )
}

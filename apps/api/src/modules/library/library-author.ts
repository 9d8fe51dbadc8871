import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashPassword } from '../accounts/passwords/password-hash'

/** By which the author is known again. Nobody can have a mailbox there (RFC 2606), so nobody can take the account over. */
export const authorEmail = 'reading-room@library.invalid'
const name = 'Reading-Room'

/** Id of the account under which the library stands, made when it is not there. Nobody knows its password. */
export async function libraryAuthor(client: pg.PoolClient): Promise<number> {
  const found = await client.query<{ id: number }>('SELECT id FROM user_account WHERE email = $1', [
    authorEmail,
  ])
  if (found.rows[0]) return found.rows[0].id
  // Somebody may have taken the name before the library came.
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO user_account (email, username, username_lower, password_hash, bio, updated_at)
     SELECT $1, name, lower(name), $3, $4, now()
     FROM (SELECT $2 AS name, 0 AS number UNION SELECT $2 || '-' || n, n FROM generate_series(1, 99) n) names
     WHERE NOT EXISTS (SELECT FROM user_account WHERE username_lower = lower(name))
     ORDER BY number LIMIT 1
     RETURNING id`,
    [
      authorEmail,
      name,
      await hashPassword(randomBytes(32).toString('base64')),
      'Texts by level, written to be read here.',
    ],
  )
  return rows[0]!.id
}

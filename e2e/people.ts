import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/auth'
import pg from 'pg'
import { databaseFile } from './place'

/** Somebody with an account who is signed in in a page's browser. */
export interface Reader {
  readonly userId: number
  readonly username: string
  readonly email: string
}

async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: readFileSync(databaseFile, 'utf8') })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/**
 * Makes an account with a session and gives the page's browser its cookies, as a login would; the login itself has
 * journeys of its own. The account has no password that anybody knows.
 */
export async function signedIn(page: Page): Promise<Reader> {
  const username = `Reader_${randomBytes(5).toString('hex')}`
  const email = `${username.toLowerCase()}@example.org`
  const token = randomBytes(32).toString('base64url')
  const [user] = await query<{ id: number }>(
    `WITH person AS (
       INSERT INTO user_account (email, username, username_lower, password_hash)
       VALUES ($1, $2, lower($2), 'none') RETURNING id
     ), device AS (
       INSERT INTO session (id, user_id, user_agent, expires_at)
       SELECT $3::uuid, id, 'journey', now() + interval '1 day' FROM person RETURNING id
     ), token AS (
       INSERT INTO refresh_token (hash, session_id) SELECT $4, id FROM device
     )
     SELECT id FROM person`,
    [email, username, randomUUID(), createHash('sha256').update(token).digest()],
  )
  const cookie = { domain: '127.0.0.1', sameSite: 'Strict' as const }
  await page.context().addCookies([
    { ...cookie, name: 'refresh_token', value: token, path: '/api/auth2', httpOnly: true },
    { ...cookie, name: SESSION_HINT_COOKIE, value: '1', path: '/' },
  ])
  return { userId: user!.id, username, email }
}

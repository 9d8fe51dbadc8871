import type pg from 'pg'
import { hashPassword, unusableHash } from '../accounts/passwords/password-hash'
import { accountsByEmail, closeAccounts, makeAccounts, reopenAccounts } from './demo-accounts.queries'
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
  const found = await accountsByEmail.fetchAll(pool, { emails, unusableHash })
  if (found.some(({ is_closed }) => is_closed)) await reopen(pool)
  const missing = accounts.filter(({ email }) => !found.some((row) => row.email === email))
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
  await closeAccounts.execute(pool, { emails, unusableHash })
  return []
}

/** Gives accounts that were shut the demo's password again. */
async function reopen(pool: pg.Pool): Promise<void> {
  await reopenAccounts.execute(pool, { emails, unusableHash, hash: await hashPassword(password) })
}

/** A name that somebody has taken leaves its account out. */
async function make(pool: pg.Pool, missing: readonly (typeof accounts)[number][]): Promise<void> {
  const hashes: string[] = []
  for (let index = 0; index < missing.length; index++) hashes.push(await hashPassword(password))
  await makeAccounts.execute(pool, {
    emails: missing.map(({ email }) => email),
    usernames: missing.map(({ username }) => username),
    firstNames: missing.map(({ firstName }) => firstName),
    hashes,
  })
}

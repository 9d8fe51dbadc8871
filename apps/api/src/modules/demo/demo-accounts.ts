import type pg from 'pg'
import { hashPassword, unusableHash } from '../accounts/passwords/password-hash'
import { accountsByEmail, closeAccounts, makeAccounts, reopenAccounts } from './demo-accounts.queries'
import { openDemoSchool } from './demo-school'

/** Accounts for trying out the product. Nobody can own their domain (RFC 2606). */
const accounts = [
  { role: 'learner', email: 'learner@demo.example', username: 'Demo-Learner', firstName: 'Lena' },
  { role: 'teacher', email: 'teacher@demo.example', username: 'Demo-Teacher', firstName: 'Tom' },
] as const

const emails = accounts.map(({ email }) => email)

/** Publicly known: the demo must never be switched on in production. */
const password = 'Read4words'

/**
 * Creates the demo accounts and their school if they don't exist yet.
 *
 * @returns lines that tell the operator how to log in
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
 * Closes the demo accounts in an installation that no longer has a demo, because their password is publicly known.
 * Their data stays.
 *
 * @returns no lines
 */
export async function closeDemo(pool: pg.Pool): Promise<[]> {
  await closeAccounts.execute(pool, { emails, unusableHash })
  return []
}

/** Gives closed demo accounts the demo password again. */
async function reopen(pool: pg.Pool): Promise<void> {
  await reopenAccounts.execute(pool, { emails, unusableHash, hash: await hashPassword(password) })
}

/** Creates the missing accounts; skips an account whose user name is taken. */
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

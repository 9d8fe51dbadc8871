import type pg from 'pg'
import { transaction } from '../../lib/transaction'
import { hashPassword, unusableHash } from '../accounts/passwords/password-hash'
import { claimNames, isNameTaken } from '../login-names/login-names'
import { accountsByEmail, closeAccounts, insertAccount, reopenAccounts } from './demo-accounts.queries'
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
  for (const { email, username, firstName } of missing) {
    const hash = await hashPassword(password)
    const made = transaction(pool, async (client) => {
      const { id, username_lower } = await insertAccount.fetchOne(client, {
        email,
        username,
        firstName,
        hash,
      })
      await claimNames(client, id, { email, usernameLower: username_lower })
    })
    await made.catch((error: unknown) => {
      if (!isNameTaken(error)) throw error
    })
  }
}

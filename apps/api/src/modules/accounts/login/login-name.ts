import type { PrismaClient } from '@wordhoard/database/client'
import { findAccountOfName } from '../../login-names/login-names'

/** An id that no account has. */
const NO_ACCOUNT = 0

/**
 * Finds the account that somebody wants to log in to, by its address or user name in lower case. A user name has no @,
 * so no account can be found under another's address. Names without an account ask the database as often as others.
 */
export async function findLoginAccount(db: PrismaClient, name: string) {
  const id = (await findAccountOfName(db, name)) ?? NO_ACCOUNT
  return db.user.findUnique({
    where: { id },
    select: { id: true, email: true, username: true, passwordHash: true, passwordUntil: true },
  })
}

/** Whether a login name is an email address. */
export function isAddress(name: string): boolean {
  return name.includes('@')
}

import type { PrismaClient } from '@wordhoard/database/client'

/**
 * Finds the account that somebody wants to log in to, by its address or user name in lower case. A user name has no @,
 * so no account can be found under another's address.
 */
export function findLoginAccount(db: PrismaClient, name: string) {
  return db.user.findUnique({
    where: isAddress(name) ? { email: name } : { usernameLower: name },
    select: { id: true, email: true, username: true, passwordHash: true, passwordUntil: true },
  })
}

/** Whether a login name is an email address. */
export function isAddress(name: string): boolean {
  return name.includes('@')
}

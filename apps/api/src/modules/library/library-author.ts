import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashPassword } from '../accounts/passwords/password-hash'
import { claimNames } from '../login-names/login-names'
import { ownerOfName } from '../login-names/login-names.queries'
import { makeAuthor } from './library-author.queries'

/**
 * Address that identifies the library's account. Nobody can have a mailbox there (RFC 2606), so nobody can take the
 * account over.
 */
export const authorEmail = 'reading-room@library.invalid'
const name = 'Reading-Room'

/** Returns the id of the library's account, creating it if necessary. Nobody knows its password. */
export async function libraryAuthor(client: pg.PoolClient): Promise<number> {
  const found = await ownerOfName.fetchFirst(client, { name: authorEmail })
  if (found) return found.user_id
  // A user may have taken the name before the library was added.
  const made = await makeAuthor.fetchOne(client, {
    email: authorEmail,
    name,
    passwordHash: await hashPassword(randomBytes(32).toString('base64')),
    bio: 'Texts by level, written to be read here.',
  })
  await claimNames(client, made.id, { email: authorEmail, usernameLower: made.username_lower })
  return made.id
}

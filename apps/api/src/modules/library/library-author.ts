import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashPassword } from '../accounts/passwords/password-hash'
import { accountOf, makeAuthor } from './library-author.queries'

/** By which the author is known again. Nobody can have a mailbox there (RFC 2606), so nobody can take the account over. */
export const authorEmail = 'reading-room@library.invalid'
const name = 'Reading-Room'

/** Id of the account under which the library stands, made when it is not there. Nobody knows its password. */
export async function libraryAuthor(client: pg.PoolClient): Promise<number> {
  const found = await accountOf.fetchFirst(client, { email: authorEmail })
  if (found) return found.id
  // Somebody may have taken the name before the library came.
  const made = await makeAuthor.fetchOne(client, {
    email: authorEmail,
    name,
    passwordHash: await hashPassword(randomBytes(32).toString('base64')),
    bio: 'Texts by level, written to be read here.',
  })
  return made.id
}

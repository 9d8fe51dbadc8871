import type { Prisma } from '@wordhoard/database/client'
import { randomName } from '@wordhoard/testkit/random-name'
import { hashPassword } from '../modules/accounts/passwords/password-hash'
import { claimNames } from '../modules/login-names/login-names'
import type { TestApp } from './test-app'

/** A logged-in user, created for one test. */
export interface Person {
  readonly userId: number
  readonly email: string
  readonly username: string
  readonly password: string
  readonly token: string
  /** Headers for `inject`. */
  readonly headers: { readonly authorization: string }
  readonly refreshToken: string
}

const password = 'Correct-horse-7'
let hash: Promise<string> | undefined

/** Creates a user with the standard password and logs them in. */
export async function person(api: TestApp, overrides: Partial<Prisma.UserCreateInput> = {}): Promise<Person> {
  hash ??= hashPassword(password)
  const username = overrides.username ?? `Reader_${randomName()}`
  const user = await api.db.user.create({
    data: {
      email: `${username.toLowerCase()}@example.org`,
      passwordHash: await hash,
      ...overrides,
      username,
      usernameLower: username.toLowerCase(),
    },
  })
  await claimNames(api.pool, user.id, user)
  const { session, refreshToken } = await api.app.sessions.open(user.id, undefined)
  return {
    userId: user.id,
    email: user.email ?? '',
    username,
    password,
    token: session.access_token,
    headers: { authorization: `Bearer ${session.access_token}` },
    refreshToken,
  }
}

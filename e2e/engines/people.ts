import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import { type AccountRows, makeAccount } from '@wordhoard/testkit/database/account-rows'
import { hashPassword } from '@wordhoard/testkit/password-hash'
import type { Api } from '../api-of'
import { inDatabase } from '../people'
import { password } from '../registration'
import { port } from '../server-settings'
import { button, field, heading, type Screen } from './screen'

/** A user with an account. */
export interface Member extends AccountRows {
  /** Calls the API as this user, in a separate session: a refresh token may not be used in two places. */
  readonly api: Api
}

/** Makes an account that has completed onboarding. */
export async function createMember(): Promise<Member> {
  const token = randomBytes(32).toString('base64url')
  const account = await inDatabase(async (client) => {
    const made = await makeAccount(client)
    await client.query(
      `UPDATE user_account SET onboarding_stage = 'completed', first_name = 'Ana', last_name = 'Reader' WHERE id = $1`,
      [made.userId],
    )
    await client.query(
      `WITH device AS (
         INSERT INTO session (id, user_id, user_agent, expires_at) VALUES ($1, $2, 'test', now() + interval '1 day') RETURNING id
       ) INSERT INTO refresh_token (hash, session_id) SELECT $3, id FROM device`,
      [randomUUID(), made.userId, createHash('sha256').update(token).digest()],
    )
    return made
  })
  return { ...account, api: await apiWith(token) }
}

async function apiWith(token: string): Promise<Api> {
  const address = `http://127.0.0.1:${port}/api`
  const renewed = await fetch(`${address}/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${token}` },
  })
  const { access_token } = (await renewed.json()) as { access_token: string }
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        ...(data && { 'content-type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }
}

/** Gives the browser a user's session, as a login would. */
export async function signIn(view: Screen, { refreshToken }: AccountRows): Promise<void> {
  await view.page.setCookie({
    name: 'refresh_token',
    value: refreshToken,
    path: '/api/auth2',
    httpOnly: true,
  })
  await view.page.setCookie({ name: SESSION_HINT_COOKIE, value: '1', path: '/', httpOnly: false })
}

/** Makes an account and signs the browser in. */
export async function signInMember(view: Screen): Promise<Member> {
  const person = await createMember()
  await signIn(view, person)
  return person
}

/** Makes an account and logs in with its password through the form. */
export async function logIn(view: Screen): Promise<AccountRows> {
  const hash = await hashPassword(password)
  const account = await inDatabase(async (client) => {
    const made = await makeAccount(client)
    await client.query('UPDATE user_account SET password_hash = $2 WHERE id = $1', [made.userId, hash])
    return made
  })
  await view.open('/login')
  await view.fill(field('Email or username'), account.email)
  await view.fill(field('Password'), password)
  await view.click(button('Login'))
  await view.see(button(/^More/))
  // If we left earlier, Firefox would report errors from the rest of this page.
  await view.see(heading(/./, 'main'))
  return account
}

/**
 * Adds words to a user's main vocabulary.
 * @returns their spell ids
 */
export async function giveWords({ api }: Member, words: readonly string[]): Promise<number[]> {
  const body = { words: words.map((text) => ({ text })) }
  const { recognised } = await api<{ recognised: { spell_id: number }[] }>('POST', '/main-voc/import', body)
  return recognised.map(({ spell_id }) => spell_id)
}

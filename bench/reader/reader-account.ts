import { type AccountRows, makeAccount } from '@wordhoard/testkit/database/account-rows'
import type { RunningServer } from '@wordhoard/testkit/server/start-server'
import type pg from 'pg'

export interface Reader extends AccountRows {
  readonly headers: { authorization: string }
}

/** Makes an account that is signed in to the product. */
export async function signInReader(client: pg.Client, product: RunningServer): Promise<Reader> {
  const account = await makeAccount(client)
  const answer = await fetch(`${product.url}/api/auth2/refresh`, {
    method: 'POST',
    headers: { cookie: `refresh_token=${account.refreshToken}` },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { ...account, headers: { authorization: `Bearer ${access_token}` } }
}

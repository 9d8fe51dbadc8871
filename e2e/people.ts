import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import { type AccountRows, makeAccount } from '@wordhoard/testkit/database/account-rows'
import pg from 'pg'
import { databaseFile } from './server-settings'

/** Returns the address of the journeys' database. */
export function databaseUrl(): string {
  return readFileSync(databaseFile, 'utf8')
}

/** Works directly in the server's database, for changes that no call can make, such as letting time pass. */
export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Makes an account with a session and gives the page's browser its cookies, as a login would. The login itself has its
 * own journeys.
 */
export async function signInMember(page: Page): Promise<AccountRows> {
  const account = await inDatabase(makeAccount)
  const cookie = { domain: '127.0.0.1', sameSite: 'Strict' as const }
  await page.context().addCookies([
    { ...cookie, name: 'refresh_token', value: account.refreshToken, path: '/api/auth2', httpOnly: true },
    { ...cookie, name: SESSION_HINT_COOKIE, value: '1', path: '/' },
  ])
  return account
}

import type { Page } from '@playwright/test'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { type AccountRows, makeAccount } from '@wordhoard/testkit/database/account-rows'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { startProduct } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'

/** The product with its own database, with signed-in users in a browser. */
export interface ProductWithPeople {
  readonly url: string
  /** A connection with the owner's rights. */
  readonly client: pg.Client
  /** Makes an account and gives the page's browser the cookies of its session. */
  signIn(page: Page): Promise<AccountRows>
  stop(): Promise<void>
}

/** Starts the built product with its own database. */
export async function startWithPeople(): Promise<ProductWithPeople> {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  await client.connect()
  const server = await startProduct('.data-test', {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
  })
  return {
    url: server.url,
    client,
    signIn: async (page) => {
      const account = await makeAccount(client)
      const { hostname: domain } = new URL(server.url)
      await page.context().addCookies([
        { name: 'refresh_token', value: account.refreshToken, domain, path: '/api/auth2', httpOnly: true },
        { name: SESSION_HINT_COOKIE, value: '1', domain, path: '/' },
      ])
      return account
    },
    stop: async () => {
      await server.stop()
      await client.end()
      await close()
    },
  }
}

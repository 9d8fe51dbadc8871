import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/site/session-hint'
import { projectRoot } from '@wordhoard/database/project-root'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { startServer } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'
import type { BenchRow } from './row'

/** How long nothing is asked for once a first screen is still, ms. */
const QUIET = 500

/** `{me}` in a path: the user name of who is signed in. */
const bars: readonly [path: string, name: string, kilobytes: number, isSignedIn?: boolean][] = [
  ['/', 'landing', 110],
  ['/reading-mode', 'reader', 150],
  ['/word/1', 'word page', 180],
  ['/articles', 'articles', 180],
  ['/article/1', 'article', 180],
  ['/login', 'login', 180],
  ['/registration', 'registration', 180],
  ['/', 'home', 180, true],
  ['/me', 'profile', 180, true],
  ['/reading-mode', 'reader of somebody signed in', 180, true],
  ['/article/1', 'article of somebody signed in', 180, true],
  ['/learn', 'learning', 180, true],
  ['/main-vocabulary', 'main vocabulary', 180, true],
  ['/user/@{me}', 'public profile', 180, true],
  ['/schools', 'schools', 180, true],
  ['/chats', 'chats', 180, true],
]

/** Size of a built file compressed by gzip, as the bars are given; browsers get Brotli, which is a tenth smaller. */
function gzipped(path: string): number {
  return gzipSync(readFileSync(join(projectRoot(), 'apps', 'web', 'dist', path))).length
}

/** The product on a database of its own, and a way to give a page the cookies of somebody with a session. */
async function startWithPeople() {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  await client.connect()
  const server = await startServer([join('apps', 'api', 'dist', 'server.js')], '/api/ready', {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
  })
  const signIn = async (page: Page) => {
    const { userId, username, refreshToken } = await makeAccount(client)
    await client.query("UPDATE user_account SET onboarding_stage = 'completed' WHERE id = $1", [userId])
    const { hostname } = new URL(server.url)
    await page.context().addCookies([
      { name: 'refresh_token', value: refreshToken, domain: hostname, path: '/api/auth2', httpOnly: true },
      { name: SESSION_HINT_COOKIE, value: '1', domain: hostname, path: '/' },
    ])
    return username
  }
  const stop = async () => {
    await server.stop()
    await client.end()
    await close()
  }
  return { server, signIn, stop }
}

/** Scripts and styles that a browser really fetches until a route's first screen is still. */
export async function benchBundles(): Promise<BenchRow[]> {
  const { server, signIn, stop } = await startWithPeople()
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const rows: BenchRow[] = []
  try {
    for (const [path, name, bar, isSignedIn] of bars) {
      const page = await browser.newPage()
      const me = isSignedIn ? await signIn(page) : ''
      const bytes = { script: 0, style: 0 }
      let latest = performance.now()
      page.on('request', () => {
        latest = performance.now()
      })
      page.on('response', (response) => {
        latest = performance.now()
        const { pathname } = new URL(response.url())
        if (process.env.BENCH_FILES && /[.](js|css)$/.test(pathname))
          console.info(`${name}: ${pathname} ${(gzipped(pathname) / 1024).toFixed(1)} KB`)
        if (pathname.endsWith('.js')) bytes.script += gzipped(pathname)
        if (pathname.endsWith('.css')) bytes.style += gzipped(pathname)
      })
      await page.goto(server.url + path.replace('{me}', me), { waitUntil: 'load' })
      // What stands in the page itself counts as well.
      for (const text of await page.locator('head style').allTextContents())
        bytes.style += gzipSync(text).length
      // Not the network's rest: the stream of chats never ends.
      while (performance.now() - latest < QUIET) await page.waitForTimeout(100)
      rows.push({
        what: `JavaScript · CSS of the ${name}'s first screen, gzip`,
        value: `${(bytes.script / 1024).toFixed(0)} · ${(bytes.style / 1024).toFixed(1)} KB`,
        bar: `≤ ${bar} · ≤ 20 KB`,
        holds: bytes.script / 1024 <= bar && bytes.style / 1024 <= 20,
      })
      await page.close()
    }
  } finally {
    await browser.close()
    await stop()
  }
  return rows
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { projectRoot } from '@wordhoard/database/project-root'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { firstScreens, MAX_STYLE_KILOBYTES, untouchedPage } from '@wordhoard/testkit/measuring/first-screens'
import { type ProductWithPeople, startWithPeople } from './product-with-people'
import type { BenchRow } from './row'

/**
 * How long the network must be quiet before a first screen counts as loaded, in ms: longer than the second from which a
 * page may put work off, as in the journey of first screens.
 */
const QUIET_NETWORK_MS = 1200

/** Returns the size of a built file under gzip, the unit of the limits. Browsers get Brotli, which is a tenth smaller. */
function gzipSize(path: string): number {
  return gzipSync(readFileSync(join(projectRoot(), 'apps', 'web', 'dist', path))).length
}

/** Signs a page in as a member who has completed onboarding. Returns the user name. */
async function signInMember({ client, signIn }: ProductWithPeople, page: Page): Promise<string> {
  const { userId, username } = await signIn(page)
  await client.query("UPDATE user_account SET onboarding_stage = 'completed' WHERE id = $1", [userId])
  return username
}

/** Measures the scripts and styles that a browser fetches for the first screen of each route. */
export async function benchBundles(): Promise<BenchRow[]> {
  const product = await startWithPeople()
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  })
  const rows: BenchRow[] = []
  try {
    for (const { path, name, maxKilobytes, isSignedIn } of firstScreens) {
      const page = await browser.newPage()
      await page.addInitScript(untouchedPage)
      const username = isSignedIn ? await signInMember(product, page) : ''
      const bytes = { script: 0, style: 0 }
      let lastTrafficAt = performance.now()
      page.on('request', () => {
        lastTrafficAt = performance.now()
      })
      page.on('response', (response) => {
        lastTrafficAt = performance.now()
        const { pathname } = new URL(response.url())
        if (process.env.BENCH_FILES && /[.](js|css)$/.test(pathname))
          console.info(`${name}: ${pathname} ${(gzipSize(pathname) / 1024).toFixed(1)} KB`)
        if (pathname.endsWith('.js')) bytes.script += gzipSize(pathname)
        if (pathname.endsWith('.css')) bytes.style += gzipSize(pathname)
      })
      await page.goto(product.url + path.replace('{me}', username), { waitUntil: 'load' })
      // Inline styles count as well.
      for (const text of await page.locator('head style').allTextContents())
        bytes.style += gzipSync(text).length
      // Doesn't wait for network idle: the chat stream never ends.
      while (performance.now() - lastTrafficAt < QUIET_NETWORK_MS) await page.waitForTimeout(100)
      if (bytes.script === 0) throw new Error(`${path} loaded no script: is the product built?`)
      rows.push({
        what: `first screen (${name}): JavaScript · CSS, gzip`,
        value: `${(bytes.script / 1024).toFixed(0)} · ${(bytes.style / 1024).toFixed(1)} KB`,
        bar: `≤ ${maxKilobytes} · ≤ ${MAX_STYLE_KILOBYTES} KB`,
        holds: bytes.script / 1024 <= maxKilobytes && bytes.style / 1024 <= MAX_STYLE_KILOBYTES,
      })
      await page.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return rows
}

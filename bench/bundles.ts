import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { projectRoot } from '@wordhoard/database/project-root'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import {
  type FirstScreen,
  firstScreens,
  MAX_STYLE_KILOBYTES,
  untouchedPage,
} from '@wordhoard/testkit/measuring/first-screens'
import { type ProductWithPeople, startWithPeople } from './product-with-people'
import type { BenchRow } from './row'

/**
 * How long the network must be quiet before a first screen counts as loaded, in ms: longer than the second from which a
 * page may put work off, as in the journey of first screens.
 */
const QUIET_NETWORK_MS = 1200

/** Times that a screen is measured before its failure counts. */
const TRIES = 3

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

/** Collects what shows that a page isn't the screen that it should be: exceptions, and errors on the console. */
function watchForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('crash', () => errors.push('the page crashed'))
  return errors
}

/** Throws if a page has failed or shows no heading: the size of such a page says nothing. */
async function checkScreen(page: Page, path: string, errors: readonly string[]): Promise<void> {
  const headings = errors.length > 0 ? 0 : await page.locator('#root :is(h1, h2)').count()
  if (headings === 0) throw new Error(`${path} doesn’t show its screen: ${errors.join('; ') || 'no heading'}`)
}

/** Bytes that a first screen fetches, under gzip. */
interface ScreenSize {
  readonly script: number
  readonly style: number
}

/** Measures a first screen; throws if the page doesn't show it. */
async function measureScreen(
  product: ProductWithPeople,
  browser: Browser,
  { path, name, isSignedIn }: FirstScreen,
): Promise<ScreenSize> {
  const page = await browser.newPage()
  try {
    await page.addInitScript(untouchedPage)
    const username = isSignedIn ? await signInMember(product, page) : ''
    const bytes = { script: 0, style: 0 }
    const errors = watchForErrors(page)
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
    await checkScreen(page, path, errors)
    return bytes
  } finally {
    await page.close()
  }
}

/** Measures a first screen, again if the page failed; throws what was wrong the last time. */
async function measureSurely(
  product: ProductWithPeople,
  browser: Browser,
  screen: FirstScreen,
): Promise<ScreenSize> {
  for (let tries = 1; ; tries++)
    try {
      return await measureScreen(product, browser, screen)
    } catch (error) {
      if (tries === TRIES) throw error
      console.warn(`Measuring again: ${String(error)}`)
    }
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
    for (const screen of firstScreens) {
      const { script, style } = await measureSurely(product, browser, screen)
      rows.push({
        what: `first screen (${screen.name}): JavaScript · CSS, gzip`,
        value: `${(script / 1024).toFixed(0)} · ${(style / 1024).toFixed(1)} KB`,
        bar: `≤ ${screen.maxKilobytes} · ≤ ${MAX_STYLE_KILOBYTES} KB`,
        holds: script / 1024 <= screen.maxKilobytes && style / 1024 <= MAX_STYLE_KILOBYTES,
      })
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return rows
}

import type { BrowserContext, Page } from '@playwright/test'
import { gamesLeft, makeWordsDue, practiceWords } from '../learn-session'
import { inDatabase, signInMember } from '../people'
import { expect, paste, test } from '../test'
import { listCachedFiles, openApp, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'
import { readStoredKeys } from './stored-keys'

const MAX_SHELL_BYTES = 1_000_000
const isFull = Boolean(process.env.FULL)
/** Cold starts that are timed of each page. */
const ROUNDS = isFull ? 3 : 2

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

/** Saves words for a user, practised before and due. */
async function giveDueWords(userId: number): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
       SELECT $1, id, spell_lower, 2, 1 FROM spell WHERE spell_lower = ANY($2)`,
      [userId, practiceWords.slice(0, 10)],
    ),
  )
  await makeWordsDue(userId)
}

/** Counts sessions that are on this device, to be played without a network. */
const countReadySessions = async (page: Page) =>
  (await page.evaluate(readStoredKeys, { database: 'wordhoard-outbox', store: 'sessions' })).length

/** Notes in each page from now on when its text is there, taps Start where a session is offered, and notes its game. */
async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Each cold start begins without a game of the one before.
    if (location.protocol !== 'about:') sessionStorage.removeItem('learnGames')
    new MutationObserver((_, observer) => {
      const start = [...document.querySelectorAll('button')].find((button) =>
        /^(Start|Continue)$/.test(button.textContent ?? ''),
      )
      const isOffered = document.querySelector('main')?.textContent?.includes('We save your answers here')
      if (isOffered && start instanceof HTMLElement) start.click()
      const isThere =
        document.querySelector('article')?.textContent || document.querySelector('main h1[aria-describedby]')
      if (!isThere) return
      observer.disconnect()
      Object.assign(window, { readyAfter: performance.now() })
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Opens a page several times; returns how long each time took until its text or game was there, in ms. */
async function timeColdStarts(page: Page, url: string, see: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(url, { waitUntil: 'commit' })
    await see()
    times.push(
      await page.evaluate(() => Math.round((window as { readyAfter?: number }).readyAfter ?? 99_999)),
    )
  }
  console.info(
    `Cold start at ${new URL(url).pathname} without a server, 4 times slower: ${times.join(', ')} ms, median ${medianOf(times)} ms`,
  )
  return times
}

/** Looks at what the service worker keeps: the shell, within its size, and nothing that is anybody's own. */
async function checkShell(page: Page): Promise<void> {
  await expect
    .poll(async () => (await listCachedFiles(page)).map(({ path }) => path).join(), { timeout: 30_000 })
    .toContain('/assets/chats.screen-')
  const cached = await listCachedFiles(page)
  const shell = cached.filter(({ cache }) => cache.startsWith('shell-'))
  const bytes = shell.reduce((sum, file) => sum + file.bytes, 0)
  expect(shell.length).toBeGreaterThan(50)
  expect(bytes, `${shell.length} files`).toBeLessThanOrEqual(MAX_SHELL_BYTES)
  // Nothing of the API's, and no page but the empty one.
  const ofTheApp = cached.filter(({ cache }) => cache !== 'wordhoard-sounds')
  expect(ofTheApp.filter(({ path }) => !/^\/assets\/|^\/app-shell$|^\/earlier$/.test(path))).toEqual([])
}

test('the app opens without a server: a text is readable within a second, a game is a tap away, and nobody is logged out', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const product = await startProductVersion()
  const { page, context, errors } = await openApp(browser)
  try {
    const { userId } = await signInMember(page)
    await giveDueWords(userId)
    // Somebody who comes back to the app has more of it on their device.
    await page.addInitScript(() => {
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
    })
    await page.goto(`${product.url}/reading-mode`)
    await paste(page, { plain: 'The lighthouse keeper rowed out at dawn, and a heron watched him go.' })
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    const article = page.getByRole('article')
    await expect(article).toContainText('rowed out at dawn')
    await waitForShell(page)
    await page.goto(`${product.url}/learn`)
    await expect.poll(async () => (await gamesLeft(userId)).length, { timeout: 60_000 }).toBe(20)
    await expect.poll(() => countReadySessions(page), { timeout: 60_000 }).toBe(1)
    await checkShell(page)

    await product.stop()
    await watchPages(context)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const reading = await timeColdStarts(page, `${product.url}/reading-mode`, () =>
      expect(article).toContainText('rowed out at dawn'),
    )
    const playing = await timeColdStarts(page, `${product.url}/learn`, () =>
      expect(page.locator('main h1[aria-describedby]')).toBeVisible(),
    )
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })

    // Other pages open too, and say what is wrong.
    await page.goto(`${product.url}/articles`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/articles')
    await page.goto(product.url)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(errors).toEqual([])

    await product.start()
    await page.goto(`${product.url}/main-vocabulary`)
    await expect(page.getByRole('link', { name: practiceWords[0]!, exact: true })).toBeVisible()
    // Other journeys run beside this one every day, but not in full tests.
    expect(Math.min(...reading), `${reading.join(', ')} ms`).toBeLessThan(isFull ? 1_000 : 2_500)
    expect(Math.min(...playing), `${playing.join(', ')} ms`).toBeLessThan(isFull ? 1_500 : 3_500)
  } finally {
    await context.close()
    await product.remove()
  }
})

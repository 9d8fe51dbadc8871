import { gamesLeft, makeWordsDue, practiceWords } from '../learn-session'
import { inDatabase, signInMember } from '../people'
import { expect, paste, test } from '../test'
import { listCachedFiles, openApp, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'

const MAX_SHELL_BYTES = 1_000_000
/** Cold starts that are timed in each journey. */
const ROUNDS = 3

const medianOf = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!

test('the app opens without a server: a text is readable within a second, and nobody is logged out', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const product = await startProductVersion()
  const { page, context, errors } = await openApp(browser)
  try {
    await signInMember(page)
    // Somebody who comes back to the app has more of it on their device.
    await page.addInitScript(() => {
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
      new MutationObserver((_, observer) => {
        if (!document.querySelector('article')?.textContent) return
        observer.disconnect()
        Object.assign(window, { readableAfter: performance.now() })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${product.url}/reading-mode`)
    await paste(page, { plain: 'The lighthouse keeper rowed out at dawn, and a heron watched him go.' })
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    const article = page.getByRole('article')
    await expect(article).toContainText('rowed out at dawn')
    await waitForShell(page)
    await expect
      .poll(async () => (await listCachedFiles(page)).map(({ path }) => path).join(), { timeout: 30_000 })
      .toContain('/assets/chats.screen-')
    const cached = await listCachedFiles(page)
    const shell = cached.filter(({ cache }) => cache.startsWith('shell-'))
    const bytes = shell.reduce((sum, file) => sum + file.bytes, 0)
    expect(shell.length).toBeGreaterThan(50)
    expect(bytes, `${shell.length} files`).toBeLessThanOrEqual(MAX_SHELL_BYTES)
    // Nothing of the API's, and no page but the empty one.
    expect(cached.filter(({ path }) => !/^\/assets\/|^\/app-shell$|^\/earlier$/.test(path))).toEqual([])

    await product.stop()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${product.url}/reading-mode`, { waitUntil: 'commit' })
      await expect(article).toContainText('rowed out at dawn')
      times.push(
        await page.evaluate(() => Math.round((window as { readableAfter?: number }).readableAfter ?? 99_999)),
      )
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    console.info(
      `Cold start without a server, 4 times slower: ${times.join(', ')} ms, median ${medianOf(times)} ms; shell of ${bytes} bytes`,
    )

    // Other pages open too, and say what is wrong.
    await page.goto(`${product.url}/main-vocabulary`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/main-vocabulary')
    await page.goto(product.url)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(errors).toEqual([])

    await product.start()
    await page.goto(`${product.url}/main-vocabulary`)
    await expect(page.getByRole('heading', { name: 'No saved words yet' })).toBeVisible()
    // Other journeys run beside this one every day, but not in full tests.
    expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(process.env.FULL ? 1_000 : 2_500)
  } finally {
    await context.close()
    await product.remove()
  }
})

/** Saves words for a user, practised before and due. */
const giveDueWords = (userId: number) =>
  inDatabase((client) =>
    client.query(
      `INSERT INTO main_voc_item (user_id, spell_id, spell_lower, priority, mark)
       SELECT $1, id, spell_lower, 2, 1 FROM spell WHERE spell_lower = ANY($2)`,
      [userId, practiceWords.slice(0, 10)],
    ),
  )

test('the app opens without a server at Learn, and a game is a tap away', async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startProductVersion()
  const { page, context, errors } = await openApp(browser)
  try {
    const { userId } = await signInMember(page)
    await giveDueWords(userId)
    await makeWordsDue(userId)
    await page.goto(`${product.url}/learn`)
    await waitForShell(page)
    await expect.poll(async () => (await gamesLeft(userId)).length, { timeout: 60_000 }).toBe(20)
    const isReady = () =>
      page.evaluate(async () => {
        const { promise, resolve, reject } = Promise.withResolvers<number>()
        const opening = indexedDB.open('wordhoard-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('sessions').objectStore('sessions').count()
          counting.onsuccess = () => resolve(counting.result)
        }
        return promise
      })
    await expect.poll(isReady, { timeout: 60_000 }).toBe(1)

    // Taps Start as soon as a session is offered, and notes when a game is.
    await page.addInitScript(() => {
      sessionStorage.removeItem('learnGames')
      new MutationObserver((_, observer) => {
        const start = [...document.querySelectorAll('button')].find((button) =>
          /^(Start|Continue)$/.test(button.textContent ?? ''),
        )
        const isOffered = document.querySelector('main')?.textContent?.includes('We save your answers here')
        if (isOffered && start instanceof HTMLElement) start.click()
        if (!document.querySelector('main h1[aria-describedby]')) return
        observer.disconnect()
        Object.assign(window, { playableAfter: performance.now() })
      }).observe(document, { childList: true, subtree: true })
    })
    await product.stop()
    await context.setOffline(true)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${product.url}/learn`, { waitUntil: 'commit' })
      await expect(page.locator('main h1[aria-describedby]')).toBeVisible()
      times.push(
        await page.evaluate(() => Math.round((window as { playableAfter?: number }).playableAfter ?? 99_999)),
      )
    }
    console.info(
      `Cold start into a game without a server, 4 times slower: ${times.join(', ')} ms, median ${medianOf(times)} ms`,
    )
    expect(errors).toEqual([])
    // Other journeys run beside this one every day, but not in full tests.
    expect(Math.min(...times), `${times.join(', ')} ms`).toBeLessThan(process.env.FULL ? 1_500 : 3_500)
  } finally {
    await context.close()
    await product.remove()
  }
})

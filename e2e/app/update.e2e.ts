import { setTimeout as sleep } from 'node:timers/promises'
import { expect, paste, tapWord, test, wordPanel } from '../test'
import { entryScript, openApp, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'

/** Folder of an earlier build of the client, which is then updated to the present one. */
const olderClient = process.env.OLDER_CLIENT

test('a version published while somebody reads waits until they follow a link, and breaks nothing before', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startProductVersion(olderClient)
  const { page, context, errors } = await openApp(browser)
  try {
    await page.goto(`${product.url}/reading-mode`)
    await paste(page, { plain: 'The lighthouse keeper rowed out at dawn, and a heron watched him go.' })
    await page.getByRole('button', { name: 'Read', exact: true }).click()
    const article = page.getByRole('article')
    await expect(article).toContainText('rowed out at dawn')
    await waitForShell(page)
    const before = await entryScript(page)
    let loads = 0
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads += 1
    })

    await product.stop()
    product.publish()
    await product.start()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
        { timeout: 40_000 },
      )
      .toBe(true)
    await sleep(1_000)
    // Nothing has moved under their hands, and what is loaded when needed still is.
    expect(loads).toBe(0)
    expect(await entryScript(page)).toBe(before)
    await tapWord(page, 'heron')
    await expect(wordPanel(page).getByRole('heading', { name: 'heron', exact: true })).toBeVisible()

    // A screen that this page hasn't loaded yet: its old files are gone, and the new version opens it.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click()
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/login\?from=%2Flearn$/)
    expect(await entryScript(page)).not.toBe(before)
    // The text is still there, and the old version's files go with its last window.
    await page.goBack()
    await expect(article).toContainText('rowed out at dawn')
    await page.reload()
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')).length),
      )
      .toBe(1)
    // Files of the old version that nobody had loaded are gone, which browsers report.
    expect(errors.filter((error) => !error.includes('status of 404'))).toEqual([])
  } finally {
    await context.close()
    await product.remove()
  }
})

test('a page whose files are gone loads the new version once, without a service worker too', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startProductVersion(olderClient)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await page.goto(`${product.url}/about`)
    await expect(
      page
        .getByRole('button', { name: 'More' })
        .or(page.getByRole('link', { name: 'Login' }))
        .first(),
    ).toBeVisible()
    const before = await entryScript(page)
    await product.stop()
    product.publish()
    await product.start()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Word check' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How many words do you know?' })).toBeVisible()
    expect(await entryScript(page)).not.toBe(before)
  } finally {
    await context.close()
    await product.remove()
  }
})

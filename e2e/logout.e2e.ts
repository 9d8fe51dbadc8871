import type { Page } from '@playwright/test'
import { epubBytes } from '@wordhoard/testkit/files/book-files'
import { giveWords, learningApi, practiceWords } from './learn-session'
import { signInMember } from './people'
import { expect, test } from './test'

// Without a network and a service worker, code that isn't there yet can't be loaded.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ChunkError|preload CSS|dynamically imported module/ })

/** How things look on this device, how often the app was opened, and the look-up pack, whoever uses it. */
const ofTheDevice = [
  ...['theme', 'readerText', 'readAloudRate'],
  ...['visits', 'install-offer-declined', 'has-read', 'look-up-pack', 'wordhoard-pack'],
]
const isPersonal = (name: string | undefined) => !ofTheDevice.includes(name ?? '')

/** Everything that this browser has stored for the site and a person, by name. */
async function listStored(page: Page) {
  const stored = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  // The device's number stays, by which a later login needs no code: it's random and says nothing about anybody.
  const cookies = (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'device_token')
  const { databases, local, ...others } = stored
  return { ...others, databases: databases.filter(isPersonal), local: local.filter(isPersonal), cookies }
}

/** Logs out by the menu. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Waits until what a logout needs is loaded, which begins when the menu is opened. */
async function waitForLogoutCode(page: Page): Promise<void> {
  const files = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return loaded.filter((name) => /\/(logout|logout-dialog|leave-device)-[\w-]{7}[.]js$/.test(name))
    })
  await expect.poll(async () => new Set(await files()).size).toBe(3)
  // With the files that they need themselves. As text, because it's the page that imports them.
  const wanted = JSON.stringify(await files())
  await page.evaluate(`Promise.all(${wanted}.map((file) => import(file))).then(() => undefined)`)
}

test('a logout asks before it loses something, and leaves nothing personal on the device', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(90_000)
  await signInMember(page)
  const api = await learningApi(page)
  await giveWords(api, practiceWords)
  await page.goto('/reading-mode')
  await page.getByRole('textbox').first().fill('A heron stood by the weir.')
  await page.goto('/learn')
  await page.getByRole('radio', { name: 'Small' }).check()
  await page.goto('/main-vocabulary')
  // The device's own work begins after some seconds.
  await expect
    .poll(async () => (await listStored(page)).databases, { timeout: 20_000 })
    .toContain('wordhoard-outbox')
  await page.evaluate(() => localStorage.setItem('messageDraft:1:2', '{"messageText":"Not sent yet"}'))

  await logOut(page)
  const dialog = page.getByRole('dialog', { name: 'Log out of this device?' })
  await expect(dialog).toContainText('One thing you did or wrote is only on this device.')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(dialog).toBeHidden()
  await page.context().setOffline(true)
  await logOut(page)
  await expect(dialog).toContainText('You’re offline.')
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(dialog).toBeHidden()
  await page.context().setOffline(false)

  const other = await page.context().newPage()
  await other.goto('/reading-mode')
  await other.evaluate(() => sessionStorage.setItem('learnGames', 'mine'))
  await logOut(page)
  await dialog.getByRole('button', { name: 'Delete and log out' }).click()
  await expect(page.getByText('You’ve logged out.').first()).toBeVisible()
  await expect
    .poll(() => listStored(page))
    .toEqual({ databases: [], caches: [], local: [], session: [], cookies: [] })
  await expect.poll(async () => (await listStored(other)).session).toEqual([])
})

test('a confirmed logout leads home from a public page, although its dialog leaves the history meanwhile', {
  tag: '@phone',
}, async ({ page }) => {
  await signInMember(page)
  // The slowest step back: the browser begins it just before the home page is opened.
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    const pushState = history.pushState.bind(history)
    let isBackDue = false
    history.back = () => {
      isBackDue = true
    }
    history.pushState = (...entry) => {
      if (isBackDue) back()
      isBackDue = false
      pushState(...entry)
    }
  })
  await page.goto('/about')
  await page.goto('/articles')
  await page.evaluate(() => localStorage.setItem('messageDraft:1:2', '{"messageText":"Not sent yet"}'))
  await logOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete and log out' }).click()
  await expect(page.getByText('You’ve logged out.').first()).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Read what you like')
})

test('without a network a logout empties the device at once, and ends the session when the network is back', async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/main-vocabulary')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^More/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeHidden()
  await waitForLogoutCode(page)
  await page.context().setOffline(true)
  await logOut(page)
  const dialog = page.getByRole('dialog', { name: 'Log out of this device?' })
  await expect(dialog).toContainText('We’ll end your session on our server once you’re online.')
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click()
  const local = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(local).toContain('logoutPending')
  expect((await listStored(page)).databases).toEqual([])
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/auth2/logout'))
  await page.context().setOffline(false)
  expect((await ended).status()).toBe(204)
  await expect.poll(async () => (await listStored(page)).cookies).toEqual([])
  expect(await local()).not.toContain('logoutPending')
})

test('a logout takes an open book out of the reader, so that nobody finds it who uses the page next', async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/reading-mode')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  const buffer = epubBytes({ pages: { 'a.xhtml': '<h2>The Rock</h2><p>The keeper rowed out at dawn.</p>' } })
  await (await chooser).setFiles({ name: 'lighthouse.epub', mimeType: '', buffer })
  const contents = page.getByRole('dialog', { name: 'The Lighthouse' })
  await contents.getByRole('button', { name: 'The Rock' }).click()
  await expect(page.getByRole('article')).toContainText('rowed out at dawn')
  await logOut(page)
  await expect(page.getByText('You’ve logged out.').first()).toBeVisible()
  await expect
    .poll(() => listStored(page))
    .toEqual({ databases: [], caches: [], local: [], session: [], cookies: [] })
  // Of the top or the bottom bar.
  await page.getByRole('navigation').getByRole('link', { name: 'Read', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeEmpty()
  await expect(page.getByRole('main')).not.toContainText('Lighthouse')
  expect((await listStored(page)).session).toEqual([])
})

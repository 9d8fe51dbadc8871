import type { Page } from '@playwright/test'
import { epubBytes } from '@wordhoard/testkit/files/book-files'
import { apiOf } from '../api-of'
import { dialog, toast, waitUntilClosed } from '../page-parts'
import { signInMember } from '../people'
import { expect, expectAccessible, tapWord, test, wordPanel } from '../test'
import { createVocabulary } from '../vocabularies/vocabulary-pages'
import { openApp, waitForCommonParts, waitForShell } from './installed-app'
import { startProductVersion } from './product-version'

const book = epubBytes({
  pages: {
    'a.xhtml': '<h2>The Rock</h2><p>The keeper rowed out at dawn.</p>',
    'b.xhtml': '<h2>The Storm</h2><p>The lamp went out at midnight.</p>',
  },
})

/** Opens the book's first chapter in the reader. */
async function openBook(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await (await chooser).setFiles({ name: 'lighthouse.epub', mimeType: '', buffer: book })
  await page.getByRole('dialog', { name: 'The Lighthouse' }).getByRole('button', { name: 'The Rock' }).click()
  await expect(page.getByRole('article')).toContainText('rowed out at dawn')
}

/** Waits until what was chosen is kept, and closes the dialog. */
async function seeKept(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText('You can open this without internet.', { timeout: 30_000 })
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await waitUntilClosed(page)
}

test('a vocabulary with its words’ pages, and a book, that somebody keeps open without a server, until they or the browser remove them', {
  tag: '@full',
}, async ({ browser }) => {
  test.setTimeout(180_000)
  const product = await startProductVersion()
  const { page, context, errors } = await openApp(browser)
  try {
    await signInMember(page)
    const id = await createVocabulary(await apiOf(page), 'private', ['fjord', 'glacier', 'lighthouse'])
    await page.addInitScript(() => {
      // An empty page has no storage.
      if (location.protocol === 'about:') return
      // Somebody who comes back to the app has more of it on their device.
      if (!localStorage.getItem('visits')) localStorage.setItem('visits', '{"count":1,"lastAt":0}')
      const persist = navigator.storage.persist.bind(navigator.storage)
      navigator.storage.persist = () => {
        Object.assign(window, { isAskedToPersist: true })
        return persist()
      }
    })
    await page.goto(`${product.url}/reading-mode`)
    await openBook(page)
    await waitForShell(page)
    const isAsked = () => page.evaluate(() => (window as { isAskedToPersist?: boolean }).isAskedToPersist)
    // The browser is asked to promise only what somebody has chosen.
    expect(await isAsked()).toBeUndefined()
    await page.getByRole('button', { name: 'Reading menu' }).click()
    await page.getByRole('menuitem', { name: 'Keep on this device' }).click()
    await seeKept(page)
    expect(await isAsked()).toBe(true)
    await page.goto(`${product.url}/custom-vocabulary/${id}`)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await seeKept(page)
    await waitForCommonParts(page)

    await product.stop()
    await page.goto(`${product.url}/custom-vocabulary/${id}`)
    const words = page.getByRole('table').getByRole('link')
    await expect(words).toHaveText(['fjord', 'glacier', 'lighthouse'])
    const opened = context.waitForEvent('page')
    await words.nth(1).click()
    const word = await opened
    await expect(word.getByRole('heading', { level: 1, name: 'glacier' })).toBeVisible()
    await expect(word.getByRole('button', { name: 'Add to' })).toBeVisible()
    await word.close()
    await page.goto(`${product.url}/reading-mode`)
    await expect(page.getByRole('article')).toContainText('rowed out at dawn')
    await tapWord(page, 'keeper')
    await expect(wordPanel(page).getByRole('listitem').first()).toBeVisible()
    await page.goto(`${product.url}/on-this-device`)
    const kept = page.getByRole('list', { name: 'Kept by you' }).getByRole('listitem')
    await expect(kept.filter({ hasText: 'Cold places' })).toContainText(/Vocabulary · \d+ KB/)
    await expect(kept.filter({ hasText: /The Lighthouse|The Rock/ })).toContainText(/Book · \d+ KB/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Cold places' }).click()
    await expect(toast(page, 'Removed “Cold places” from this device')).toBeVisible()
    await expect(kept).toHaveCount(1)
    await page.goto(`${product.url}/custom-vocabulary/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this vocabulary')
    await expect(page.getByRole('main')).toContainText('We can’t reach the server.')
    expect(errors).toEqual([])

    // The browser may need the room, which is said without a server too.
    const cdp = await context.newCDPSession(page)
    await page.goto('about:blank')
    await cdp.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'indexeddb' })
    await page.goto(`${product.url}/on-this-device`)
    await expect(toast(page, 'Your browser cleared what was kept on this device.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(kept).toHaveCount(0)
    expect(errors).toEqual([])
  } finally {
    await context.close()
    await product.remove()
  }
})

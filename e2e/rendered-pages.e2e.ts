import type { Page } from '@playwright/test'
import { expect, layoutShift, test } from './test'

/** Opens a page as it is before anybody touches it; the journeys' own page is pressed. */
async function openUntouched(own: Page, path: string): Promise<{ page: Page; failures: string[] }> {
  const page = await own.context().newPage()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, failures }
}

/** Touches the page beside everything, and waits until the client answers. */
async function touch(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')))
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

test('pages of words, articles and forms are taken over as they are, and nothing moves', {
  tag: '@phone',
}, async ({ page: own }) => {
  for (const path of ['/word/1', '/articles', '/article/1', '/login', '/registration']) {
    const { page, failures } = await openUntouched(own, path)
    // Other journeys publish articles, which a fresh list would show.
    await page.route(/\/api\/articles(\/count)?(\?|$)/, () => undefined)
    const title = await page.getByRole('heading', { level: 1 }).elementHandle()
    const readText = async () => (await page.locator('main').textContent())?.replace(/\s+/g, '')
    const text = await readText()
    // A font that arrives late on a busy machine is another matter.
    await page.evaluate(() => document.fonts.ready)
    const openedAt = await page.evaluate(() => performance.now())
    const shown = await page.locator('main').evaluate(({ scrollHeight }) => scrollHeight)
    await touch(page)
    await expect(page.locator('[data-from-server]')).toHaveCount(0)
    expect(await title?.evaluate((element) => element.isConnected), path).toBe(true)
    // On phones the pane for words, hidden until then, goes. The check of forms starts and says so.
    if (!['/login', '/registration'].includes(path))
      expect(text, path).toContain((await readText())!.slice(0, 2000))
    expect(await page.locator('main').evaluate(({ scrollHeight }) => scrollHeight), path).toBe(shown)
    expect(await layoutShift(page, openedAt), path).toBeLessThan(0.001)
    expect(failures, path).toEqual([])
    await page.close()
  }
})

test('the first tap on a word of an untouched article marks the word at once and is answered', {
  tag: '@phone',
}, async ({ page: own }) => {
  const { page, failures } = await openUntouched(own, '/article/1')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/client-.*[.]js$/, async (route) => {
    await held
    await route.continue()
  })
  const place = await page
    .locator('[data-tappable] p')
    .first()
    .evaluate((block) => {
      const word = document.createRange()
      word.setStart(block.firstChild!, 1)
      word.setEnd(block.firstChild!, 2)
      const { x, y, width, height } = word.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  await page.mouse.click(place.x, place.y)
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('selected') ?? [])].map((range) => String(range)).join())
  const word = await marked()
  expect(word).toMatch(/^\p{L}+$/u)
  release()
  await expect(page.getByRole('dialog').or(page.locator('[data-word-info]')).first()).toContainText(
    new RegExp(word, 'i'),
  )
  expect(failures).toEqual([])
})

test('a word that is pressed before the client comes, and let go of after it, is opened', async ({
  page: own,
}) => {
  const { page, failures } = await openUntouched(own, '/article/1')
  await page.evaluate(() => document.fonts.ready)
  const block = page.locator('[data-tappable] p').first()
  const { x, y, word } = await block.evaluate(({ firstChild }) => {
    const range = document.createRange()
    range.setStart(firstChild!, 0)
    range.setEnd(firstChild!, firstChild!.textContent!.search(/\s/))
    const box = range.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, word: String(range) }
  })
  const old = await block.elementHandle()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false)
  await page.mouse.up()
  await expect(page.locator('[data-word-info]')).toContainText(new RegExp(word, 'i'))
  expect(failures).toEqual([])
})

test('what is typed into the login before the client has come stays', async ({ page: own }) => {
  const { page, failures } = await openUntouched(own, '/login')
  await page.route(/\/assets\/client-.*[.]js$/, async (route) => {
    await page.getByLabel('Password', { exact: true }).fill('a long password')
    await route.continue()
  })
  const name = page.getByRole('textbox').first()
  await name.fill('wren@example.org')
  await touch(page)
  await expect(name).toHaveValue('wren@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password')
  expect(failures).toEqual([])
})

test('what is typed into the login stays where the browser has settings of its own, and the form is drawn anew', async ({
  page: own,
}) => {
  const page = await own.context().newPage()
  await page.addInitScript(() => localStorage.setItem('readerText', '{"size":"large"}'))
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/client-.*[.]js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  const name = page.getByRole('textbox').first()
  await name.fill('wren@example.org')
  const old = await name.elementHandle()
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  release()
  await touch(page)
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(name).toHaveValue('wren@example.org')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password')
})

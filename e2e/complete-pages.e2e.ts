import type { Page } from '@playwright/test'
import { expect, isPhone, test } from './test'

/** Opens the landing page as it is before anybody touches it; the journeys' own page is pressed. */
async function openUntouched(own: Page): Promise<{ page: Page; code: string[] }> {
  const page = await own.context().newPage()
  const code: string[] = []
  page.on('request', (request) => {
    if (/assets\/(client|react)-.*[.]js$/.test(request.url())) code.push(request.url())
  })
  page.on('pageerror', (error) => code.push(`exception: ${error.message}`))
  await page.goto('/')
  return { page, code }
}

const isPressed = (page: Page, word: string) =>
  expect(page.getByRole('button', { name: word, exact: true })).toHaveAttribute('aria-pressed', 'true')

test('the landing page loads the client when somebody uses it, and answers the first press', async ({
  page: own,
}) => {
  const { page, code } = await openUntouched(own)
  const title = await page.getByRole('heading', { level: 1 }).elementHandle()
  // The service worker is registered three seconds later.
  await page.waitForTimeout(3500)
  expect(code).toEqual([])
  await page.getByRole('button', { name: 'took offence' }).press('Enter')
  await isPressed(page, 'took offence')
  expect(code).toHaveLength(2)
  // It was taken over, not drawn again.
  expect(await title?.evaluate((element) => element.isConnected)).toBe(true)
})

test('what is pressed and typed while the client loads takes effect afterwards', async ({ page: own }) => {
  const { page, code } = await openUntouched(own)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/client-.*[.]js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'bank', exact: true }).click()
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  const search = page.getByRole('combobox', { name: 'Search a word' }).last()
  if (isPhone(page)) await page.getByRole('button', { name: 'Search a word' }).click()
  else await search.pressSequentially('hero')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  release()
  await isPressed(page, 'bank')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(search).toBeFocused()
  // A phone’s search appears only now.
  if (isPhone(page)) await search.pressSequentially('hero')
  await expect(page.getByRole('option', { name: /^hero\b/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
  expect(code.filter((one) => one.startsWith('exception'))).toEqual([])
})

test('a press is answered although the client could not be loaded at first', async ({ page: own }) => {
  const { page } = await openUntouched(own)
  await page.route(/\/assets\/client-.*[.]js$/, (route) => route.abort(), { times: 1 })
  const bank = page.getByRole('button', { name: 'bank', exact: true })
  await bank.click()
  await expect(async () => {
    await page.mouse.move(5, 5 + Math.random() * 20)
    await isPressed(page, 'bank')
  }).toPass()
})

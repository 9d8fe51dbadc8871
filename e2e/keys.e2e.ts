import type { Page } from '@playwright/test'
import { createClass, createMember } from './class-people'
import { closeByEscape, waitUntilClosed } from './page-parts'
import { expect, expectAccessibleInBothThemes, isPhone, read, tapWord, test, wordPanel } from './test'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search a word' })
/** Leaves the word search, which on a phone covers the bar like a dialog. */
const leaveSearch = async (page: Page): Promise<void> => {
  if (!isPhone(page)) return search(page).blur()
  await page.getByRole('button', { name: 'Close search' }).click()
  await waitUntilClosed(page)
}
const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })

test('/ and Ctrl+K lead to the word search from anywhere, and ? shows the keys of the screen', async ({
  page,
}) => {
  await page.goto('/about')
  // The keys work once their code has loaded.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('bank/k?')
  await expect(search(page)).toHaveValue('bank/k?')
  await expect(shortcuts(page)).toBeHidden()
  await search(page).fill('')
  await leaveSearch(page)
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await leaveSearch(page)
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toContainText('Search a word')
  await expect(shortcuts(page)).not.toContainText('On this page')
  // The dialog keeps the focus.
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  await closeByEscape(page)
  await expect(shortcuts(page)).toBeHidden()

  await read(page, { plain: 'She sat on the bank of the river.' })
  await page.keyboard.press('?')
  await expect(shortcuts(page).getByRole('region', { name: 'On this page' })).toContainText('Open the word')
  await expectAccessibleInBothThemes(page, { part: '[role=dialog]' })
  await closeByEscape(page)
  // The reader’s own keys stay its own: K concerns the word, Ctrl+K the search.
  await tapWord(page, 'bank')
  await expect(wordPanel(page).getByText('fits this sentence')).toBeVisible()
  await page.keyboard.press('k')
  // On a phone the search is not even there before it is opened.
  await expect(search(page).and(page.locator(':focus'))).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
})

/** Returns what the toasts on the screen cover of what they must leave free. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('li[data-state="open"]')].filter((item) =>
      item.closest('[role="region"]'),
    )
    if (toasts.length === 0) return ['no toast']
    const kept =
      'button, input, textarea, select, nav a, header, [role="toolbar"], [data-word-info], [data-definition]'
    const covered: string[] = []
    for (const element of document.querySelectorAll(kept)) {
      if (toasts.some((toast) => toast.contains(element)) || !element.checkVisibility()) continue
      const box = element.getBoundingClientRect()
      for (const toast of toasts) {
        const over = toast.getBoundingClientRect()
        const width = Math.min(box.right, over.right) - Math.max(box.left, over.left)
        const height = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
        if (width > 0.5 && height > 0.5) covered.push(element.outerHTML.slice(0, 120))
      }
    }
    for (const toast of toasts) {
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) covered.push('off the screen')
    }
    return covered
  })

test('toasts cover no button, no bar and no definition, at both sizes', async ({ page }) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]
  await read(page, { plain: 'She sat on the bank of the river. '.repeat(20) })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await tapWord(page, 'bank')
    await expect(wordPanel(page).getByText('fits this sentence')).toBeVisible()
    // Visitors are told that they need an account.
    await page.keyboard.press('s')
    await expect.poll(() => coveredByToasts(page), { message: `reader at ${size.width}` }).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  const owner = await createMember(page, 'Olu', 'Owner')
  const room = await createClass(owner, 'Year 9')
  for (const size of sizes) {
    // In this order: at another size the reader closes its sheet, which is a step back in the history.
    await page.goto(`/classroom/${room.id}`)
    await page.setViewportSize(size)
    const removal = page.getByRole('button', { name: 'Remove Olu Owner from the class' })
    await removal.click()
    await expect(removal).toBeHidden()
    await expect.poll(() => coveredByToasts(page), { message: `class at ${size.width}` }).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(removal).toBeVisible()
  }
})

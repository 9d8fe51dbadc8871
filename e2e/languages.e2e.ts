import type { Locator, Page } from '@playwright/test'
import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { apiOf } from './api-of'
import { dialog, waitUntilClosed } from './page-parts'
import { signInMember } from './people'
import { expect, expectAccessibleInBothThemes, layoutShift, read, tapWord, test, wordPanel } from './test'

const plain =
  'The old clock on the wall never kept good time. He was the actual keeper of the hotel by the sea.'

/** Returns the words of a language in a part of the page. */
const wordsIn = (part: Locator, lang: string) => part.locator(`bdi[lang="${lang}"]`)

/** Replaces the browser's translator, which needs downloads of hundreds of megabytes. */
const addTranslator = (page: Page) =>
  page.addInitScript(() => {
    type Listen = (event: { loaded: number }) => void
    type Monitor = { addEventListener: (type: string, listener: Listen) => void }
    const Translator = {
      availability: async () => 'downloadable',
      create: async ({ monitor }: { monitor: (target: Monitor) => void }) => {
        monitor({ addEventListener: (_, listen) => listen({ loaded: 0.4 }) })
        await new Promise((loaded) => window.addEventListener('language-loaded', loaded))
        return { translate: async (text: string) => `Auf Deutsch: ${text}` }
      },
    }
    Object.assign(window, { Translator })
  })

test('a newcomer chooses German, and sees words and a sentence in German', async ({ page }) => {
  test.slow()
  await addTranslator(page)
  await signInMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Choose your language' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('combobox', { name: 'My language' }).selectOption({ label: 'Deutsch' })
  await expect(dialog(page).getByRole('status')).toHaveText('You’ll see words in German too')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Language: German' })).toBeVisible()
  await waitUntilClosed(page)

  await read(page, { plain })
  const panel = wordPanel(page)
  await tapWord(page, 'clock')
  await expect(wordsIn(panel, 'de').first()).toContainText('Uhr')
  await expect(panel.getByRole('heading', { name: 'clock' })).toBeVisible()
  // The translation comes with the meaning, so that nothing moves.
  expect(await layoutShift(page)).toBeLessThan(0.01)

  // A request to another host would fail the journey.
  await panel.getByRole('button', { name: 'Translate the sentence' }).click()
  await expect(panel.getByText('Downloading German: 40%')).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('language-loaded')))
  await expect(wordsIn(panel, 'de').filter({ hasText: 'Auf Deutsch: The old clock' })).toBeVisible()
  await expect(panel.getByText('We sent it nowhere.')).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })

  await tapWord(page, 'actual')
  await expect(panel.getByText('Looks like German aktuell, which means ‘current’.')).toBeVisible()
  await tapWord(page, 'hotel')
  await expect(panel.getByText('Like German Hotel.')).toBeVisible()
})

test.describe('in a browser that speaks Arabic', () => {
  test.use({ locale: 'ar' })

  test('a visitor is asked once, and reads Arabic from right to left', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await read(page, { plain })
    const panel = wordPanel(page)
    await tapWord(page, 'clock')
    await expect(panel.getByText('Show words in Arabic too?')).toBeVisible()
    await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })
    await panel.getByRole('button', { name: 'Yes, show Arabic' }).click()
    const words = wordsIn(panel, 'ar').first()
    await expect(words).toContainText('ساعة')
    await expect(words).toHaveCSS('direction', 'rtl')
    await expect(panel.getByText('Show words in Arabic too?')).toBeHidden()
    await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    await page.reload()
    await tapWord(page, 'wall')
    await expect(wordsIn(panel, 'ar').first()).toBeVisible()
    await expect(panel.getByText('Show words in Arabic too?')).toHaveCount(0)

    // A new account takes the language along.
    await signInMember(page)
    const api = await apiOf(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Language: Arabic' })).toBeVisible()
    const info = () => api<OwnUserInfo>('GET', '/user-info/me')
    await expect.poll(async () => (await info()).first_language).toBe('ar')
  })
})

test('on tap, a small button reveals the translation, and nothing moves', async ({ page }) => {
  await read(page, { plain })
  await page.getByRole('button', { name: 'Reading menu' }).click()
  await page.getByRole('menuitem', { name: 'My language' }).click()
  await dialog(page).getByRole('combobox', { name: 'My language' }).selectOption({ label: 'Français' })
  await dialog(page).getByRole('combobox', { name: 'Show translations' }).selectOption('When I tap')
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeHidden()

  const panel = wordPanel(page)
  await tapWord(page, 'clock')
  const show = panel.getByRole('button', { name: 'Show in French' }).first()
  await expect(show).toBeVisible()
  await expect(wordsIn(panel, 'fr').first()).toBeHidden()
  const example = panel.getByText('The kitchen clock says ten past eight.')
  const before = await example.boundingBox()
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(wordsIn(panel, 'fr').first()).toBeVisible()
  await expect(wordsIn(panel, 'fr').first()).toContainText('horloge')
  expect(await example.boundingBox()).toEqual(before)
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })
})

test('a paragraph in Arabic begins on the right, also in an English text', async ({ page }) => {
  await read(page, { plain: 'The old clock stopped.\n\nتوقفت الساعة القديمة.' })
  /** Returns the free space beside the text of a paragraph, in px. */
  const spaceBeside = (text: string) =>
    page
      .getByRole('article')
      .getByText(text)
      .evaluate((paragraph) => {
        const range = document.createRange()
        range.selectNodeContents(paragraph)
        const [words, box] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()]
        return { left: words.left - box.left, right: box.right - words.right }
      })
  const [english, arabic] = [await spaceBeside('The old clock'), await spaceBeside('توقفت الساعة')]
  expect(english.left).toBeLessThan(2)
  expect(arabic.right).toBeLessThan(2)
  expect(arabic.left).toBeGreaterThan(20)
})

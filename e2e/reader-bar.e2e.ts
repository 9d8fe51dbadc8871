import type { Page } from '@playwright/test'
import { dialog, readHighlights, toast } from './page-parts'
import { signInMember } from './people'
import {
  expect,
  expectAccessible,
  layoutShift,
  read,
  skipOnPhoneUnlessFull,
  tapWord,
  test,
  wordPanel,
} from './test'

const story =
  'The tide had turned. The boats came home before the storm.\n\nNobody spoke. The heron watched them from the jetty.'

const bar = (page: Page) => page.getByRole('region', { name: 'Reading actions' })
const aloud = (page: Page) => page.getByRole('group', { name: 'Reading aloud' })

/** Returns the font size and family of the text, and the theme. */
const readStyle = (page: Page) =>
  page.getByRole('article').evaluate((article) => {
    const { fontSize, fontFamily } = getComputedStyle(article.querySelector('p')!)
    return {
      size: Number.parseFloat(fontSize),
      family: fontFamily.split(' ')[0],
      theme: document.documentElement.dataset.theme,
    }
  })

test('size, font and theme are chosen under “Aa”, and are there before the first paint of the next visit', {
  tag: '@phone',
}, async ({ page }) => {
  await read(page, { plain: story })
  const before = await readStyle(page)
  await bar(page).getByRole('button', { name: 'Text settings' }).click()
  const settings = dialog(page)
  for (const name of ['Large', 'Sans', 'Dark'])
    await settings.getByRole('radio', { name, exact: true }).check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  const chosen = { size: before.size * 1.2, family: '"Inter', theme: 'dark' }
  expect(await readStyle(page)).toEqual({ ...chosen, size: expect.closeTo(chosen.size, 1) })
  await page.reload()
  await expect(page.getByRole('article')).toContainText('The tide had turned.')
  expect(await readStyle(page)).toEqual({ ...chosen, size: expect.closeTo(chosen.size, 1) })
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('a text is read aloud from here by our voice if the browser has none, sentence by sentence', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await signInMember(page)
  await read(page, { plain: story })
  await tapWord(page, 'boats')
  await expect(wordPanel(page).getByRole('heading', { name: 'boat' })).toBeVisible()
  const isSpoken = page.waitForResponse(/\/api\/audio\/sentence/)
  await bar(page).getByRole('button', { name: 'Read aloud' }).click()
  expect((await isSpoken).status()).toBe(200)
  const marked = () => readHighlights(page, 'spoken')
  // A short sentence may be over before a second look.
  const often = { intervals: [50] }
  await expect.poll(marked, often).toEqual(['The boats came home before the storm.'])
  await expect.poll(marked, often).toEqual(['Nobody spoke.'])

  await aloud(page).getByRole('button', { name: 'Pause' }).click()
  const paused = await marked()
  await expectAccessible(page, { part: '#main' })
  await aloud(page).getByRole('button', { name: 'Slower' }).click()
  await expect(aloud(page)).toContainText('0.9×')
  expect(await marked()).toEqual(paused)
  await aloud(page).getByRole('button', { name: 'Go on reading' }).click()
  await expect.poll(marked).toEqual(['The heron watched them from the jetty.'])
  // It ends with the text.
  await expect(aloud(page)).toHaveCount(0)
  await expect.poll(marked).toEqual([])
})

test('a word that is tapped pauses the voice, and leaving the text ends it', async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  await signInMember(page)
  await read(page, { plain: `${story}\n\n`.repeat(5) })
  await bar(page).getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(() => readHighlights(page, 'spoken')).toEqual(['The tide had turned.'])
  await tapWord(page, 'heron')
  await expect(aloud(page).getByRole('button', { name: 'Go on reading' })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(aloud(page)).toHaveCount(0)
  expect(await readHighlights(page, 'spoken')).toEqual([])
})

test('a visitor whose browser has no English voice is told so', async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  await read(page, { plain: story })
  await bar(page).getByRole('button', { name: 'Read aloud' }).click()
  await expect(toast(page, 'Your browser has no English voice.')).toBeVisible()
  await expect(aloud(page)).toHaveCount(0)
})

test.describe('when our voice can’t be reached', () => {
  test.use({ allowedErrors: /status of 503/ })

  test('reading aloud pauses, says why, and goes on when asked to', async ({ page }) => {
    skipOnPhoneUnlessFull(page)
    await signInMember(page)
    await read(page, { plain: story })
    await page.route('**/api/audio/sentence', (route) =>
      route.fulfill({ status: 503, json: { detail: 'Away', code: 'unavailable', request_id: 'x' } }),
    )
    await bar(page).getByRole('button', { name: 'Read aloud' }).click()
    await expect(toast(page, 'We couldn’t read this aloud.')).toBeVisible()
    await page.unroute('**/api/audio/sentence')
    await aloud(page).getByRole('button', { name: 'Go on reading' }).click()
    await expect(aloud(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.poll(() => readHighlights(page, 'spoken')).toEqual(['The boats came home before the storm.'])
  })
})

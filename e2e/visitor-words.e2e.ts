import type { Page } from '@playwright/test'
import { randomName } from '@wordhoard/testkit/random-name'
import { logOut } from './accounts/account-pages'
import { apiOf } from './api-of'
import { codeSentTo } from './mailbox'
import { readHighlights, textPane, toast } from './page-parts'
import { PressCounter } from './press-counter'
import { password } from './registration'
import { expect, expectAccessibleInBothThemes, isPhone, tapWord, test, wordPanel } from './test'

const save = (page: Page) => wordPanel(page).getByRole('link', { name: 'Save word – free account' })
const saved = (page: Page, word: string) => toast(page, `“${word}” is in your vocabulary`)
/** Where the text stands on the screen; what stands above it differs between visitors and users. */
const textTop = (page: Page) =>
  textPane(page).evaluate((pane) =>
    Math.round([...pane.querySelectorAll('p')].at(-1)!.getBoundingClientRect().top),
  )

/** Waits until the text has been scrolled so that the sheet doesn’t cover the tapped word; returns where it then stands. */
async function textTopOnceRevealed(page: Page): Promise<number> {
  await expect.poll(() => textPane(page).evaluate((pane) => pane.scrollTop)).toBeGreaterThan(0)
  let last = await textTop(page)
  await expect
    .poll(async () => {
      const before = last
      last = await textTop(page)
      return last - before
    })
    .toBe(0)
  return last
}

async function openSample(page: Page): Promise<void> {
  await page.goto('/')
  await openSampleFrom(page)
}

async function openSampleFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try a short story' }).click()
  await expect(page.getByRole('article')).toContainText('It had never kept good time.')
}

/** Types into a field that has the focus, as after a press on it or without one. */
async function type(page: Page, field: string, value: string): Promise<void> {
  const input = page.getByLabel(field, { exact: true })
  await expect(input).toBeFocused()
  await page.keyboard.type(value)
}

/** Fills in the second step of registration, with a press on each field that has no focus. */
async function finishRegistration(page: Page, email: string): Promise<void> {
  await type(page, 'Verification code', await codeSentTo(email))
  for (const [field, value] of [
    ['Username', email.split('@')[0]!],
    ['Password', password],
    ['Confirm Password', password],
  ] as const) {
    await page.getByLabel(field, { exact: true }).click()
    await type(page, field, value)
  }
  await expect(page.getByText('Username is available!')).toBeVisible()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

const newAddress = () => `ada_${randomName()}@example.org`

async function vocabularyOf(page: Page): Promise<string[]> {
  const api = await apiOf(page)
  const { vocabulary } = await api<{ vocabulary: { spell_lower: string }[] }>('GET', '/main-voc?state=new')
  return vocabulary.map(({ spell_lower }) => spell_lower)
}

test('a visitor looks a word up in two taps, and keeps it with an account in seven more', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await page.goto('/')
  const presses = await PressCounter.start(page)
  await openSampleFrom(page)
  await tapWord(page, 'apt')
  await expect(wordPanel(page).getByRole('heading', { name: 'apt' })).toBeVisible()
  expect(presses.count, presses.labels).toBe(2)
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })

  // The tap that opened the word counts again.
  presses.reset()
  await page.waitForTimeout(400)
  const before = await textTopOnceRevealed(page)
  await tapWord(page, 'apt')
  await save(page).click()
  await expect(page).toHaveURL(/\/registration\?from=%2Freading-mode$/)
  await expect(page.getByText('Create your account so that apt is kept.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const email = newAddress()
  await type(page, 'Email', email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await finishRegistration(page, email)
  await expect(saved(page, 'apt')).toBeVisible({ timeout: 20_000 })
  expect(presses.count, presses.labels).toBeLessThanOrEqual(7)

  await expect(page).toHaveURL(/\/reading-mode$/)
  await expect(wordPanel(page).getByRole('heading', { name: 'apt' })).toBeVisible()
  await expect(wordPanel(page).getByRole('button', { name: 'Save word' })).toBeHidden()
  expect(await readHighlights(page, 'selected')).toEqual(['apt'])
  expect(Math.abs((await textTop(page)) - before)).toBeLessThan(60)
  expect(await vocabularyOf(page)).toEqual(['apt'])
})

test('words marked before registration survive a reload and another tab, and end with the logout', async ({
  page,
}) => {
  test.slow()
  await openSample(page)
  // A phrase selected with Multi, marked by its key; then a word further down.
  await page.getByRole('switch', { name: 'Multi' }).click()
  await tapWord(page, 'put', 1)
  await expect(wordPanel(page).getByRole('heading', { name: 'put up with' })).toBeVisible()
  // The key acts on an entry a moment after its heading has appeared.
  await expect(async () => {
    await page.keyboard.press('s')
    const marked = toast(page, '“put up with” will be saved once you have an account.').last()
    await expect(marked).toBeVisible({ timeout: 1500 })
  }).toPass()
  await page.getByRole('switch', { name: 'Multi' }).click()
  if (isPhone(page)) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await tapWord(page, 'brass')
  await expect(wordPanel(page).getByRole('heading', { name: 'brass' })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('so that put up with and brass are kept.')).toBeVisible()

  // Back: the word is open again, and says what happens to it.
  await page.goBack()
  await expect(wordPanel(page)).toContainText('We’ll save brass once you have an account.')
  await expect.poll(() => readHighlights(page, 'selected')).toEqual(['brass'])

  // The tab reloads while its user looks for the code.
  await wordPanel(page).getByRole('link', { name: 'Login to save this word' }).click()
  await expect(page.getByText('Log in so that put up with and brass are kept.')).toBeVisible()
  await page.getByRole('link', { name: 'Registration' }).click()
  const email = newAddress()
  await type(page, 'Email', email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`sent to ${email}`)).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(page.getByText(`sent to ${email}`)).toBeVisible()
  await expect(page.getByLabel('Verification code')).toBeFocused()

  // Another tab, which knows only this browser, finishes.
  const other = await page.context().newPage()
  await other.goto('/registration')
  await expect(other.getByText('so that put up with and brass are kept.')).toBeVisible()
  await expect(other).toHaveURL(/from=%2Freading-mode$/)
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'I already have a code' }).click()
  await finishRegistration(other, email)
  await expect(toast(other, '“put up with” and “brass” are in your vocabulary')).toBeVisible({
    timeout: 20_000,
  })
  await expect(other.getByRole('heading', { name: 'The Keeper of the Slow Clock' })).toBeVisible()
  await expect(wordPanel(other).getByRole('heading', { name: 'brass' })).toBeVisible()
  await expect.poll(() => readHighlights(other, 'selected')).toEqual(['brass'])
  expect((await vocabularyOf(other)).sort()).toEqual(['brass', 'put up with'])
  // The first tab follows, and does not save a second time.
  await expect(page).toHaveURL(/\/reading-mode$/)
  // A call that is under way at the logout would be refused.
  const hasGoal = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/learn/goal'))
  await expect.poll(() => page.evaluate(hasGoal)).toBe(true)
  await logOut(other)
  const left = () => Object.keys(localStorage).filter((key) => key.startsWith('visitor'))
  expect(await other.evaluate(left)).toEqual([])
})

test('the landing page and a word’s page keep a word too', async ({ page }) => {
  test.slow()
  await page.goto('/word/1')
  const bar = page.getByRole('region', { name: 'Word actions' })
  const headword = (await page.getByRole('heading', { level: 1 }).textContent())!
  await bar.getByRole('link', { name: 'Save word – free account' }).click()
  await expect(page.getByText(`so that ${headword} is kept`)).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'took offence' }).click()
  await page.getByRole('button', { name: 'Save word – free account' }).click()
  await expect(page.getByText(`so that ${headword} and take offence are kept`)).toBeVisible()
  await page.getByRole('button', { name: 'Don’t keep them' }).click()
  await expect(page.getByText('are kept')).toBeHidden()
  await page.goto('/')
  const presses = await PressCounter.start(page)
  await page.getByRole('button', { name: 'put up with' }).click()
  await page.getByRole('button', { name: 'Save word – free account' }).click()
  const email = newAddress()
  await type(page, 'Email', email)
  await page.keyboard.press('Enter')
  await finishRegistration(page, email)
  await expect(saved(page, 'put up with')).toBeVisible({ timeout: 20_000 })
  expect(presses.count, presses.labels).toBeLessThanOrEqual(7)
  expect(await vocabularyOf(page)).toEqual(['put up with'])
})

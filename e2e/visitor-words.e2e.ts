import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logIn, logOut, more } from './accounts/account-pages'
import { apiOf } from './api-of'
import { codeSentTo } from './mailbox'
import { readHighlights, toast } from './page-parts'
import { signInMember } from './people'
import { PressCounter } from './press-counter'
import { password } from './registration'
import { expect, expectAccessibleInBothThemes, isPhone, tapWord, test, wordPanel } from './test'

const save = (page: Page) => wordPanel(page).getByRole('link', { name: 'Save word – free account' })
const saved = (page: Page, word: string) => toast(page, `“${word}” is in your vocabulary`)
const text = (page: Page) => page.getByRole('region', { name: 'Text', exact: true })
const scrollTop = (page: Page) => text(page).evaluate((pane) => Math.round(pane.scrollTop))

async function openSample(page: Page): Promise<void> {
  await page.goto('/')
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

const newAddress = () => `ada_${randomBytes(4).toString('hex')}@example.org`

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
  await page.getByRole('button', { name: 'Try a short story' }).click()
  await expect(page.getByRole('article')).toContainText('It had never kept good time.')
  await tapWord(page, 'apt')
  await expect(wordPanel(page).getByRole('heading', { name: 'apt' })).toBeVisible()
  expect(presses.count, presses.labels).toBe(2)
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })

  // The tap that opened the word counts again.
  presses.reset()
  await page.waitForTimeout(400)
  const before = await scrollTop(page)
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
  expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(60)
  expect(await vocabularyOf(page)).toEqual(['apt'])
})

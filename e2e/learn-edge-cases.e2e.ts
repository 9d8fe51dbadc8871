import type { Page } from '@playwright/test'
import { answerGame, gamesLeft, giveWords, learningApi, playGame } from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, test } from './test'

test.use({ allowedErrors: /status of 409/ })

/** Starts a session with one game of each of these names, all about one word. Returns the user id. */
async function startSession(page: Page, word: string, names: readonly string[]): Promise<number> {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  const spellIds = await giveWords(api, [word])
  const unseen = new Set(names)
  for (;;) {
    const [first] = await api<{ game_session_id: number }[]>('POST', '/learn/create-games', {
      forgotten_spell_ids: spellIds,
      remembered_spell_ids: [],
      size: 'large',
      wanted_words_number: 2,
    })
    await inDatabase((client) =>
      client.query(`DELETE FROM game WHERE session_id = $1 AND NOT name = ANY ($2)`, [
        first!.game_session_id,
        [...unseen],
      ]),
    )
    const games = await gamesLeft(userId)
    if (games.length === names.length) return userId
  }
}

async function resume(page: Page): Promise<void> {
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
}

test('where the browser requires a press before sound, an audio game waits for it', { tag: '@full' }, async ({
  page,
}) => {
  const userId = await startSession(page, 'couch', ['audio-spelling'])
  const [game] = await gamesLeft(userId)
  // The browser's own rule can't be used: it would count the test's own access to the page as a press.
  await page.addInitScript(() => {
    let isPressed = false
    // Not the press with which journeys wake a page.
    addEventListener('pointerdown', ({ isTrusted }) => (isPressed ||= isTrusted), true)
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      return isPressed
        ? play.call(this)
        : Promise.reject(new DOMException('nobody pressed', 'NotAllowedError'))
    }
  })
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).dispatchEvent('click')
  await expect(page.getByText('Press to listen')).toBeVisible()
  await page.getByRole('button', { name: 'Listen' }).click()
  await expect(page.getByText('Press to hear it again')).toBeVisible()
  await playGame(page, game!, 'mouse')
  await expect(page.getByRole('heading', { name: 'All right!' })).toBeVisible()
})

test('a discarded session stays away, though an earlier request for it ends later', async ({ page }) => {
  await startSession(page, 'couch', ['definition-spelling'])
  await resume(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isAsked = false
  await page.route('**/api/learn/open-session', async (route) => {
    const response = await route.fetch()
    isAsked = true
    await released
    // The page may have given the request up.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.getByRole('button', { name: 'Leave this session' }).click()
  await expect.poll(() => isAsked).toBe(true)
  const discard = page.getByRole('button', { name: 'Discard it' })
  await discard.click()
  await expect(discard).toBeHidden()
  release()
  await page.waitForLoadState('networkidle')
  await expect(discard).toBeHidden()
})

test('a synonym counts neither as wrong nor as the right word', async ({ page }) => {
  const userId = await startSession(page, 'couch', ['definition-spelling'])
  await resume(page)
  const [game] = await gamesLeft(userId)
  const field = page.getByRole('textbox', { name: 'Your answer' })
  await field.fill('Sofa')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('“Sofa” is right too, but we’re looking for another word.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(page.getByRole('region', { name: 'Result' })).toBeHidden()
  await field.fill('')
  await playGame(page, game!, 'mouse')
  await expect(page.getByRole('heading', { name: 'All right!' })).toBeVisible()
})

test('at 200 % zoom and with text twice as large, a game can be seen and played', async ({ page }) => {
  const userId = await startSession(page, 'couch', ['definition-spelling'])
  const [game] = await gamesLeft(userId)
  await page.setViewportSize({ width: 640, height: 400 })
  await resume(page)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect.poll(overflow).toBe(0)
  await playGame(page, game!, 'mouse', false)
})

test('the right option scrolls above the pop-up that would cover it', { tag: '@full' }, async ({ page }) => {
  const userId = await startSession(page, 'couch', ['spell-definition'])
  const [game] = await gamesLeft(userId)
  await page.setViewportSize({ width: 390, height: 560 })
  await resume(page)
  await answerGame(page, game!, 'mouse', false)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Not quite')
  const gap = () =>
    page.evaluate(() => {
      const right = document.querySelector('[data-mark="right"]')!.getBoundingClientRect()
      return document.querySelector('[aria-label="Result"]')!.getBoundingClientRect().top - right.bottom
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

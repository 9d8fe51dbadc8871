import type { Page } from '@playwright/test'
import { apiOf } from './api-of'
import {
  answerGame,
  gamesLeft,
  giveWords,
  learningApi,
  makeWordsDue,
  playOn,
  practiceWords,
} from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, expectAccessibleInBothThemes, isPhone, test } from './test'

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })

test('visitors are sent to the login page and back', async ({ page }) => {
  await page.goto('/learn?custom_voc_id=7')
  await expect(page).toHaveURL(/\/login\?from=%2Flearn%3Fcustom_voc_id%3D7$/)
})

test.describe('without words', () => {
  test.use({ allowedErrors: /status of 40[04]/ })

  test('Learn says how to add some, for cards and for a challenge', async ({ page }) => {
    await signInMember(page)
    const api = await apiOf(page)
    const list = { name: 'Empty list', description: 'Nothing in it', access_modifier: 'private' }
    const { id } = await api<{ id: number }>('POST', '/custom-voc/create', list)
    await page.goto(`/learn?custom_voc_id=${id}`)
    await start(page).click()
    await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('radio', { name: 'Challenge' }).check()
    await start(page).click()
    await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Vocabulary' })).toHaveAttribute(
      'href',
      '/main-vocabulary',
    )
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('radio', { name: 'Normal' }).check()
    // There is nothing to choose or start while the learner has no words at all.
    await page.goto('/learn')
    await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
    await expect(start(page)).toBeHidden()
    await page.getByRole('button', { name: 'Go to Reading Mode' }).click()
    await expect(page).toHaveURL(/\/reading-mode$/)
    await expect(page.getByText('Put your own text here')).toBeVisible()
    await giveWords(await learningApi(page), practiceWords)
    await page.goto('/learn')
    await expect(start(page)).toBeVisible()
    await expect(page.getByTestId('swipe-card')).toBeHidden()
  })

  test('a vocabulary that does not exist says so', { tag: '@full' }, async ({ page }) => {
    await signInMember(page)
    await page.goto('/learn?custom_voc_id=2147483000')
    await expect(page.getByRole('heading', { name: 'Vocabulary not found' })).toBeVisible()
    await page.getByRole('button', { name: 'Practise your own words' }).click()
    await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
    await expect(page).toHaveURL(/\/learn$/)
  })
})

test('a session from one vocabulary has only its words', { tag: '@full' }, async ({ page }) => {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  await giveWords(api, ['reluctant', 'mountain', 'bicycle'])
  const spell_ids = await giveWords(api, ['elephant', 'umbrella'])
  const { id } = await api<{ id: number }>('POST', '/custom-voc/create', {
    name: 'Two things',
    description: 'For the rain and the zoo',
    access_modifier: 'private',
  })
  await api('POST', '/custom-voc/add-spells', { voc_id: id, spell_ids })
  await makeWordsDue(userId)
  await page.goto(`/learn?custom_voc_id=${id}`)
  await expect(page.getByText('Words from “Two things”')).toBeVisible()
  await page.getByRole('radio', { name: 'Small' }).check()
  await start(page).click()
  await expect(page.getByText('Card 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Remembered' }).click()
  await page.getByRole('button', { name: 'Remembered' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await playOn(page, userId, isPhone(page) ? 'touch' : 'mouse')
  await expect(page.getByRole('link', { name: 'elephant' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'umbrella' })).toBeVisible()
})

test('the daily limit and a break show notices but stop nobody', { tag: '@full' }, async ({ page }) => {
  await signInMember(page)
  const api = await learningApi(page)
  await giveWords(api, practiceWords)
  await page.reload()
  await page.getByRole('button', { name: 'Practice settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New words a day').fill('x')
  await expect(dialog.getByText('Enter a whole number from 0 to 500')).toBeVisible()
  await dialog.getByLabel('New words a day').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('your daily limit is 0 new words')).toBeVisible()
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: 'Practice settings' }).click()
  await dialog.getByLabel('Break until').fill(until)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/You’re on a break until/)).toBeVisible()
  await page.getByRole('button', { name: 'Practise anyway' }).click()
  await expect(page.getByText('1 / 5')).toBeVisible()
})

test('the next user on the same device starts afresh', async ({ page }) => {
  const { userId } = await signInMember(page)
  await giveWords(await learningApi(page), practiceWords)
  await makeWordsDue(userId)
  await page.reload()
  await start(page).click()
  await expect(page.getByTestId('swipe-card')).toBeVisible()
  await signInMember(page)
  await page.goto('/learn')
  await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
  await expect(page.getByTestId('swipe-card')).toBeHidden()
})

test('a finger scrolls the page vertically over a card, and drags the card sideways', async ({ page }) => {
  test.skip(!isPhone(page), 'only phones have touch input')
  const { userId } = await signInMember(page)
  await giveWords(await learningApi(page), practiceWords)
  await makeWordsDue(userId)
  await page.setViewportSize({ width: 390, height: 480 })
  await page.reload()
  await start(page).click()
  const card = page.getByTestId('swipe-card')
  const box = (await card.boundingBox())!
  const finger = await page.context().newCDPSession(page)
  const drag = async (dx: number, dy: number) => {
    const at = (share: number) => [
      { x: box.x + box.width / 2 + dx * share, y: box.y + box.height / 2 + dy * share },
    ]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(0, -120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(20)
  await expect(page.getByText('Card 1 of 12')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await drag(120, 0)
  await expect(page.getByText('Card 1 of 12')).toBeVisible()
  await drag(170, 0)
  await expect(page.getByText('Card 2 of 12')).toBeVisible()
  await drag(-170, 0)
  await expect(page.getByText('1 of 5 chosen')).toBeVisible()
})

test.describe('in both themes', { tag: '@full' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('every step is accessible and fits a window of 320 px', async ({ page }) => {
    test.setTimeout(240_000)
    const { userId } = await signInMember(page)
    await giveWords(await learningApi(page), practiceWords)
    await makeWordsDue(userId)
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
    await page.reload()
    const check = async () => {
      await expectAccessibleInBothThemes(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
    await expect(page.getByText('12 words due')).toBeVisible()
    await check()
    await start(page).click()
    await expect(page.getByTestId('swipe-card')).toBeVisible()
    await check()
    for (let times = 0; times < 5; times++) await page.getByRole('button', { name: 'Forgotten' }).click()
    await expect(page.getByText('1 / 5')).toBeVisible()
    await expect(page.getByRole('article')).toBeVisible()
    await check()
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Next word' }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    // Checks one game of each kind of answer in a full run, and only one game in an everyday run: axe is slow.
    const seen = new Set<string | undefined>()
    for (const [index, game] of (await gamesLeft(userId)).entries()) {
      const [first] = game.shown.answers
      const way = first && ('kind' in first ? first.kind : 'pieces')
      const isNew = process.env.FULL ? !seen.has(way) : seen.size === 0
      seen.add(way)
      if (isNew) await check()
      await answerGame(page, game, 'mouse', index % 3 !== 0)
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible()
      if (isNew) await check()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await expect(page.getByText('Words practised')).toBeVisible()
    await check()
  })
})

test('a session still ends when words are removed while they are practised', {
  tag: '@full',
}, async ({ page }) => {
  const { userId } = await signInMember(page)
  await giveWords(await learningApi(page), ['elephant', 'umbrella', 'bicycle'])
  await page.reload()
  await page.getByRole('radio', { name: 'Small' }).check()
  await page.getByRole('radio', { name: 'Challenge' }).check()
  await start(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await inDatabase((client) => client.query('DELETE FROM main_voc_item WHERE user_id = $1', [userId]))
  await playOn(page, userId, 'mouse')
  await expect(page.getByText('3 of 3')).toBeVisible()
})

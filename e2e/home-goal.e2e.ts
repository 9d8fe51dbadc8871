import type { Page } from '@playwright/test'
import type { Api } from './api-of'
import { gamesLeft, giveWords, learningApi, practiceWords } from './learn-session'
import { waitUntilClosed } from './page-parts'
import { signInMember } from './people'
import { expect, expectAccessible, isPhone, layoutShift, test } from './test'

const steps = (page: Page) => page.getByRole('region', { name: 'First steps' })
const continued = (page: Page) => page.getByRole('region', { name: 'Continue reading' })
const goal = (page: Page) => page.getByRole('button', { name: 'Today’s goal' })
const yOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())!.y

/** Answers the first games of a new session, by calls. */
async function practise(
  api: Api,
  userId: number,
  spellIds: readonly number[],
  answers: number,
): Promise<void> {
  const games = await api<{ id: string; name: string; token: string; game_session_id: number }[]>(
    'POST',
    '/learn/create-games',
    { forgotten_spell_ids: spellIds, remembered_spell_ids: [], wanted_words_number: 2 },
  )
  const right = await gamesLeft(userId)
  for (const [index, game] of games.slice(0, answers).entries()) {
    const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
    await api('POST', '/learn/check-answer', {
      ...{ token: game.token, game_id: game.id, game_session_id: game.game_session_id },
      ...{ game_name: game.name, answer: right[index]!.correct, milliseconds: 3000, tz },
    })
  }
}

test('home is alive from the first minute, and steps are ticked by what was done', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const { userId } = await signInMember(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('Your vocabulary is still empty')
  await expect(goal(page)).toContainText('0 of 10 minutes')
  await expect(page.getByRole('heading', { name: '0 days in a row' })).toBeVisible()
  await expect(continued(page)).toContainText('Nothing to continue yet')
  await expect(steps(page).getByText('1 of 6 done')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.1)
  // What to do comes before figures that are still nought.
  expect(await yOf(steps(page))).toBeLessThan(await yOf(goal(page)))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'All steps' }).click()
  await expect(steps(page).getByRole('list')).toBeHidden()
  await page.reload()
  await expect(steps(page).getByText('1 of 6 done')).toBeVisible()
  await expect(steps(page).getByRole('list')).toBeHidden()
  await page.getByRole('button', { name: 'All steps' }).click()
  await expect(steps(page).getByRole('button', { name: 'Start reading' })).toBeVisible()

  // Reads an article, not by the button of the step.
  const api = await learningApi(page)
  const sentence =
    'The reluctant elephant looked forward to the mountain, and the lighthouse stood in the rain.'
  const { id } = await api<{ id: number }>('POST', '/articles', {
    title: 'A walk in the rain',
    access_modifier: 'private',
    keywords: '',
    md_content: Array.from({ length: 120 }, () => sentence).join('\n\n'),
  })
  await page.goto(`/article/${id}`)
  await expect(page.getByText(sentence).first()).toBeVisible()
  const place = () => page.evaluate((id) => sessionStorage.getItem(`articlePlace${id}`), id)
  // The page goes to where the article is opened, and only then notes how far it is read.
  await expect.poll(place).not.toBe(null)
  const before = await place()
  await page.getByText(sentence).nth(40).scrollIntoViewIfNeeded()
  await expect.poll(place).not.toBe(before)
  await page.getByRole('link', { name: /home/i }).first().click()
  await expect(steps(page).getByText('2 of 6 done')).toBeVisible()
  await expect(continued(page).getByRole('link', { name: 'A walk in the rain' })).toBeVisible()
  await expect(continued(page)).toContainText(/\d+% read · \d+ minutes left/)

  await practise(api, userId, await giveWords(api, practiceWords.slice(0, 4)), 2)
  const opened = page.waitForResponse(/vocabulary-opened/)
  await page.goto('/main-vocabulary')
  await opened
  await page.goto('/')
  await expect(steps(page).getByText('4 of 6 done')).toBeVisible()
  await expect(steps(page).getByRole('button', { name: 'Set up profile' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 day in a row' })).toBeVisible()
  if (isPhone(page)) {
    const articles = await yOf(page.getByRole('link', { name: 'See All Articles' }))
    for (const part of [goal(page), page.getByRole('heading', { name: '1 day in a row' }), steps(page)]) {
      expect(await yOf(part)).toBeLessThan(articles)
    }
  }
})

test('a goal is chosen on the home page, and its ring fills', { tag: '@phone' }, async ({ page }) => {
  const { userId } = await signInMember(page)
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('link', { name: /^Today’s goal/ })
  await expect(bar).toHaveAttribute('aria-label', 'Today’s goal: 0 of 10 minutes')
  await goal(page).click()
  const dialog = page.getByRole('dialog', { name: 'Goal and reminders' })
  await expect(dialog.getByRole('switch', { name: 'Remind me when words are due' })).not.toBeChecked()
  await dialog.getByRole('radio', { name: /^Words/ }).check()
  await dialog.getByRole('radio', { name: /^5 ?words$/ }).check()
  await dialog.getByText('Remind me when words are due').click()
  await dialog.getByRole('combobox', { name: 'Time' }).selectOption('07:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(goal(page)).toContainText('0 of 5 words')
  await waitUntilClosed(page)

  const api = await learningApi(page)
  const reminders = await api<{ kinds: string[]; hour: number; time_zone: string }>('GET', '/learn/reminders')
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect(reminders).toMatchObject({ kinds: ['daily'], hour: 7, time_zone: zone })
  await practise(api, userId, await giveWords(api, practiceWords.slice(0, 6)), 1)
  await page.goto('/')
  await expect(goal(page)).toContainText('1 of 5 words')
  await expect(bar).toHaveAttribute('aria-label', 'Today’s goal: 1 of 5 words')
  if (isPhone(page)) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})

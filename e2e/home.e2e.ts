import type { Page } from '@playwright/test'
import { giveHistory } from './learn-history'
import { giveWords, learningApi, practiceWords } from './learn-session'
import { closeByEscape, waitUntilClosed } from './page-parts'
import { inDatabase, signInMember } from './people'
import { expect, expectAccessible, isPhone, layoutShift, scrollUntilVisible, test } from './test'

const steps = (page: Page) => page.getByRole('region', { name: /First steps|You’re all set/ })
const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const stageOf = (userId: number) =>
  inDatabase(async (client) => {
    const sql = 'SELECT onboarding_stage AS stage FROM user_account WHERE id = $1'
    return (await client.query<{ stage: string }>(sql, [userId])).rows[0]?.stage
  })

/** Marks a user's onboarding as completed. */
const completeOnboarding = (userId: number) =>
  inDatabase((client) =>
    client.query("UPDATE user_account SET onboarding_stage = 'completed' WHERE id = $1", [userId]),
  )

/** Publishes articles by another user. */
async function publish(page: Page, titles: readonly string[]): Promise<void> {
  const context = await page.context().browser()!.newContext()
  const author = await context.newPage()
  await signInMember(author)
  const api = await learningApi(author)
  for (const title of titles) {
    const md_content = `${title}. The reluctant elephant looked forward to the mountain, and the lighthouse stood in the rain.`
    await api('POST', '/articles', { title, access_modifier: 'public', keywords: '', md_content })
  }
  await context.close()
}

test('a visitor sees the landing page, which makes no calls for a member’s home page', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(learn|user-info|articles\/suited)/.test(request.url())) calls.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Read what you like')
  await expect(page.getByRole('link', { name: 'Create a free account' }).first()).toBeVisible()
  expect(calls).toEqual([])
})

test('onboarding leads a new member from the first step to the last', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(60_000)
  const { userId } = await signInMember(page)
  await page.goto('/')
  // Six steps, and two optional ones: the choice of a language and the word check.
  await expect(steps(page).getByRole('listitem')).toHaveCount(8)
  await expect(steps(page).getByText('1 of 6 done')).toBeVisible()
  await expect(steps(page).getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/articles')
  await expect(page).toHaveTitle(/\w/)

  await steps(page).getByRole('button', { name: 'Start reading' }).click()
  await expect(page).toHaveURL(/\/reading-mode$/)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('tap any word')
  expect(await stageOf(userId)).toBe('learn_spells')

  await page.goto('/')
  // A second click during the call does not skip a stage. The call waits for it: later it would meet the next page.
  let answer = () => {}
  const isClicked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user-info/next-onboarding-state', async (route) => {
    await isClicked
    await route.continue()
  })
  await steps(page).getByRole('button', { name: 'Start learning' }).dblclick()
  answer()
  await expect(page).toHaveURL(/\/learn$/)
  expect(await stageOf(userId)).toBe('view_vocabulary')

  await page.goto('/')
  await expect(steps(page).getByRole('button', { name: 'Start learning' })).toHaveCount(0)
  await steps(page).getByRole('button', { name: 'Open vocabulary' }).click()
  await expect(page).toHaveURL(/\/main-vocabulary$/)

  await page.goto('/')
  await steps(page).getByRole('button', { name: 'Set up profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(await stageOf(userId)).toBe('setup_profile')
  await steps(page).getByRole('button', { name: 'Set up profile' }).click()
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nadia')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(steps(page).getByText('6 of 6 done')).toBeVisible()
  await expect(steps(page).getByRole('link', { name: 'Explore' })).toHaveCount(0)
  expect(await stageOf(userId)).toBe('completed')

  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeFocused()
  await page.getByRole('button', { name: 'Hide these steps' }).click()
  await waitUntilClosed(page)
  await expect(today(page)).toContainText('Your vocabulary is still empty')
  await page.reload()
  await expect(today(page)).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
})

test('onboarding does not replace a text being read with the welcome text', {
  tag: '@full',
}, async ({ page }) => {
  await signInMember(page)
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('readingModeText', '<p>My own letter.</p>'))
  await page.reload()
  await steps(page).getByRole('button', { name: 'Start reading' }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('My own letter.')
})

test.describe('when the server is out of reach', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR/ })

  test('a step that could not be saved says so and can be repeated', async ({ page }) => {
    const { userId } = await signInMember(page)
    await page.goto('/')
    await expect(steps(page)).toBeVisible()
    // Parts of the page that still load could move the button under the pointer.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/user-info/next-onboarding-state', (route) => route.abort())
    await steps(page).getByRole('button', { name: 'Start reading' }).click()
    await expect(steps(page).getByRole('alert')).toContainText('can’t reach the server')
    expect(await stageOf(userId)).toBe('read_article')
    await page.unroute('**/api/user-info/next-onboarding-state')
    await steps(page).getByRole('button', { name: 'Start reading' }).click()
    await expect(page).toHaveURL(/\/reading-mode$/)
  })

  test('each part of the page fails separately and can be tried again', { tag: '@full' }, async ({
    page,
  }) => {
    const { userId } = await signInMember(page)
    await completeOnboarding(userId)
    await page.route(/\/api\/(articles\/(suited|unfinished)|learn\/)/, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('Failed to load articles')).toBeVisible()
    await expect(today(page).or(page.getByRole('alert').first())).toBeVisible()
    await expect(page.getByText('We couldn’t load your activity.')).toBeVisible()
    await page.unroute(/\/api\/(articles\/(suited|unfinished)|learn\/)/)
    const again = page.getByRole('button', { name: 'Try again' })
    for (let left = await again.count(); left > 0; left--) {
      await again.first().click()
      await expect(again).toHaveCount(left - 1)
    }
    await expect(today(page)).toContainText('Your vocabulary is still empty')
  })
})

test('home shows due words, days in a row and articles to read; statistics match the answers', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await publish(page, ['A market before dawn', 'Letters from a canal boat'])
  const { userId } = await signInMember(page)
  await completeOnboarding(userId)
  const api = await learningApi(page)
  const spellIds = await giveWords(api, practiceWords)
  const answers = await giveHistory(userId, spellIds)
  const due = spellIds.filter((id) => id % 3 === 0 && answers.some(({ spellId }) => spellId === id)).length
  const dueText = due === 0 ? 'Nothing is due' : `${due}`

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening)$/)
  await expect(today(page)).toContainText(dueText)
  // The whole last week, and the days before it up to the first day off, ten days ago.
  await expect(page.getByRole('heading', { name: '10 days in a row' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('listitem')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page)).toBeLessThan(0.1)
  await expect(page.getByRole('link', { name: 'See All Articles' })).toHaveAttribute('href', '/articles')
  await page.getByRole('button', { name: 'Add words' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await closeByEscape(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  if (isPhone(page)) {
    const [card, articles] = await Promise.all([
      today(page).boundingBox(),
      page.getByRole('list', { name: 'Articles' }).boundingBox(),
    ])
    expect(card!.y).toBeLessThan(articles!.y)
    for (const name of ['10 days in a row', 'Continue reading']) {
      const part = await page.getByRole('heading', { name }).boundingBox()
      expect(part!.y).toBeLessThan(articles!.y)
    }
  }

  await page.getByRole('link', { name: 'Statistics' }).click()
  const statistic = page.getByRole('region', { name: 'Statistic', exact: true })
  const correct = answers.filter(({ isCorrect }) => isCorrect).length
  const ofToday = answers.filter(({ age }) => age === 0)
  const correctToday = ofToday.filter(({ isCorrect }) => isCorrect).length
  await expect(statistic).toContainText(`${correct} of ${answers.length} answers right`)
  await expect(statistic).toContainText(`${correctToday} of ${ofToday.length} answers right`)
  const percent = Math.round((100 * correctToday) / ofToday.length)
  await expect(statistic.getByRole('img', { name: `Right answers today: ${percent}%` })).toBeVisible()
  const sessions = answers.at(-1)!.session + 1
  const days = new Set(answers.map(({ age }) => age)).size
  await expect(statistic).toContainText(`${sessions} sessions on ${days} days`)
  const hardest = statistic.getByRole('region', { name: 'Hardest words' })
  await scrollUntilVisible(page, hardest)
  await statistic.getByRole('button', { name: 'Show as table: Words due in the next 30 days' }).click()
  const table = statistic.getByRole('region', { name: 'Words due in the next 30 days' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table.getByRole('row').nth(1)).toContainText(`${due}`)
  await expect(hardest.getByRole('link').first()).toHaveAttribute('href', /^\/word\/\d+$/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await statistic.getByRole('button', { name: 'Statistic', exact: true }).click()
  await expect(hardest).toBeHidden()
  await page.goto('/me')
  await expect(statistic.getByRole('button', { name: 'Statistic', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('before the first answer, every statistic says when there will be something to see', {
  tag: '@full',
}, async ({ page }) => {
  await signInMember(page)
  await page.goto('/me')
  const statistic = page.getByRole('region', { name: 'Statistic', exact: true })
  await scrollUntilVisible(page, statistic.getByText('You don’t have any hard words yet.'))
  for (const text of [
    'No answers yet.',
    'No words yet.',
    'No activity yet! Start today!',
    'No words are due in the next 30 days.',
    'This shows how much you remember',
    'You’ll see it after your first session',
    'You don’t have any hard words yet.',
  ]) {
    await expect(statistic).toContainText(text)
  }
  // The number is in the middle of the ring, whatever is next to it.
  const ring = statistic.getByRole('img', { name: 'Right answers today: 0%' })
  const [circle, number] = await Promise.all([
    ring.locator('circle').first().boundingBox(),
    ring.getByText('0%').boundingBox(),
  ])
  expect(circle!.y + circle!.height / 2).toBeCloseTo(number!.y + number!.height / 2, -1)
  expect(circle!.x + circle!.width / 2).toBeCloseTo(number!.x + number!.width / 2, -1)
})

import type { Page } from '@playwright/test'
import {
  answerGame,
  gamesLeft,
  giveWords,
  learningApi,
  makeWordsDue,
  playGame,
  playOn,
  practiceWords,
} from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, isPhone, test } from './test'

/** How long the network is down, in ms: a minute in a full run. */
const cutFor = process.env.FULL ? 60_000 : 0

const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true })
const card = (page: Page) => page.getByTestId('swipe-card')
const wanted = (page: Page) => page.getByText(/^\d+ words(?! due)/)

async function withWords(page: Page, words: readonly string[] = practiceWords, areDue = false) {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  if (words.length > 0) await giveWords(api, words)
  if (areDue) await makeWordsDue(userId)
  await page.reload()
  await expect(start(page)).toBeVisible()
  return { userId, api }
}

/** Drags the top card sideways with the mouse. */
async function dragCard(page: Page, px: number): Promise<void> {
  const box = (await card(page).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px / 2, y, { steps: 3 })
  await page.mouse.move(x + px, y, { steps: 3 })
  await page.mouse.up()
}

test('a session is played to its end by pointer: cards, entries, games, result, and a new one', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const hand = isPhone(page) ? 'touch' : 'mouse'
  const { userId } = await withWords(page, practiceWords, true)
  await expect(page).toHaveTitle(/^Learn \| /)
  await expect(page.getByText('12 words due')).toBeVisible()
  const fewer = page.getByRole('button', { name: '- One word fewer' })
  const more = page.getByRole('button', { name: '+ One word more' })
  for (let times = 0; times < 3; times++) await fewer.click()
  await expect(wanted(page)).toHaveText('2 words')
  await expect(fewer).toBeDisabled()
  await more.click()
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.reload()
  await expect(wanted(page)).toHaveText('3 words')
  await start(page).click()

  await expect(page.getByText('0 of 3 chosen')).toBeVisible()
  const first = await card(page).textContent()
  await dragCard(page, 140)
  await expect(card(page)).toHaveText(first!)
  await dragCard(page, 160)
  await expect(page.getByText('Card 2 of 12')).toBeVisible()
  await dragCard(page, -160)
  await expect(page.getByText('1 of 3 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the last card' }).click()
  await expect(page.getByText('0 of 3 chosen')).toBeVisible()
  for (let times = 0; times < 3; times++) {
    await page.getByRole('button', { name: 'Forgotten' }).click()
  }

  await expect(page.getByText('1 / 3')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(page.getByRole('button', { name: 'Previous word' })).toBeDisabled()
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: 'Next word' }).click()
  await page.getByRole('button', { name: 'Next word' }).click()
  await expect(page.getByRole('button', { name: 'Next word' })).toBeHidden()
  await next.click()

  await expect(page.getByRole('progressbar', { name: 'Games played' })).toBeVisible()
  const games = await gamesLeft(userId)
  expect(games.length).toBeGreaterThanOrEqual(3)
  for (const [index, game] of games.entries()) await playGame(page, game, hand, index !== 1)
  await expect(page.getByText('Words practised')).toBeVisible()
  await expect(page.getByText(`${games.length - 1} of ${games.length}`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(5)
  // The word with the wrong answer is practised once more, by itself.
  await page.getByRole('button', { name: 'Once more: the one you missed' }).click()
  await expect(page.getByText('1 / 1')).toBeVisible()
  await next.click()
  await expect(page.getByRole('progressbar', { name: 'Games played' })).toBeVisible()
  const again = await gamesLeft(userId)
  expect(again).toHaveLength(2)
  await playOn(page, userId, hand)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await expect(wanted(page)).toHaveText('3 words')
})

test('two presses lead from Home to the first new word in its own sentence, and its answer teaches', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const sentence = 'She was most reluctant to leave the house that night.'
  const { userId, api } = await withWords(page, ['reluctant'])
  const [spell_id] = await giveWords(api, ['reluctant'])
  await api('POST', '/main-voc/lookups', { spell_id, context: sentence, source: 'A winter night' })
  await page.goto('/')
  await page.evaluate(() => {
    const presses = { count: 0 }
    document.addEventListener('click', () => presses.count++, true)
    Object.assign(window, { presses })
  })
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await start(page).click()
  const entry = page.getByRole('article')
  await expect(entry.getByRole('blockquote').first()).toHaveText(sentence)
  await expect(entry.getByRole('heading', { name: 'reluctant' })).toBeVisible()
  await expect(entry.getByRole('region', { name: 'Meaning in your sentence' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { presses: { count: number } }).presses.count)).toBe(
    2,
  )

  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Games played' })).toBeVisible()
  const [game] = await gamesLeft(userId)
  await answerGame(page, game!, 'mouse', false)
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('reluctant')
  await expect(result.getByRole('blockquote')).toHaveText(sentence)
  await expect(result.getByRole('button', { name: 'Listen to reluctant' })).toBeVisible()
  const chosen = page.getByRole('group', { name: 'Answers' })
  if (await chosen.isVisible()) await expect(result).toContainText(/ means “|You chose the meaning of/)
  else await expect(result).toContainText(/You (wrote|built)/)
})

test('a session can be played by keyboard alone', async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  test.setTimeout(90_000)
  const { userId } = await withWords(page, practiceWords, true)
  for (const key of ['-', '-', '+', 'Enter']) await page.keyboard.press(key)
  await expect(card(page)).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowLeft', 'z', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'ArrowLeft']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByText('2 of 4 chosen')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 / 4')).toBeVisible()
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByText('4 / 4')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await playOn(page, userId, 'keyboard')
})

test.describe('while the network is down', () => {
  test.use({
    allowedErrors:
      /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|status of 409|preload CSS|dynamically imported/,
  })

  test('answers are kept, and counted when it is back', async ({ page, context }) => {
    test.setTimeout(90_000 + cutFor)
    const { userId } = await withWords(page)
    await page.getByRole('radio', { name: 'Small' }).check()
    await page.getByRole('radio', { name: 'Challenge' }).check()
    await page.getByRole('switch', { name: 'Sound in games' }).click()
    await start(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const games = await gamesLeft(userId)
    expect(games).toHaveLength(5)
    await playGame(page, games[0]!, 'mouse')
    // The assets of the next game are fetched while this one is shown.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await answerGame(page, games[1]!, 'mouse', true)
    await expect(page.getByText('We’ve kept your answer')).toBeVisible()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
    await page.waitForTimeout(cutFor)
    await expect(page.getByText('We’ll send 1 answer when you’re back online')).toBeVisible()
    // Leaving now would lose the answer.
    await page.getByRole('button', { name: 'Leave this session' }).click()
    await answerGame(page, games[2]!, 'mouse', false)
    await expect(page.getByText('We’ve kept your answer')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Not quite')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    expect(await gamesLeft(userId)).toHaveLength(2)
    await playOn(page, userId, 'mouse')
    await expect(page.getByText('4 of 5')).toBeVisible()
  })

  test('an answer that was already counted is shown as it was recorded, once', { tag: '@full' }, async ({
    page,
  }) => {
    const { userId } = await withWords(page)
    await page.getByRole('radio', { name: 'Challenge' }).check()
    await start(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const [game] = await gamesLeft(userId)
    // The answer reaches the server, but the response is lost.
    let isLost = false
    await page.route('**/api/learn/check-answer', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await answerGame(page, game!, 'mouse', true)
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('Correct')
    const counted = await inDatabase((client) =>
      client.query('SELECT count(*)::int AS count FROM answer_log WHERE user_id = $1', [userId]),
    )
    expect(counted.rows[0].count).toBe(1)
  })

  test('the last answers survive a reload, and the result waits for them', async ({ page, context }) => {
    const { userId } = await withWords(page, ['elephant', 'umbrella'])
    await page.getByRole('radio', { name: 'Small' }).check()
    await page.getByRole('radio', { name: 'Challenge' }).check()
    await page.getByRole('switch', { name: 'Sound in games' }).click()
    await start(page).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    const games = await gamesLeft(userId)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (const game of games) {
      await answerGame(page, game, 'mouse', true)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await expect(page.getByRole('heading', { name: 'You’ve played all the games' })).toBeVisible()
    await expect(page.getByText(`We’ve kept ${games.length} answers here`)).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'All right!' })).toBeVisible()
  })
})

test('a slip is undone and the game played again; an unfinished session is offered and resumed', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { userId } = await withWords(page)
  await page.getByRole('radio', { name: 'Challenge' }).check()
  await start(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  const games = await gamesLeft(userId)
  await answerGame(page, games[0]!, 'mouse', false)
  await page.getByRole('button', { name: /^Undo (tap|typo)$/ }).click()
  await expect(page.getByRole('region', { name: 'Result' })).toBeHidden()
  await playGame(page, games[0]!, 'mouse', true)
  await playGame(page, games[1]!, 'mouse', false)
  await page.reload()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await page.getByRole('button', { name: 'Leave this session' }).click()
  await expect(page.getByText(`You’ve played 2 of ${games.length} games`)).toBeVisible()
  await page.goto('/main-vocabulary')
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `2 of ${games.length}`)
  await playGame(page, games[2]!, 'mouse')
  await page.getByRole('button', { name: 'Leave this session' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden()
})

test('a challenge has a fixed number of words, starts with its games, and counts double', async ({
  page,
}) => {
  const { userId } = await withWords(page)
  await page.getByRole('radio', { name: 'Small' }).check()
  await page.getByRole('radio', { name: 'Challenge' }).check()
  await expect(page.getByRole('button', { name: '+ One word more' })).toBeDisabled()
  await expect(page.getByRole('button', { name: '- One word fewer' })).toBeDisabled()
  await start(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await playOn(page, userId, isPhone(page) ? 'touch' : 'mouse')
  await expect(page.getByText('Challenge: your points counted double')).toBeVisible()
})

import type { Page } from '@playwright/test'
import type { WordChance } from '@wordhoard/contracts/learner/knowledge'
import { toast } from './page-parts'
import { signInMember } from './people'
import { register } from './registration'
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  layoutShift,
  read,
  tapWord,
  test,
  wordPanel,
} from './test'

const plain =
  'The villagers said that nothing but thistles would grow there, and yet the gooseberries ripened.'
const questions = (page: Page) => page.locator('[data-kind]')
const shownWord = (page: Page) => page.getByRole('heading', { level: 1 }).locator('[lang]')
const result = (page: Page) => page.getByRole('heading', { level: 1, name: /^You know about [\d,]+ words$/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Says yes to words up to a difficulty, and no to harder and made-up ones. */
async function answerTo(page: Page, word: string, difficulty: number): Promise<'yes' | 'no'> {
  const answer = await page.request.post('/api/knowledge/words', { data: { words: [word] } })
  const [found] = (await answer.json()) as WordChance[]
  return found && found.difficulty < difficulty ? 'yes' : 'no'
}

/** Answers items until enough have been answered, or the result is there. */
async function answer(
  page: Page,
  give: (item: { isChoice: boolean; word: string; known: 'yes' | 'no' }) => Promise<void>,
  { most = 24, onItem }: { most?: number; onItem?: (isChoice: boolean) => Promise<void> } = {},
): Promise<void> {
  for (let answered = 0; answered < most; answered += 1) {
    await expect(questions(page).and(page.locator('[aria-busy="false"]')).or(result(page))).toBeVisible()
    if (await result(page).isVisible()) return
    const isChoice = (await questions(page).getAttribute('data-kind')) === 'choice'
    await onItem?.(isChoice)
    const word = (await shownWord(page).textContent()) ?? ''
    const before = await page.getByRole('progressbar').getAttribute('value')
    await give({ isChoice, word, known: isChoice ? 'yes' : await answerTo(page, word, 1) })
    await expect(page.getByRole('progressbar').and(page.locator(`[value="${before}"]`))).toBeHidden()
  }
}

const byKeys = (page: Page) => (item: { isChoice: boolean; known: 'yes' | 'no' }) =>
  page.keyboard.press(item.isChoice ? '2' : item.known === 'yes' ? 'ArrowRight' : 'n')
const byTaps =
  (page: Page) =>
  ({ isChoice, known }: { isChoice: boolean; known: 'yes' | 'no' }) =>
    isChoice ? button(page, 'I’m not sure').tap() : button(page, known === 'yes' ? 'Yes' : 'No').tap()

test('a newcomer finds out by keys how many words they know, in two goes, and overrules what we think of one', async ({
  page,
}) => {
  test.slow()
  await signInMember(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the two-minute word check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How many words do you know?' })).toBeVisible()
  await expectAccessibleInBothThemes(page, { part: 'main' })
  await button(page, 'Start').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Do you know this word?' })).toBeFocused()
  await answer(page, byKeys(page), { most: 3 })
  await expect(questions(page).and(page.locator('[aria-busy="false"]'))).toBeVisible()
  const left = (await shownWord(page).textContent()) ?? ''
  await expect(page.getByRole('status').filter({ hasText: left })).toBeAttached()
  await button(page, 'Stop for now').click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'We’ve kept your answers. Carry on whenever you like.')).toBeVisible()

  // Until the check is done, the reader offers it.
  await read(page, { plain })
  const offer = page.getByRole('complementary', { name: 'Word check' })
  await expect(offer).toBeVisible()
  await offer.getByRole('link', { name: 'Start the word check' }).click()
  await button(page, 'Carry on').press('Enter')
  await expect(shownWord(page)).toHaveText(left)
  const seen = new Set<boolean>()
  await answer(page, byKeys(page), {
    onItem: async (isChoice) => {
      if (seen.has(isChoice)) return
      seen.add(isChoice)
      await expectAccessibleInBothThemes(page, { part: 'main' })
    },
  })
  expect(seen).toEqual(new Set([false, true]))
  await expect(result(page)).toBeFocused()
  await expectAccessibleInBothThemes(page, { part: 'main' })
  const size = (await result(page).textContent()) ?? ''
  await page.reload()
  await expect(result(page)).toHaveText(size)
  await page.goto('/me')
  const known = page.getByRole('region', { name: 'What you know' })
  await expect(known).toContainText(size.replace('You know about', 'About').replace(/\s+/g, ' '))
  await expectAccessible(page, { part: '#statistic' })

  await page.goto('/reading-mode')
  await tapWord(page, 'thistles')
  const why = wordPanel(page).getByRole('region', { name: 'Do you know this word?' })
  await why.scrollIntoViewIfNeeded()
  await expect(why).toContainText('You first looked it up on')
  await expect(offer).toBeHidden()
  await why.getByRole('button', { name: 'I know it' }).click()
  await expect(why.getByRole('status')).toHaveText('You said you know this word.')
  await expect(why).toContainText('Choose the same button again.')
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })
  await why.getByRole('button', { name: 'I know it' }).click()
  await expect(why.getByRole('status')).toContainText('know this word. The chance that you know it is')
})

test('a visitor’s answers stay on the phone through a reload, and go along when they register', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await page.goto('/word-check')
  await button(page, 'Start').tap()
  await answer(page, byTaps(page), { most: 4 })
  await expect(questions(page).and(page.locator('[aria-busy="false"]'))).toBeVisible()
  const left = (await shownWord(page).textContent()) ?? ''
  await page.reload()
  await button(page, 'Carry on').tap()
  await expect(shownWord(page)).toHaveText(left)
  await expectAccessibleInBothThemes(page)
  await answer(page, byTaps(page))
  await expect(result(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const size = (await result(page).textContent()) ?? ''
  await page.reload()
  await expect(result(page)).toHaveText(size)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  await page.getByRole('link', { name: 'Create account' }).tap()
  await register(page)
  await expect(toast(page, 'We’ve added your word check to your account.')).toBeVisible()
  await expect(page).toHaveURL('/word-check')
  await expect(result(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What this changes' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('word-check'))).toBeNull()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Your level: about [ABC][12]$/ })).toBeVisible()
})

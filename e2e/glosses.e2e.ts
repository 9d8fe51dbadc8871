import type { Page } from '@playwright/test'
import { apiOf } from './api-of'
import { inDatabase, signInMember } from './people'
import {
  expect,
  expectAccessibleInBothThemes,
  isPhone,
  layoutShift,
  read,
  tapWord,
  test,
  wordPanel,
} from './test'

const filler =
  'They had a good day at the house and went to the shop with their friends to buy some bread and milk for the week. '
const plain = `${filler.repeat(2)}After months of drought they were all very happy to see the rain. ${filler.repeat(12)}`

/** Reads how many words the reader has marked as asking, and how many of these marks are faded. */
const marks = (page: Page) =>
  page.evaluate(() => ({
    asking: CSS.highlights.get('gloss')?.size ?? 0,
    faded: CSS.highlights.get('gloss-faded')?.size ?? 0,
  }))
const option = (page: Page, text: string) => wordPanel(page).getByRole('button', { name: text })

test('a learner lets words ask as they read, answers one twice on different days, and then it is quiet', async ({
  page,
}) => {
  const { userId } = await signInMember(page)
  const api = await apiOf(page)
  // Somebody who knows enough of the text: a target that is reached would leave the bar.
  await api('PUT', '/knowledge/level', { level: 'A2' })
  await read(page, { plain })
  await expect(page.getByText(/Added \d+ words/)).toBeVisible()
  expect(await marks(page)).toEqual({ asking: 0, faded: 0 })

  await page.getByRole('button', { name: 'Reading menu' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Quiz me as I read' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => marks(page)).toEqual({ asking: 1, faded: 0 })
  const shift = await layoutShift(page)

  await tapWord(page, 'drought')
  const asked = wordPanel(page).getByRole('heading', { name: 'What does “drought” mean here?' })
  await expect(asked).toBeVisible()
  await expect(wordPanel(page).getByRole('listitem')).toHaveCount(3)
  await expectAccessibleInBothThemes(page, { part: '[data-word-info]' })
  await option(page, 'a long time without rain').click()
  await expect(wordPanel(page).getByText('Right! We’ll ask once more on another day.')).toBeVisible()
  await expect.poll(() => marks(page)).toEqual({ asking: 0, faded: 1 })
  expect((await layoutShift(page)) - shift).toBeLessThan(0.001)
  await wordPanel(page).getByRole('button', { name: 'Show the entry' }).click()
  await expect(wordPanel(page).getByRole('heading', { name: 'drought' })).toBeVisible()

  // A day later it asks once more, by keys too.
  await inDatabase((db) =>
    db.query(
      `UPDATE answer_log SET local_date = local_date - 1, answered_at = answered_at - interval '1 day'
       WHERE user_id = $1`,
      [userId],
    ),
  )
  await page.reload()
  await expect.poll(() => marks(page)).toEqual({ asking: 0, faded: 1 })
  if (isPhone(page)) await tapWord(page, 'drought')
  else {
    await page.keyboard.press('ArrowRight')
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press('ArrowRight')
      const announced = page
        .locator('[aria-live=polite]')
        .filter({ hasText: /^drought, asks what it means$/ })
      if ((await announced.count()) > 0) break
    }
    await page.keyboard.press('Enter')
  }
  await expect(asked).toBeVisible()
  await option(page, 'a long time without rain').press('Enter')
  await expect(wordPanel(page).getByText('You know this one now, so we won’t ask again.')).toBeVisible()
  await expect.poll(() => marks(page)).toEqual({ asking: 0, faded: 0 })
  await page.reload()
  await tapWord(page, 'drought')
  await expect(wordPanel(page).getByText('a long time without rain').first()).toBeVisible()
  await expect(asked).toBeHidden()
})

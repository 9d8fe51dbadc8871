import { giveWords, learningApi, makeWordsDue, playOn } from './learn-session'
import { inDatabase, signInMember } from './people'
import { expect, expectAccessibleInBothThemes, isPhone, scrollUntilVisible, test } from './test'

test('learners read how long their memory lasts, and choose how well to remember', async ({ page }) => {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  await giveWords(api, ['reluctant', 'mountain', 'bicycle', 'umbrella'])
  await makeWordsDue(userId)
  await inDatabase((client) =>
    client.query(
      `INSERT INTO memory_fit (user_id, tried_at, fitted_at, last_answer_id, answers, start, growth, relearning, loss,
         average_loss, right_seconds, wrong_seconds, retention)
       VALUES ($1, now(), now(), 1, 1240, 0.1, 0.05, 0, 0.5, 0.52, 7, 12, 0.83)`,
      [userId],
    ),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Practice settings' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Choose for me Now 83%/ })).toBeChecked()
  await expect(dialog.getByText(/^Your memory for words is about \d+% longer than average\.$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('radio', { name: /^Remember most \(95%\) about \d words? more a day$/ }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Practice settings' }).click()
  await expect(dialog.getByRole('radio', { name: /^Remember most/ })).toBeChecked()
  await page.goto('/me')
  await scrollUntilVisible(page, page.getByText('We worked that out from 1,240 answers'))
})

test('a word that the learner surely knows is asked once, and let go unless they want it', async ({
  page,
}) => {
  const { userId } = await signInMember(page)
  const api = await learningApi(page)
  await api('PUT', '/knowledge/level', { level: 'C1' })
  const { id } = await api<{ id: number }>('POST', '/custom-voc/create', {
    name: 'At home',
    description: 'Around the house',
    access_modifier: 'private',
  })
  const { rows } = await inDatabase((client) =>
    client.query<{ id: number }>("SELECT id FROM spell WHERE spell_lower IN ('house', 'kitchen', 'window')"),
  )
  await api('POST', '/custom-voc/add-spells', { voc_id: id, spell_ids: rows.map((row) => row.id) })
  await page.goto(`/learn?custom_voc_id=${id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByTestId('swipe-card').getByText('you may know this already')).toBeVisible()
  for (const _card of rows) await page.getByRole('button', { name: 'Remembered' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await playOn(page, userId, isPhone(page) ? 'touch' : 'mouse')
  await expect(page.getByText('No, you knew it')).toHaveCount(3)
  await page.getByRole('button', { name: 'Keep asking kitchen' }).click()
  await expect(page.getByText('No, you knew it')).toHaveCount(2)
  await page.getByRole('link', { name: 'house' }).click()
  await page.getByRole('heading', { name: 'Do you know this word?' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/You knew it when we asked on .*, so practice leaves it out\./)).toBeVisible()
  await page.getByRole('button', { name: 'Practise it again' }).click()
  await expect(page.getByText(/so practice leaves it out/)).toBeHidden()
})

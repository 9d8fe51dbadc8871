import { apiOf } from '../api-of'
import { answerGame, gamesLeft } from '../learn-session'
import { toast, waitUntilClosed } from '../page-parts'
import { signInMember } from '../people'
import { expect, expectAccessibleInBothThemes, isPhone, test } from '../test'
import { importWords, linksOfSaved, spells } from './vocabulary-pages'

test('the vocabulary opens on saved words, whose first row stands on a phone’s first screen', {
  tag: '@phone',
}, async ({ page }) => {
  await signInMember(page)
  const api = await apiOf(page)
  await api('POST', '/main-voc/add-from-text', { text: 'The walrus slept under a lantern in the fog.' })
  await importWords(api, ['fjord', 'glacier', 'lighthouse'])
  await page.goto('/main-vocabulary')
  await expect(linksOfSaved(page)).toHaveText(['lighthouse', 'glacier', 'fjord'])
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'glacier' }) })
  await expect(row).toContainText('a large mass of ice that moves slowly down a valley')
  await expect(row.getByRole('button', { name: 'Listen to “glacier”' })).toBeVisible()
  await expect(row.getByRole('meter', { name: 'Memory strength' })).toHaveAttribute('aria-valuenow', '0')
  const top = await linksOfSaved(page).first().boundingBox()
  expect(top!.y).toBeLessThan(isPhone(page) ? 480 : 700)
  await expect(page.getByLabel('Search your words')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Sort and filter' }).click()
  await page
    .getByRole('group', { name: 'Sort by' })
    .getByRole('button', { name: 'Added Newest first' })
    .click()
  await expect(linksOfSaved(page)).toHaveText(['fjord', 'glacier', 'lighthouse'])
  await page.getByRole('button', { name: /^Known 0/ }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()

  await page.getByRole('link', { name: 'Met', exact: true }).click()
  const met = page.getByRole('list', { name: 'Words you’ve met' }).getByRole('link')
  await expect(met.filter({ hasText: 'lantern' })).toBeVisible()
  await expect(met.filter({ hasText: 'glacier' })).toHaveCount(0)

  await page.getByRole('link', { name: 'All Words' }).click()
  await expect(spells(page).filter({ hasText: 'glacier' })).toBeVisible()
  // The table is remembered.
  await page.goto('/main-vocabulary')
  await expect(spells(page).filter({ hasText: 'glacier' })).toBeVisible()
  await page.getByRole('link', { name: 'Vocabularies' }).click()
  await expect(page.getByRole('button', { name: 'Create Vocabulary' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('link', { name: 'Saved' }).click()
  await expect(linksOfSaved(page)).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a note is kept when saving fails, stands with its word, and is shown after an answer', {
  tag: '@phone',
}, async ({ page, context, errors }) => {
  const { userId } = await signInMember(page)
  const api = await apiOf(page)
  const [first, second] = await importWords(api, ['glacier', 'lighthouse'])
  await page.goto('/main-vocabulary')
  await page.getByRole('button', { name: 'Add a note on “glacier”' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Your note')
  await expect(field).toBeFocused()
  await field.fill('Ice that walks.')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t save your note.')
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Add a note on “glacier”' }).click()
  await expect(field).toHaveValue('Ice that walks.')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await expect(toast(page, 'Note saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your note on “glacier”' })).toBeVisible()
  await waitUntilClosed(page)

  await page.goto(`/word/${first}`)
  const note = page.getByRole('region', { name: 'Your note' })
  await expect(note).toContainText('Ice that walks.')
  await note.getByRole('button', { name: 'Edit note' }).click()
  await note.getByLabel('Your note').fill('Ice that walks slowly.')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toContainText('Ice that walks slowly.')

  await api('POST', '/learn/create-games', {
    forgotten_spell_ids: [first, second],
    remembered_spell_ids: [],
    size: 'small',
    wanted_words_number: 2,
    game_mode: 'normal',
    has_audio: false,
  })
  await page.goto('/learn')
  await page.getByRole('button', { name: 'Resume' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  const notes: boolean[] = []
  for (const game of await gamesLeft(userId)) {
    await answerGame(page, game, isPhone(page) ? 'touch' : 'mouse', true)
    await expect(result).toContainText('Correct')
    notes.push(await result.getByText('Ice that walks slowly.').isVisible())
    await result.getByRole('button', { name: 'Continue' }).click()
  }
  expect(new Set(notes)).toEqual(new Set([true, false]))
  // The lost connection, which browsers report, perhaps a moment later.
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  errors.length = 0
})

import { apiOf } from '../api-of'
import { signInMember } from '../people'
import { expect, expectAccessibleInBothThemes, isPhone, test } from '../test'
import { bar, createVocabulary, spells, table, words } from './vocabulary-pages'

test('a vocabulary is created, edited and deleted, and the deletion undone', async ({ page, errors }) => {
  await signInMember(page)
  await page.goto('/main-vocabulary?tab=lists')
  const create = page.getByRole('button', { name: 'Create Vocabulary' })
  const dialog = page.getByRole('dialog')
  await create.click()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toContainText('Vocabulary name is required!')
  await expect(dialog).toContainText('Description is required!')
  await dialog.getByLabel('Name').fill('Weather')
  await dialog.getByLabel('Description').fill(`${'x'.repeat(100)} ${'y'.repeat(60)}`)
  await dialog.getByRole('button', { name: 'Create', exact: true }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Weather' })).toHaveCount(1)
  await expect(page.getByText(/^x+…$/)).toBeVisible()

  await create.click()
  await dialog.getByLabel('Name').fill('weather')
  await dialog.getByLabel('Description').fill('again')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toContainText('Vocabulary with this name already exists.')
  await page.goBack()
  await expect(dialog).toBeHidden()
  // The refusal is a 409, which browsers report.
  expect(errors.every((error) => error.includes('409'))).toBe(true)
  errors.length = 0

  await page.getByRole('link', { name: 'Weather' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  await dialog.getByLabel('Name').fill('British weather')
  await dialog.getByLabel('Who can see it').selectOption('public')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'British weather' })).toBeVisible()
  await expect(page.getByText('Public', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toContainText('Delete this vocabulary?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/main-vocabulary$/)
  // Messages move with the page's own bar, so Undo is pressed once that page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Vocabulary', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'British weather' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'British weather' })).toBeVisible()
})

test('words are removed from a vocabulary after confirmation, and can be restored', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await signInMember(page)
  const id = await createVocabulary(await apiOf(page), 'private', words.split(', '))
  await page.goto(`/custom-vocabulary/${id}`)
  await expect(spells(page)).toHaveCount(10)
  await expect(page.getByText('10 words', { exact: true })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Remove' })).toBeDisabled()
  const word = context.waitForEvent('page')
  await table(page)
    .getByRole('row', { name: /glacier/ })
    .click()
  await expect(await word).toHaveURL(/\/word\/\d+$/)
  await page.getByRole('checkbox', { name: 'Select glacier' }).check()
  await page.getByRole('checkbox', { name: 'Select tundra' }).check()
  await bar(page).getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Words Successfully Removed')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(spells(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(spells(page)).toHaveCount(10)
})

test('another user’s public vocabulary is read and copied; a private one is not found', async ({
  page,
  browser,
  errors,
}) => {
  const other = await browser.newContext()
  const author = await other.newPage()
  const { username } = await signInMember(author)
  const api = await apiOf(author)
  const id = await createVocabulary(api, 'public', ['fjord', 'glacier'])
  await signInMember(page)
  await page.goto(`/custom-vocabulary/${id}`)
  await expect(page.getByRole('link', { name: `@${username}` })).toHaveAttribute('href', `/user/@${username}`)
  await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden()
  // The values are the viewer's own, who has none yet.
  await expect(table(page).getByRole('row', { name: /glacier/ })).toContainText('–')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(bar(page).getByRole('button', { name: 'Remove' })).toBeDisabled()
  await page.getByRole('button', { name: 'Copy to Your Vocabulary' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Vocabulary' }).click()
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await dialog.getByRole('link', { name: 'View Vocabulary' }).click()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(spells(page)).toHaveText(['fjord', 'glacier'])

  const fields = { name: 'Cold places', description: 'Ice and rock', access_modifier: 'private' }
  await api('PUT', `/custom-voc/id/${id}`, fields)
  await page.goto(`/custom-vocabulary/${id}`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(errors.every((error) => error.includes('404'))).toBe(true)
  errors.length = 0
  await other.close()
})

test('the vocabulary pages have no serious accessibility problem in either theme and do not scroll sideways', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInMember(page)
  const id = await createVocabulary(await apiOf(page), 'public', words.split(', '))
  for (const path of ['/main-vocabulary?tab=all', `/custom-vocabulary/${id}`]) {
    await page.goto(path)
    await expect(spells(page)).toHaveCount(10)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expectAccessibleInBothThemes(page)
    if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
    if (isPhone(page)) await page.setViewportSize({ width: 390, height: 844 })
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

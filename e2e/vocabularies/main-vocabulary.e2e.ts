import { readFile } from 'node:fs/promises'
import { ankiDeck } from '@wordhoard/testkit/files/anki-deck'
import { apiOf } from '../api-of'
import { toast } from '../page-parts'
import { signInMember } from '../people'
import { expect, isPhone, test } from '../test'
import { bar, choose, importWords, linksOfSaved, spells, table, words } from './vocabulary-pages'

test('an empty vocabulary says what to do, and a pasted list is looked up before it is added', async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/main-vocabulary')
  await expect(page).toHaveTitle(/^Vocabulary \| /)
  await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Reading Mode' })).toBeVisible()
  await page.getByRole('button', { name: 'Add words' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Words, one on each line').fill('lighthouse\nfjords\nlook forward to\nqzxqzx')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('3 will be added')
  await expect(dialog).toContainText('1 not recognised')
  await dialog.getByRole('button', { name: 'Add 3 words' }).click()
  await expect(linksOfSaved(page)).toHaveCount(3)
  await expect(page.getByText('3 words to learn')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'No words in your vocabulary yet!' })).toBeVisible()
})

test('an Anki deck and a table are imported from files; other files are refused with an explanation', async ({
  page,
}) => {
  await signInMember(page)
  await page.goto('/main-vocabulary?tab=all')
  await page.getByRole('button', { name: 'Add words' }).click()
  const dialog = page.getByRole('dialog')
  const chooser = dialog.getByLabel('File with words')
  await chooser.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([137, 80, 78, 71, 0, 0]),
  })
  await expect(dialog.getByRole('alert')).toContainText('photo.png: This isn’t a text file.')
  await chooser.setInputFiles(ankiDeck('new-deck'))
  await expect(dialog.getByLabel('Column with the word')).toHaveValue('1')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('3 will be added')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  const csv =
    'word;meaning;sentence\nwalrus;a sea mammal;"A walrus sat there; it was large."\nlichen;a plant;'
  await chooser.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Priority of these words').selectOption('High')
  await dialog.getByRole('button', { name: 'Add 2 words' }).click()
  await expect(spells(page)).toHaveText(['lichen', 'walrus'])
  await expect(table(page).getByRole('row').nth(1)).toContainText('High')
})

test('the list is sorted, filtered and paged; the address keeps all of it, and Back undoes it', async ({
  page,
}) => {
  await signInMember(page)
  const api = await apiOf(page)
  const text = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  await api('POST', '/main-voc/add-from-text', { text })
  await importWords(api, words.split(', '))
  await page.goto('/main-vocabulary?tab=all')
  await expect(spells(page).first()).toHaveText('harbour')
  if (isPhone(page)) await page.getByRole('button', { name: 'Sort and filter' }).click()
  const sort = page.getByRole('group', { name: 'Sort by' })
  await sort.getByRole('button', { name: 'Stop sorting by Priority' }).click()
  await sort.getByRole('button', { name: 'Stop sorting by Added' }).click()
  await choose(page, sort.getByRole('button', { name: 'Choose a column…' }), 'Word')
  await expect(page).toHaveURL(/sort=spell_id-asc/)
  const ascending = await spells(page).first().textContent()
  await sort.getByRole('button', { name: 'Word A–Z' }).click()
  await expect(sort.getByRole('button', { name: 'Word Z–A' })).toBeVisible()
  await expect(spells(page).first()).not.toHaveText(ascending!)

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^51–100 of /)).toBeVisible()
  await page.getByRole('slider', { name: 'Page' }).press('End')
  await expect(page.getByRole('button', { name: 'Last page' })).toBeDisabled()
  await page.getByLabel('Words per page').selectOption('250')
  await expect(page).not.toHaveURL(/page=/)
  await expect(page).toHaveURL(/limit=250/)

  await page.getByRole('button', { name: /^New 10/ }).click()
  await expect(page.getByText('1–10 of 10 words')).toBeVisible()
  await page.getByLabel('Search your words').fill('LAC')
  await expect(spells(page)).toHaveText(['glacier'])
  await expect(page).toHaveURL(/search=LAC/)
  await page.reload()
  await expect(spells(page)).toHaveText(['glacier'])
  await page.goBack()
  await expect(page.getByText('1–10 of 10 words')).toBeVisible()
  await expect(page.getByLabel('Search your words')).toHaveValue('')
  await page.getByLabel('Search your words').fill('zzzz')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText(/^1–/)).toBeVisible()
  await expect(page).not.toHaveURL(/search|state/)
})

test('all words of a page get a priority in one request, are marked and removed, and each can be undone', async ({
  page,
}) => {
  await signInMember(page)
  const api = await apiOf(page)
  await importWords(api, words.split(', '))
  await page.goto('/main-vocabulary?tab=all')
  await expect(spells(page)).toHaveCount(10)
  for (const name of ['Add To', 'Priority', 'More']) {
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeDisabled()
  }
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /main-voc/.test(request.url())) changes.push(request.url())
  })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await choose(page, bar(page).getByRole('button', { name: 'Priority: Medium' }), 'Extreme')
  await expect(toast(page, 'Priority of 10 words set to Extreme')).toBeVisible()
  await expect(table(page).getByText('Extreme')).toHaveCount(10)
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked()
  expect(changes).toHaveLength(1)

  await page.getByRole('checkbox', { name: 'Select walrus' }).check()
  await page.getByRole('checkbox', { name: 'Select fjord' }).check()
  await choose(page, bar(page).getByRole('button', { name: 'More' }), 'Mark as known')
  await expect(page.getByRole('button', { name: /^Known 2/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select penguin' }).check()
  await choose(page, bar(page).getByRole('button', { name: 'More' }), 'Remove')
  await expect(spells(page)).toHaveCount(9)
  await toast(page, '1 word removed').getByRole('button', { name: 'Undo' }).click()
  await expect(spells(page)).toHaveCount(10)
})

test('rows are navigated by keyboard, and a long page keeps few of them in the document', {
  tag: '@full',
}, async ({ page }) => {
  test.skip(isPhone(page), 'a phone has no keyboard')
  await signInMember(page)
  const api = await apiOf(page)
  const text = await readFile(new URL('../../docs/ARCHITECTURE.md', import.meta.url), 'utf8')
  await api('POST', '/main-voc/add-from-text', { text })
  await page.goto('/main-vocabulary?limit=500')
  await expect(spells(page).first()).toBeVisible()
  expect(await spells(page).count()).toBeLessThanOrEqual(60)
  await spells(page).first().focus()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown')
  await expect(table(page).locator('[data-index="40"] a')).toBeFocused()
  expect(await spells(page).count()).toBeLessThanOrEqual(60)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('the words are exported for spreadsheets, for Anki and for programs', { tag: '@full' }, async ({
  page,
}) => {
  await signInMember(page)
  await importWords(await apiOf(page), ['fjord', 'glacier'])
  await page.goto('/main-vocabulary')
  for (const [item, beginning] of [
    ['CSV', '\uFEFFword,part_of_speech,definition'],
    ['Anki', '#separator:tab'],
    ['JSON', '['],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file.startsWith(beginning)).toBe(true)
    expect(file).toContain('glacier')
  }
})

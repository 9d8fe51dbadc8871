import { readFile } from 'node:fs/promises'
import { type Browser, devices, type Page } from '@playwright/test'
import type { Game } from '@wordhoard/contracts/learning'
import { type ClassMember, createClass, createMember, joinClass } from './class-people'
import { gamesLeft, giveWords } from './learn-session'
import { closeByEscape, dialog, readToEnd, waitUntilClosed } from './page-parts'
import { expect, expectAccessibleInBothThemes, tapWord, test } from './test'

const story = {
  title: 'The keeper of Skerry Rock',
  access_modifier: 'private',
  keywords: '',
  md_content: [
    'The keeper polished the lantern every evening, for a fogbound coast forgives nobody.',
    'On stormy nights he heard the seals bark beneath the cliffs, and he brewed a kettle of bitter tea.',
    'When at last the relief boat came, he had forgotten how to talk about anything but weather.',
  ].join('\n\n'),
}

/** Opens another user's page, on a phone. */
async function phonePage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

/** Checks the screen only: the frame around it has its own journeys. */
const expectAccessibleInBoth = (page: Page, part = '#main') => expectAccessibleInBothThemes(page, { part })

const cells = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('cell')

async function makeAssignments(teacher: ClassMember) {
  const { id: articleId } = await teacher.api<{ id: number }>('POST', '/articles', story)
  const spell_ids = await giveWords(teacher.api, ['lantern', 'kettle', 'elephant'])
  const list = { name: 'Sea words', description: 'For Monday', access_modifier: 'private' }
  const { id: vocId } = await teacher.api<{ id: number }>('POST', '/custom-voc/create', list)
  await teacher.api('POST', '/custom-voc/add-spells', { voc_id: vocId, spell_ids })
  return { articleId, vocId }
}

/** Practises all words of a list once. */
async function practise({ api, userId }: ClassMember, vocId: number): Promise<void> {
  const words = await api<{ spell_id: number }[]>('GET', `/learn/priority-words?custom_voc_id=${vocId}`)
  const games = await api<Game[]>('POST', '/learn/create-games', {
    forgotten_spell_ids: words.map(({ spell_id }) => spell_id),
    remembered_spell_ids: [],
    wanted_words_number: 5,
    custom_voc_id: vocId,
  })
  const left = await gamesLeft(userId)
  for (const [index, { id, token, game_session_id, name }] of games.entries()) {
    const answer = left[index]!.correct
    await api('POST', '/learn/check-answer', { game_id: id, token, game_session_id, game_name: name, answer })
  }
}

test('a teacher assigns a private text and a list, a student reads and practises them, and the teacher sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const teacher = await createMember(page, 'Tom', 'Teacher')
  const { vocId } = await makeAssignments(teacher)
  const room = await createClass(teacher, 'Year 9 English')
  const phone = await phonePage(browser, baseURL)
  const student = await createMember(phone, 'Ana', 'بنت')
  await joinClass(teacher, room, student)

  // Assigning a text takes three presses from the class page.
  await page.goto(`/classroom/${room.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Year 9 English' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No assignments yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Create assignment' }).click()
  await dialog(page).getByRole('radio', { name: story.title }).check()
  await expect(dialog(page)).toContainText('Everyone in Year 9 English can read it')
  await dialog(page).getByLabel('Note (optional)').fill('Tap every word you do not know.')
  await dialog(page).getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByRole('heading', { level: 3, name: story.title })).toBeVisible()
  await page.getByRole('button', { name: 'Create assignment' }).click()
  await dialog(page).getByRole('button', { name: 'My vocabularies' }).click()
  await dialog(page).getByRole('radio', { name: 'Sea words' }).check()
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await dialog(page).getByRole('button', { name: 'Assign' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Sea words', story.title])

  // The student finds both on the home page, and reads.
  await phone.goto('/')
  const home = phone.getByRole('region', { name: 'Your assignments' })
  await expect(home.getByRole('listitem')).toHaveCount(2)
  // Assignments come before the advice to collect words.
  const parts = phone.getByRole('region', { name: /^(?:Your assignments|Today)$/ })
  await expect(parts.first()).toHaveAccessibleName('Your assignments')
  await expect(parts.last()).toContainText('Your vocabulary is still empty')
  await expect(home.getByRole('listitem').first()).toContainText('Due tomorrow')
  await home.getByRole('link', { name: 'Year 9 English' }).click()
  await expect(phone.getByRole('region', { name: 'What your teachers can see' })).toContainText(
    'how many words you looked up in them',
  )
  await expect(phone.getByRole('button', { name: 'Create assignment' })).toHaveCount(0)
  await expect(phone.getByRole('listitem').filter({ hasText: story.title })).toContainText('To do')
  await phone.getByRole('link', { name: story.title }).click()
  await expect(phone.getByRole('article')).toContainText('fogbound coast')
  const counted = phone.waitForResponse((response) => response.url().endsWith('/main-voc/lookups'))
  await tapWord(phone, 'lantern')
  await expect(phone.locator('[data-word-info]')).toContainText('lantern')
  await counted
  await closeByEscape(phone)
  await readToEnd(phone)
  await phone.goBack()
  await expect(phone.getByRole('listitem').filter({ hasText: story.title })).toContainText('Read')

  // Then practises: the page offers the list's words; the answers go through the API, since games have their own
  // journeys.
  await phone.getByRole('link', { name: 'Sea words', exact: true }).click()
  await expect(phone).toHaveURL(/custom_voc_id=/)
  await expect(phone.getByText('Sea words')).toBeVisible()
  await practise(student, vocId)
  await phone.goto(`/classroom/${room.id}`)
  await expect(phone.getByRole('listitem').filter({ hasText: 'Sea words' })).toContainText('Practised')

  // The teacher sees what was done, and exports it.
  await page.getByRole('link', { name: `Progress on ${story.title}` }).click()
  await expect(cells(page, 'Ana').nth(0)).toHaveText('All')
  await expect(cells(page, 'Ana').nth(2)).toHaveText('1')
  await expect(page.getByRole('listitem').filter({ hasText: 'Looked up by 1' })).toContainText(
    'The keeper polished the lantern every evening',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Year-9-English.csv')
  const csv = await readFile((await file.path())!, 'utf8')
  // The byte order mark, by which spreadsheets detect the encoding.
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  const lines = csv.slice(1).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  const line = Object.fromEntries(
    lines[0]!
      .split(',')
      .map((column, index) => [column, lines.find((text) => text.includes(story.title))!.split(',')[index]]),
  )
  expect(line).toMatchObject({ student: 'Ana بنت', username: student.username, read: 'yes', looked_up: '1' })

  // All assignments on one page, sorted; hard words become a list for the class in two presses.
  await page.getByRole('link', { name: 'Year 9 English' }).click()
  await page.getByRole('link', { name: 'Progress', exact: true }).click()
  await expect(cells(page, 'Ana').first()).toHaveText('1 of 1')
  await page.getByRole('columnheader', { name: 'Minutes' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Minutes' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: story.title }).click()
  await page.getByRole('button', { name: 'Create a vocabulary' }).click()
  await dialog(page).getByRole('button', { name: 'Create vocabulary' }).click()
  await expect(
    page.getByText(`You’ve assigned “Hard words: ${story.title}” to the class`, { exact: true }),
  ).toBeVisible()
  const set = await student.api<{ title: string }[]>('GET', '/school/assignments/mine')
  expect(set.map(({ title }) => title)).toContain(`Hard words: ${story.title}`)
})

test('a handout shows the class’s hard words, each with the sense that fits, and prints by itself', async ({
  page,
}) => {
  const teacher = await createMember(page, 'Tom', 'Teacher')
  const { articleId } = await makeAssignments(teacher)
  const room = await createClass(teacher, 'Print room')
  const { id } = await teacher.api<{ id: number }>('POST', `/school/classroom/${room.id}/assignments`, {
    article_id: articleId,
  })
  await page.goto(`/classroom/${room.id}/assignment/${id}/handout`)
  const sheet = page.getByRole('article', { name: 'Printed sheet' })
  const lantern = sheet.getByRole('listitem').filter({ hasText: 'lantern' })
  await expect(lantern).toContainText('/ˈlæntən/ noun a lamp in a case of glass or paper')
  await expect(sheet.locator('[data-gloss]')).toHaveCount(5)
  await expect(sheet.locator('[data-gloss]').first()).toHaveText(/^\p{L}+1$/u)
  await page.getByRole('checkbox', { name: 'lantern' }).uncheck()
  await expect(lantern).toHaveCount(0)
  await page.getByLabel('Meaning of brew').selectOption({ index: 1 })
  await expect(sheet.getByRole('listitem').filter({ hasText: 'brew' })).not.toContainText('boiling water')
  await page.getByLabel('Number of glosses').selectOption('8')
  await expect(sheet.locator('[data-gloss]')).toHaveCount(8)
  await page.getByRole('radio', { name: 'At the end' }).check()
  await expect(sheet.getByRole('region', { name: 'Words' }).getByRole('listitem')).toHaveCount(8)
  // The teacher chooses the languages of the sheet.
  for (const name of ['Deutsch', 'Français']) await page.getByRole('checkbox', { name }).check()
  const relief = sheet.getByRole('listitem').filter({ hasText: 'relief' })
  await page.getByRole('checkbox', { name: 'relief' }).check()
  await expect(relief.locator('bdi[lang=de]')).toBeVisible()
  await expect(relief.locator('bdi[lang=fr]')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Français' }).uncheck()
  await expect(sheet.locator('bdi[lang=fr]')).toHaveCount(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the pages of a class are accessible in both themes when they are full', { tag: '@full' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const teacher = await createMember(page, 'Tom', 'Teacher')
  const { articleId, vocId } = await makeAssignments(teacher)
  const room = await createClass(teacher, 'Year 8')
  const phone = await phonePage(browser, baseURL)
  const student = await createMember(phone, 'Eve', '<b>Bold</b>')
  await joinClass(teacher, room, student)
  const list = { name: 'Harbour words', description: 'Of ships', access_modifier: 'public' }
  const harbour = await student.api<{ id: number }>('POST', '/custom-voc/create', list)
  await student.api('POST', '/custom-voc/add-spells', {
    voc_id: harbour.id,
    spell_ids: await giveWords(student.api, ['anchor', 'quay']),
  })
  const path = `/school/classroom/${room.id}/assignments`
  const late = { voc_id: vocId, due_at: '2026-01-05T08:00:00Z' }
  const { id } = await teacher.api<{ id: number }>('POST', path, { article_id: articleId, note: 'Read on.' })
  await teacher.api('POST', path, late)
  await student.api('POST', `/articles/id/${articleId}/progress`, { seconds: 90, position: 0.5 })
  await page.goto(`/classroom/${room.id}`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Create assignment' }).click()
  await expect(dialog(page).getByRole('radio')).toBeDisabled()
  // A public list by another user is found by its name, viewed and assigned.
  await dialog(page).getByRole('button', { name: 'Public vocabularies' }).click()
  await dialog(page).getByRole('searchbox').fill('harb')
  await expect(dialog(page).getByRole('radio')).toHaveCount(1)
  await expect(dialog(page).getByRole('link', { name: /^Open Harbour words/ })).toHaveAttribute(
    'href',
    `/custom-vocabulary/${harbour.id}`,
  )
  await dialog(page)
    .getByRole('radio', { name: `Harbour words 2 words · by @${student.username}` })
    .check()
  await expectAccessibleInBoth(page, '[role=dialog]')
  await dialog(page).getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByRole('heading', { level: 3, name: 'Harbour words' })).toBeVisible()
  await waitUntilClosed(page)
  await page.goto(`/classroom/${room.id}/assignment/${id}`)
  await expect(cells(page, 'Eve <b>Bold</b>').nth(0)).toHaveText('50%')
  await expect(page.getByRole('heading', { name: 'Hard words' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.goto(`/classroom/${room.id}/assignment/${id}/handout`)
  await expect(page.getByRole('article', { name: 'Printed sheet' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await phone.goto('/')
  const home = phone.getByRole('region', { name: 'Your assignments' })
  await expect(home.getByRole('listitem')).toHaveCount(3)
  await expect(home).toContainText('Overdue by')
  await expect(home).toContainText('50% read')
  await expectAccessibleInBoth(phone)
  await home.getByRole('link', { name: 'Year 8' }).click()
  await expect(phone.getByRole('region', { name: 'What your teachers can see' })).toBeVisible()
  await expectAccessibleInBoth(phone)
})

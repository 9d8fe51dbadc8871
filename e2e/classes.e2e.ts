import { readFile } from 'node:fs/promises'
import { type Browser, devices, type Page } from '@playwright/test'
import { type ClassMember, foundClass, joinClass, member } from './class-people'
import { giveWords, playOn } from './learn-session'
import { expect, expectAccessible, tapWord, test } from './test'

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

/** A page of somebody else, on a phone. */
async function phonePage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const cells = (page: Page, name: string) => row(page, name).getByRole('cell')

async function ownWork(teacher: ClassMember) {
  const { id: articleId } = await teacher.api<{ id: number }>('POST', '/articles', story)
  const spell_ids = await giveWords(teacher.api, ['lantern', 'kettle', 'elephant'])
  const list = { name: 'Sea words', description: 'For Monday', access_modifier: 'private' }
  const { id: vocId } = await teacher.api<{ id: number }>('POST', '/custom-voc/create', list)
  await teacher.api('POST', '/custom-voc/add-spells', { voc_id: vocId, spell_ids })
  return { articleId, vocId }
}

test('a teacher sets a private text and a list, a student reads and practises them, and the teacher sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const teacher = await member(page, 'Tom', 'Teacher')
  const { articleId } = await ownWork(teacher)
  const room = await foundClass(teacher, 'Year 9 English')
  const phone = await phonePage(browser, baseURL)
  const student = await member(phone, 'Ana', 'بنت')
  await joinClass(teacher, room, student)

  // Three presses from the class's page to a text that is set.
  await page.goto(`/classroom/${room.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Year 9 English' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing is set yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Set work' }).click()
  await dialog(page).getByRole('radio', { name: story.title }).check()
  await expect(dialog(page)).toContainText('Everybody in Year 9 English will be able to read it')
  await dialog(page).getByLabel('Note (optional)').fill('Tap every word you do not know.')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Set for the class' }).click()
  await expect(page.getByRole('heading', { level: 3, name: story.title })).toBeVisible()
  await page.getByRole('button', { name: 'Set work' }).click()
  await dialog(page).getByRole('button', { name: 'Word lists' }).click()
  await dialog(page).getByRole('radio', { name: 'Sea words' }).check()
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await dialog(page).getByRole('button', { name: 'Set for the class' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Sea words', story.title])
  await expectAccessible(page)

  // The student finds both on the first page, and reads.
  await phone.goto('/')
  const home = phone.getByRole('region', { name: 'For your class' })
  await expect(home.getByRole('listitem')).toHaveCount(2)
  await expect(home.getByRole('listitem').first()).toContainText('due tomorrow')
  await expectAccessible(phone)
  await home.getByRole('link', { name: 'Year 9 English' }).click()
  await expect(phone.getByRole('region', { name: 'What your teachers see of you' })).toContainText(
    'how many words you looked up in them',
  )
  await expect(phone.getByRole('button', { name: 'Set work' })).toHaveCount(0)
  await expect(phone.getByRole('listitem').filter({ hasText: story.title })).toContainText('To do')
  await expectAccessible(phone)
  await phone.getByRole('link', { name: story.title }).click()
  await expect(phone.getByRole('article')).toContainText('fogbound coast')
  await tapWord(phone, 'lantern')
  await expect(phone.locator('[data-word-info]')).toContainText('lantern')
  await phone.keyboard.press('Escape')
  await phone.goBack()
  await expect(phone.getByRole('listitem').filter({ hasText: story.title })).toContainText('Read')

  // And practises.
  await phone.getByRole('link', { name: 'Sea words', exact: true }).click()
  await expect(phone).toHaveURL(/custom_voc_id=/)
  await expect(phone.getByText('Sea words')).toBeVisible()

  // The teacher sees what was done.
  await page.getByRole('link', { name: `Progress on ${story.title}` }).click()
  await expect(page.getByText('of 1', { exact: false }).first()).toBeVisible()
  await expect(cells(page, 'Ana').first()).toHaveText('All')
  await expect(cells(page, 'Ana').nth(2)).toHaveText('1')
  await expect(page.getByRole('list').filter({ hasText: 'looked up by 1' })).toContainText(
    'The keeper polished the lantern every evening',
  )
  await expectAccessible(page)
  expect(articleId).toBeGreaterThan(0)
})

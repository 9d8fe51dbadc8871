import { readFile } from 'node:fs/promises'
import { type Browser, devices, type Page } from '@playwright/test'
import { type ClassMember, createClass, createMember, joinClass, type TestClass } from '../class-people'
import { giveWords } from '../learn-session'
import { dialog, toast } from '../page-parts'
import { inDatabase } from '../people'
import { expect, expectAccessibleInBothThemes, test } from '../test'

const words = ['lantern', 'reluctant', 'gesture', 'harbour', 'borrow', 'glacier']

async function phonePage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...(baseURL && { baseURL }),
  })
  return context.newPage()
}

const expectAccessibleInBoth = (page: Page) => expectAccessibleInBothThemes(page, { part: '#main' })

/** Assigns a list to a class. */
async function assignList(teacher: ClassMember, room: TestClass): Promise<readonly number[]> {
  const spell_ids = await giveWords(teacher.api, words)
  const list = { name: 'Sea words', description: 'For Monday', access_modifier: 'private' }
  const { id } = await teacher.api<{ id: number }>('POST', '/custom-voc/create', list)
  await teacher.api('POST', '/custom-voc/add-spells', { voc_id: id, spell_ids })
  await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { voc_id: id })
  return spell_ids
}

/** Sets a class a test of the words. */
async function setTest(teacher: ClassMember, room: TestClass, spell_ids: readonly number[]): Promise<number> {
  const body = { title: 'Sea test', spell_ids }
  const { id } = await teacher.api<{ id: number }>('POST', `/school/classroom/${room.id}/tests`, body)
  return id
}

/** Returns the texts of the right options of a test's questions. */
async function rightTexts(testId: number): Promise<string[]> {
  const { rows } = await inDatabase((client) =>
    client.query<{ questions: { right: string; options: { id: string; text: string }[] }[] }>(
      'SELECT questions FROM class_test WHERE id = $1',
      [testId],
    ),
  )
  return rows[0]!.questions.map(({ right, options }) => options.find(({ id }) => id === right)!.text)
}

const option = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('button', { name: text, exact: true })

/** Leaves a question out and puts it back, swaps another by keys, and returns the right answers that are shown then. */
async function changePreview(page: Page): Promise<string[]> {
  const preview = dialog(page)
  await expect(preview.getByRole('heading', { name: 'Check 5 questions' })).toBeFocused()
  const questions = preview.locator('ol > li')
  await expect(questions).toHaveCount(5)
  await questions.nth(1).getByRole('button', { name: 'Leave out' }).click()
  await expect(preview.getByRole('heading', { name: 'Check 4 questions' })).toBeVisible()
  await preview.getByRole('button', { name: 'Set test' }).click()
  await expect(preview.getByRole('alert')).toContainText('Keep at least 5 questions.')
  await questions.nth(1).getByRole('button', { name: 'Put back' }).click()
  await expect(preview.getByRole('heading', { name: 'Check 5 questions' })).toBeVisible()

  const old = await questions.nth(2).getByRole('heading', { level: 4 }).textContent()
  const swap = questions.nth(2).getByRole('button', { name: /^Swap for/ })
  await expect(swap).toHaveText('Swap for “glacier”')
  await swap.press('Enter')
  await expect(questions.nth(2).getByRole('heading', { name: 'glacier' })).toBeVisible()
  await expect(swap).toHaveText(`Swap for “${old}”`)
  await expect(swap).toBeFocused()
  const right = preview.locator('[data-right="true"] > [lang]')
  await expect(right).toHaveCount(5)
  return right.allInnerTexts()
}

test('a teacher sets a test, a student takes it on a phone, and the teacher sees the results', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const teacher = await createMember(page, 'Tom', 'Teacher')
  const room = await createClass(teacher, 'Year 9 English')
  const phone = await phonePage(browser, baseURL)
  const student = await createMember(phone, 'Ana', 'Silva')
  await joinClass(teacher, room, student)
  await assignList(teacher, room)

  await page.goto(`/classroom/${room.id}`)
  await page.getByRole('button', { name: 'Set a test' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Sea words' })).toBeChecked()
  await expect(dialog(page).getByText('6 of 6 words chosen')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Test: Sea words')
  await dialog(page)
    .getByRole('checkbox', { name: /^glacier/ })
    .uncheck()
  await dialog(page)
    .getByRole('checkbox', { name: /^borrow/ })
    .uncheck()
  await dialog(page).getByRole('button', { name: 'Preview questions' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('at least 5 words')
  await dialog(page)
    .getByRole('checkbox', { name: /^borrow/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Tomorrow' }).click()
  await expectAccessibleInBothThemes(page, { part: '[role="dialog"]' })
  await dialog(page).getByRole('button', { name: 'Preview questions' }).click()
  const seen = await changePreview(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInBothThemes(page, { part: '[role="dialog"]' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog(page).getByRole('button', { name: 'Set test' }).click()
  await expect(page).toHaveURL(/\/test\/\d+$/)
  const testId = Number(page.url().split('/').at(-1))
  expect(await rightTexts(testId)).toEqual(seen)
  await expect(page.getByRole('heading', { level: 1, name: 'Test: Sea words' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
  await expect(page.getByRole('row').filter({ hasText: 'Ana Silva' })).toContainText('Not yet')

  await page.goto('/')
  const taught = page.getByRole('region', { name: 'Your classes' })
  await expect(taught.getByText('0 of 1 finished, closes tomorrow')).toBeVisible()
  await taught.getByRole('link', { name: 'Test: Sea words' }).click()
  await expect(page).toHaveURL(new RegExp(`/test/${testId}$`))

  // The student finds it on the home page, and is told who will see the answers.
  await phone.goto('/')
  const home = phone.getByRole('region', { name: 'Your tests' })
  await expect(home.getByRole('listitem')).toContainText('Open until')
  await home.getByRole('link', { name: 'Test: Sea words' }).click()
  await expect(phone.getByText('Your teachers see your score and your answers.')).toBeVisible()
  await expectAccessibleInBoth(phone)
  await phone.getByRole('button', { name: 'Start the test' }).click()

  const right = await rightTexts(testId)
  await expect(phone.getByText('Question 1 of 5')).toBeVisible()
  await expectAccessibleInBoth(phone)
  await phone.getByRole('button', { name: 'Send answer' }).tap()
  await expect(phone.getByText('Choose an answer first.')).toBeVisible()
  await option(phone, right[0]!).tap()
  await phone.getByRole('button', { name: 'Send answer' }).tap()
  await expect(phone.getByText('Question 2 of 5')).toBeVisible()
  await phone.getByRole('button', { name: 'I don’t know' }).tap()
  await phone.getByRole('button', { name: 'Send answer' }).tap()
  await expect(phone.getByText('Question 3 of 5')).toBeVisible()

  // It goes on where it was left.
  await phone.getByRole('button', { name: 'Stop for now' }).tap()
  await expect(phone.getByText('You’ve answered 2 of 5 questions.')).toBeVisible()
  await phone.reload()
  await phone.getByRole('button', { name: 'Continue the test' }).tap()
  for (const [at, text] of right.slice(2).entries()) {
    await expect(phone.getByText(`Question ${at + 3} of 5`)).toBeVisible()
    await option(phone, text).tap()
    await phone.getByRole('button', { name: at === 2 ? 'Send and finish' : 'Send answer' }).tap()
  }
  await expect(phone.getByRole('heading', { level: 1, name: '4 of 5 right' })).toBeFocused()
  await expect(phone.getByRole('region', { name: 'Words you missed' })).toContainText(
    'You chose “I don’t know”',
  )
  await expectAccessibleInBoth(phone)
  await phone.getByRole('button', { name: 'Save this word' }).tap()
  await expect(toast(phone, '1 word saved')).toBeVisible()
  await phone.getByRole('link', { name: 'Back to the class' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'Test: Sea words' })).toContainText(
    '4 of 5 right',
  )

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Silva' })).toContainText('4 of 5')
  await expect(page.getByRole('heading', { level: 2, name: 'Questions, most missed first' })).toBeVisible()
  await expect(page.locator('li').filter({ hasText: 'Missed by 1 of 1' })).toHaveCount(1)
  await expectAccessibleInBoth(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/^Ana Silva,.+,4,5,5,/m)

  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Title').fill(' ')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Give the test a title.')
  await dialog(page).getByLabel('Title').fill('Words of the sea')
  await dialog(page).getByLabel('Day').fill('2020-01-01')
  await expect(dialog(page).getByText('Students see “Closed”.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'When I close it' }).click()
  await expectAccessibleInBothThemes(page, { part: '[role="dialog"]' })
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Words of the sea' })).toBeVisible()
  await expect(page.getByText('Open · 5 questions')).toBeVisible()

  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Closed · 5 questions')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete test' }).click()
  await expect(page).toHaveURL(new RegExp(`/classroom/${room.id}$`))
  await expect(page.getByText('No tests yet.')).toBeVisible()
  await phone.context().close()
})

test.describe('without a network', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR|ERR_INTERNET_DISCONNECTED/ })

  test('a test says why it needs one, keeps the choice, and loses no answer; it is taken by keys', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const desk = await phonePage(browser, baseURL)
    const teacher = await createMember(desk, 'Tom', 'Teacher')
    const room = await createClass(teacher, 'Year 9 English')
    const student = await createMember(page, 'Ana', 'Silva')
    await joinClass(teacher, room, student)
    const testId = await setTest(teacher, room, await assignList(teacher, room))
    await page.goto(`/classroom/${room.id}/test/${testId}`)
    await page.getByRole('button', { name: 'Start the test' }).press('Enter')
    await expect(page.getByText('Question 1 of 6')).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 2 of 6')).toBeVisible()
    await page.keyboard.press('1')
    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    const failure = page.getByRole('alert').filter({ hasText: 'A class test needs the internet' })
    await expect(failure).toContainText('All answers that you’ve sent are safe.')
    const first = page.getByRole('list', { name: 'Answers' }).getByRole('button').first()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 3 of 6')).toBeVisible()

    // Closed meanwhile: what was answered counts, and the page says so.
    await teacher.api('PATCH', `/school/tests/${testId}`, { is_closed: true })
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This test is closed. You answered 2 of 6 questions.')).toBeVisible()
    await desk.context().close()
  })
})

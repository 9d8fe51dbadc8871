import type { Locator, Page } from '@playwright/test'
import { createClass, createMember, joinClass } from './class-people'
import { closeByEscape, dialog, otherPage, waitUntilClosed } from './page-parts'
import { expect, expectAccessibleInBothThemes, layoutShift, test } from './test'

const yourClasses = (page: Page) => page.getByRole('region', { name: 'Your classes' })
const story = {
  title: 'The keeper of Skerry Rock',
  access_modifier: 'private',
  keywords: '',
  md_content: 'The keeper polished the lantern every evening.',
}

test('a teacher sees on Home how far a class is; progress and invitation are one press away', async ({
  page,
  browser,
}) => {
  test.slow()
  const teacher = await createMember(page, 'Tess', 'Archer')
  const room = await createClass(teacher, 'Year 9')
  const student = await createMember(await otherPage(browser, page), 'Ann', 'Zed')
  await joinClass(teacher, room, student)
  const { id: article } = await teacher.api<{ id: number }>('POST', '/articles', story)
  const due = new Date(Date.now() + 3 * 86_400_000)
  due.setHours(23, 59, 0, 0)
  const body = { article_id: article, due_at: due.toISOString() }
  await teacher.api('POST', `/school/classroom/${room.id}/assignments`, body)
  await student.api('POST', `/articles/id/${article}/progress`, { seconds: 30, position: 1 })

  await page.goto('/')
  const weekday = due.toLocaleDateString('en-GB', { weekday: 'long' })
  await expect(yourClasses(page)).toContainText(`1 of 1 read, due ${weekday}`)
  await expectAccessibleInBothThemes(page)
  let presses = 0
  const press = async (target: Locator) => {
    presses++
    await target.click()
  }
  await press(yourClasses(page).getByRole('link', { name: 'Progress of Year 9' }))
  await expect(page).toHaveURL(`/classroom/${room.id}/progress`)
  await expect(page.getByRole('row').filter({ hasText: 'Ann Zed' })).toBeVisible()
  expect(presses).toBe(1)

  await page.goto('/')
  await expect(yourClasses(page)).toContainText('1 of 1 read')
  // The second time, the classes have their place before they arrive.
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await yourClasses(page).getByRole('button', { name: 'Invite to Year 9' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Classroom' })).toHaveValue(String(room.id))
  await expectAccessibleInBothThemes(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog(page).getByText(/\/join\//)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)

  // The assignment itself leads to its own progress.
  await yourClasses(page)
    .getByRole('link', { name: /The keeper of Skerry Rock/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/classroom/${room.id}/assignment/\\d+$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The keeper of Skerry Rock')
})

test('an owner stands among the teachers of a class while they teach it, and invites from there', async ({
  page,
}) => {
  const owner = await createMember(page, 'Olu', 'Owner')
  const room = await createClass(owner, 'Year 9')
  const [mine] = await owner.api<{ school: { username: string } }[]>('GET', '/school/mine')
  const school = `/school/${mine!.school.username}`
  await page.goto(school)
  const teachers = page.getByRole('region', { name: 'Teachers' })
  await expect(teachers.getByRole('link', { name: 'Olu Owner' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite to Year 9' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Classroom' })).toHaveValue(String(room.id))
  await closeByEscape(page)

  await page.goto(`/classroom/${room.id}`)
  await page.getByRole('button', { name: 'Remove Olu Owner from the class' }).click()
  await page.getByRole('button', { name: 'I teach this class' }).waitFor()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Classroom' })).toHaveValue(String(room.id))
  await closeByEscape(page)
  await page.goto(school)
  await expect(teachers).toContainText('No teachers have joined yet.')
  await page.goto(`/classroom/${room.id}`)
  await page.getByRole('button', { name: 'I teach this class' }).click()
  await expect(page.getByRole('button', { name: 'Remove Olu Owner from the class' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'I teach this class' })).toBeHidden()
})

test('who says that they teach is led to a first class', { tag: '@phone' }, async ({ page }) => {
  const teacher = await createMember(page, 'Nia', 'New')
  const taught = page.waitForResponse('**/api/school/classrooms/taught*')
  await page.goto('/')
  await (await taught).finished()
  await expect(yourClasses(page)).toHaveCount(0)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Settings' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /^I teach/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)
  await page.goto('/')
  await expect(yourClasses(page)).toContainText('You haven’t got a class yet.')
  await expect(yourClasses(page).getByRole('link', { name: 'Join by code' })).toHaveAttribute(
    'href',
    '/schools',
  )
  await expectAccessibleInBothThemes(page)
  await yourClasses(page).getByRole('button', { name: 'Set up a school' }).click()
  await expect(dialog(page).getByLabel('School name')).toBeVisible()
  await closeByEscape(page)
  const username = `New-${teacher.username.slice(-8)}`
  await teacher.api('POST', '/school', { name: 'New School', description: 'A start', username })
  await page.reload()
  await yourClasses(page).getByRole('link', { name: 'Create classroom' }).click()
  await expect(dialog(page).getByLabel('Classroom name')).toBeVisible()
  await closeByEscape(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'New School' })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

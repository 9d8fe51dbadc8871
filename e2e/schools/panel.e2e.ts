import { closeByEscape, dialog, otherPage } from '../page-parts'
import { inDatabase, signInMember } from '../people'
import { expect, isPhone, skipOnPhoneUnlessFull, test } from '../test'
import { createSchool, entries, row, table } from './school-pages'

// Forbidden pages answer with an error status, which the console reports.
test.use({ allowedErrors: /40[349] / })

test('Escape closes the dialog below a newer message, and the message stays', { tag: '@full' }, async ({
  page,
}) => {
  await signInMember(page)
  const { slug } = await createSchool(page)
  await page.goto(`/school/${slug}/admin-panel`)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await dialog(page).getByRole('button', { name: /^Copy/ }).first().click()
  const message = page.getByText(/^Your browser doesn’t let us copy/).last()
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden({ timeout: 1_000 })
  // The message does not disappear by itself while the pointer is on it.
  await message.hover()
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden({ timeout: 1_000 })
})

test('a panel opens only to its own staff, and closes at once', async ({ page, browser }) => {
  skipOnPhoneUnlessFull(page)
  const owner = await otherPage(browser, page)
  await signInMember(owner)
  const { id, slug, classroom } = await createSchool(owner)
  const { userId } = await signInMember(page)
  await createSchool(page, 'Another school')
  const forbidden = page.getByRole('heading', { name: '403 Forbidden' })

  // Staff of another school, then a student of this one.
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(forbidden).toBeVisible()
  await page.goto(`/school/${slug}`)
  await expect(page.getByRole('heading', { name: 'Hill School' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage School' })).toBeHidden()
  await expect(page.getByText('Readers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Readers' })).toBeHidden()
  const setMembership = (role: string, isActive = true) =>
    inDatabase((client) =>
      client.query(
        `INSERT INTO school_member (school_id, user_id, role, is_active) VALUES ($1, $2, $3, $4)
         ON CONFLICT (school_id, user_id) DO UPDATE SET role = $3, is_active = $4`,
        [id, userId, role, isActive],
      ),
    )
  await setMembership('student')
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(forbidden).toBeVisible()
  await page.goto('/school/no-such-school/admin-panel')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  // A teacher sees their own classrooms but can't manage the school.
  await setMembership('teacher')
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(page.getByText('You’re not in a classroom of this school yet.')).toBeVisible()
  await inDatabase((client) =>
    client.query('INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3)', [
      classroom,
      userId,
      id,
    ]),
  )
  await page.reload()
  await expect(table(page, 'Classrooms').getByRole('link', { name: 'Readers' })).toBeVisible()
  for (const name of ['Create classroom', 'School settings']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await expect(dialog(page).getByLabel('Role').getByRole('option')).toHaveText(['Student'])
  await closeByEscape(page)
  await setMembership('teacher', false)
  await page.getByRole('textbox', { name: 'Search members' }).fill('anybody')
  await expect(forbidden).toBeVisible()
  await owner.context().close()
})

test('5,000 members are found, sorted and paged; roles and classrooms change in place', {
  tag: '@full',
}, async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  await signInMember(page)
  const { id, slug } = await createSchool(page)
  const mark = `p${Date.now().toString(36)}`
  await inDatabase((client) =>
    client.query(
      `WITH people AS (
         INSERT INTO user_account (email, username, username_lower, first_name, last_name, password_hash)
         SELECT $2 || n || '@example.org', $2 || '_' || n, $2 || '_' || n, 'Pupil', 'No ' || n, 'none'
         FROM generate_series(1, 5000) n RETURNING id
       )
       INSERT INTO school_member (school_id, user_id, role) SELECT $1, id, 'student' FROM people`,
      [id, mark],
    ),
  )
  await page.goto(`/school/${slug}/admin-panel`)
  const users = table(page, 'Members')
  await expect(
    page.getByRole('region', { name: 'Members' }).getByText('5,001', { exact: true }),
  ).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Pages of members' })
    .getByRole('link', { name: 'Page 101' })
    .click()
  await expect(entries(page, 'Members')).toHaveCount(1)
  if (isPhone(page)) {
    await page.getByRole('region', { name: 'Members' }).getByLabel('Sort').selectOption('username desc')
    await expect(page).toHaveURL(/dir=desc/)
  } else {
    await users.getByRole('button', { name: 'Member', exact: true }).click()
    await expect(page).toHaveURL(/dir=desc/)
    await expect(users.getByRole('columnheader', { name: 'Member' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  }
  await page.getByRole('textbox', { name: 'Search members' }).fill('no 4711')
  const line = row(page, `${mark}_4711`)
  await expect(line).toBeVisible()
  await expect(entries(page, 'Members')).toHaveCount(1)

  await line.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Classrooms' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Readers' }).click()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(line.getByRole('link', { name: 'Readers' })).toBeVisible()
  await line.getByRole('button', { name: /^Actions/ }).click()
  // The row changes before the server has answered.
  const stored = page.waitForResponse((answer) => answer.request().postData() === '{"role":"teacher"}')
  await page.getByRole('menuitem', { name: 'Make a teacher' }).click()
  await expect(line).toContainText('Teacher')
  await stored
  await page.reload()
  await expect(line).toContainText('Teacher')
  await expect(line).toContainText('Readers')

  const classrooms = table(page, 'Classrooms')
  const act = async (what: string) => {
    await classrooms.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Edit')
  await dialog(page).getByLabel('Classroom name').fill('<i>Evening</i> readers')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(classrooms.getByRole('link', { name: '<i>Evening</i> readers' })).toBeVisible()
  await act('Archive')
  await expect(classrooms).toBeHidden()
  await page.getByLabel('Which classrooms').selectOption('Archived')
  await expect(classrooms).toContainText('Archived')
  await act('Restore')
  await expect(classrooms).toBeHidden()

  await page.getByRole('button', { name: 'School settings' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Delete this school/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog(page)
    .getByLabel(/to confirm/)
    .fill(slug)
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByText('You’re not in a school yet')).toBeVisible()
})

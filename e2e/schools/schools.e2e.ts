import { apiOf } from '../api-of'
import { dialog, otherPage, waitUntilClosed } from '../page-parts'
import { signInMember } from '../people'
import { register } from '../registration'
import { expect, expectAccessible, isPhone, skipOnPhoneUnlessFull, test } from '../test'
import { createSchool, row, table } from './school-pages'

// Forbidden pages answer with an error status, which the console reports.
test.use({ allowedErrors: /40[349] / })

test('an owner creates a school, invites a class by link, and removes a student again', async ({
  page,
  browser,
}) => {
  skipOnPhoneUnlessFull(page)
  test.slow()
  await signInMember(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Schools' }).click()
  await page.getByRole('button', { name: 'Set up a school' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: 'Create school' }).click()
  for (const message of ['School name is required!', 'Description is required!', 'Username is required']) {
    await expect(form.getByText(message)).toBeVisible()
  }
  const slug = `st-marys-${Date.now().toString(36)}`
  await form.getByLabel('School name').fill('St Mary’s')
  await expect(form.getByLabel('Username')).toHaveValue('St-Marys')
  await form.getByLabel('Description').fill('Evening classes for adults')
  await form.getByLabel('Username').fill('no spaces')
  await expect(form.getByText('Username may only contain letters, digits and _ . -')).toBeVisible()
  // The demo school has this user name.
  await form.getByLabel('Username').fill('demo-school')
  await form.getByRole('button', { name: 'Create school' }).click()
  await expect(form.getByText('School with this username already exists.')).toBeVisible()
  await form.getByLabel('Username').fill(slug)
  await form.getByRole('button', { name: 'Create school' }).click()
  await expect(page).toHaveURL(`/school/${slug}/admin-panel`)

  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Create classroom' }).click()
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom name is required!')).toBeVisible()
  await dialog(page).getByLabel('Classroom name').fill('Readers')
  await dialog(page).getByLabel('Description').fill('One text a week')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(table(page, 'Classrooms').getByRole('link', { name: 'Readers' })).toBeVisible()
  await page.getByRole('button', { name: 'Create classroom' }).click()
  // The same input again without a reload must count as a new submission.
  await dialog(page).getByLabel('Classroom name').fill('Readers')
  await dialog(page).getByLabel('Description').fill('One text a week')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom with this name already exists.')).toBeVisible()
  await dialog(page).getByLabel('Classroom name').fill('READERS')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom with this name already exists.')).toBeVisible()
  // The dialog can't be closed until the call has finished.
  await expect(dialog(page).getByRole('button', { name: 'Create', exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await steps.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  const link = await dialog(page)
    .getByText(/\/join\//)
    .textContent()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(table(page, 'Invitations').getByText('Readers')).toBeVisible()

  const student = await otherPage(browser, page)
  await student.goto(link ?? '')
  await expect(student.getByRole('heading', { name: 'Readers' })).toBeVisible()
  await expect(student.getByText('Classroom in St Mary’s. You’ll join as a student.')).toBeVisible()
  await expect(student.getByText(/^Your teachers see your name/)).toBeVisible()
  await student.getByRole('link', { name: 'Create account' }).click()
  const { username } = await register(student)
  await expect(student).toHaveURL(new URL(link ?? '').pathname)
  await student.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(student).toHaveURL(/\/classroom\/\d+$/)
  await student.goto(link ?? '')
  await expect(student.getByText('You’re already a member of')).toBeVisible()

  // The panel updates by itself.
  const line = row(page, `@${username}`).or(row(page, username))
  await expect(line).toContainText('Student', { timeout: 20_000 })
  await expect(line).toContainText('Readers')
  await expect(steps).toBeHidden()
  const act = async (what: string) => {
    await line.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }
  await act('Deactivate')
  await expect(line).toContainText('Deactivated')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toContainText('Active')
  // The row changes before the server has answered.
  const stored = page.waitForResponse((answer) => answer.request().postData() === '{"is_active":false}')
  await act('Deactivate')
  await expect(line).toContainText('Deactivated')
  await stored
  await student.goto('/schools')
  await expect(student.getByText('You’re not in a school yet')).toBeVisible()
  await student.goto(`/school/${slug}`)
  await expect(student.getByText(/ended your membership/)).toBeVisible()
  await student.goto(link ?? '')
  await expect(student.getByText(/The school ended your membership/)).toBeVisible()
  await expect(student.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0)

  const restored = page.waitForResponse((answer) => answer.request().postData() === '{"is_active":true}')
  await act('Activate')
  await expect(line).toContainText('Active')
  await restored
  await student.goto('/schools')
  await expect(student.getByRole('link', { name: 'St Mary’s' })).toBeVisible()

  const promoted = page.waitForResponse((answer) => answer.request().postData() === '{"role":"teacher"}')
  await act('Make a teacher')
  await expect(line).toContainText('Teacher')
  await promoted
  await page.goto(`/school/${slug}`)
  await expect(page.getByText(/To leave, first transfer or delete the school/)).toBeVisible()
  await page.getByRole('link', { name: 'Manage School' }).click()
  await page.getByRole('button', { name: 'School settings' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await dialog(page)
    .getByLabel('New owner')
    .selectOption({ label: `@${username}, teacher` })
  await dialog(page).getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('Admin panel · Manager')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await waitUntilClosed(page)
  await page.goto(`/school/${slug}`)
  await page.getByRole('button', { name: 'Leave school' }).click()
  await expect(dialog(page).getByText(/You keep your words, your own texts/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByText('You’re not in a school yet')).toBeVisible()
  await student.context().close()
})

test('school pages fit their window and have no serious accessibility problem', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await signInMember(page)
  const odd = '<img src=x onerror=alert(1)> Äußerstlangezusammengesetzteschulbezeichnung'
  const { id, slug, classroom } = await createSchool(page, odd, 'الصف السابع')
  const api = await apiOf(page)
  const { code } = await api<{ code: string }>('POST', `/school/${id}/invitations`, {
    role: 'student',
    classroom_id: classroom,
  })
  // On a phone only the layout differs.
  const isAccessible = async () => {
    if (!isPhone(page)) await expectAccessible(page)
  }
  const isFine = async () => {
    await isAccessible()
    const [content = 0, width = 0] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return [scrollWidth, clientWidth]
    })
    expect(content).toBeLessThanOrEqual(width)
  }
  await page.goto('/schools')
  await expect(page.getByRole('heading', { name: odd })).toBeVisible()
  await isFine()
  await page.goto(`/school/${slug}`)
  await expect(page.getByRole('heading', { name: odd })).toBeVisible()
  await isFine()
  await page.goto(`/join/${code}`)
  await expect(page.getByRole('heading', { name: 'الصف السابع' })).toBeVisible()
  await isFine()
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(table(page, 'Invitations').getByText(code)).toBeVisible()
  await isFine()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
  await isAccessible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Codes for a class' }).first().click()
  await dialog(page)
    .getByLabel(/^Class list/)
    .fill('Ada Lovelace\nada lovelace')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText('Line 1 has the same name.')).toBeVisible()
  await isAccessible()
})

import type { Browser, Page } from '@playwright/test'
import { inDatabase, signedIn } from './people'
import { register } from './registration'
import { expect, expectAccessible, isPhone, skipOnPhoneUnlessFull, test } from './test'

// Who may not open something is told so by an answer that the console shows.
test.use({ allowedFaults: /40[349] / })

interface Founded {
  id: number
  slug: string
  classroom: number
}

/** Calls the API as the person who is signed in on a page; the page is at their schools afterwards. */
async function apiOf(page: Page) {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/school/mine'))
  await page.goto('/schools')
  const { authorization = '' } = (await asked).headers()
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers: { authorization },
      ...(data && { data }),
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return (answer.status() === 204 ? undefined : await answer.json()) as T
  }
}

let founded = 0

/** A school with one classroom, owned by who is signed in on the page. */
async function schoolOf(page: Page, name = 'Hill School', classroom = 'Readers'): Promise<Founded> {
  const api = await apiOf(page)
  const slug = `hill-${process.pid}-${Date.now().toString(36)}-${++founded}`
  const { id } = await api<{ id: number }>('POST', '/school', {
    name,
    description: 'Evening classes',
    username: slug,
  })
  const made = await api<{ id: number }>('POST', '/school/classroom', {
    school_id: id,
    name: classroom,
    description: 'One text a week',
  })
  return { id, slug, classroom: made.id }
}

/** A page of somebody else, who is a visitor until they sign in there. */
async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize()! })
  return context.newPage()
}

const dialog = (page: Page) => page.getByRole('dialog')
const table = (page: Page, name: string) => page.getByRole('table', { name: new RegExp(`^${name}`) })
/** A table's rows without its headings, which a phone doesn't show. */
const entries = (page: Page, name: string) =>
  table(page, name)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('a school is founded, a class invited by link, and somebody shut out again', async ({
  page,
  browser,
}) => {
  skipOnPhoneUnlessFull(page)
  test.slow()
  await signedIn(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Schools' }).click()
  await page.getByRole('button', { name: 'Found a School' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: 'Found School' }).click()
  for (const message of ['School name is required!', 'Description is required!', 'Username is required']) {
    await expect(form.getByText(message)).toBeVisible()
  }
  const slug = `st-marys-${Date.now().toString(36)}`
  await form.getByLabel('School name').fill('St Mary’s')
  await expect(form.getByLabel('Username')).toHaveValue('St-Marys')
  await form.getByLabel('Description').fill('Evening classes for adults')
  await form.getByLabel('Username').fill('no spaces')
  await expect(form.getByText('Username may only contain letters, digits and _ . -')).toBeVisible()
  // The demo's school has this one.
  await form.getByLabel('Username').fill('demo-school')
  await form.getByRole('button', { name: 'Found School' }).click()
  await expect(form.getByText('School with this username already exists.')).toBeVisible()
  await form.getByLabel('Username').fill(slug)
  await form.getByRole('button', { name: 'Found School' }).click()
  await expect(page).toHaveURL(`/school/${slug}/admin-panel`)

  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Create Classroom' }).click()
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom name is required!')).toBeVisible()
  await dialog(page).getByLabel('Classroom name').fill('Readers')
  await dialog(page).getByLabel('Description').fill('One text a week')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(table(page, 'Classrooms').getByRole('link', { name: 'Readers' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Classroom' }).click()
  // The same to the letter, without a reload between: a submission of its own.
  await dialog(page).getByLabel('Classroom name').fill('Readers')
  await dialog(page).getByLabel('Description').fill('One text a week')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom with this name already exists.')).toBeVisible()
  await dialog(page).getByLabel('Classroom name').fill('READERS')
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog(page).getByText('Classroom with this name already exists.')).toBeVisible()
  // While the call is being finished, the dialog stays.
  await expect(dialog(page).getByRole('button', { name: 'Create', exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await steps.getByRole('button', { name: 'Invite', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Create Invitation' }).click()
  const link = await dialog(page)
    .getByText(/\/join\//)
    .textContent()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(table(page, 'Invitations').getByText('Readers')).toBeVisible()

  const student = await otherPage(browser, page)
  await student.goto(link ?? '')
  await expect(student.getByRole('heading', { name: 'Readers' })).toBeVisible()
  await expect(student.getByText('a classroom of St Mary’s, as a student')).toBeVisible()
  await expect(student.getByText(/^Your teachers see your name/)).toBeVisible()
  await student.getByRole('link', { name: 'Create an account' }).click()
  const { username } = await register(student)
  await expect(student).toHaveURL(new URL(link ?? '').pathname)
  await student.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(student).toHaveURL(/\/classroom\/\d+$/)
  await student.goto(link ?? '')
  await expect(student.getByText('You are here already')).toBeVisible()

  // The panel sees it by itself.
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
  await act('Deactivate')
  await expect(line).toContainText('Deactivated')
  await student.goto('/schools')
  await expect(student.getByText('You are in no school yet')).toBeVisible()
  await student.goto(`/school/${slug}`)
  await expect(student.getByText(/ended your membership/)).toBeVisible()
  await student.goto(link ?? '')
  await expect(student.getByText(/The school has ended your membership/)).toBeVisible()
  await expect(student.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0)

  await act('Activate')
  await expect(line).toContainText('Active')
  await student.goto('/schools')
  await expect(student.getByRole('link', { name: 'St Mary’s' })).toBeVisible()

  await act('Make a teacher')
  await expect(line).toContainText('Teacher')
  await page.goto(`/school/${slug}`)
  await expect(page.getByText(/To leave, transfer the school/)).toBeVisible()
  await page.getByRole('link', { name: 'Manage School' }).click()
  await page.getByRole('button', { name: 'School Settings' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Transfer/ })
    .click()
  await dialog(page)
    .getByLabel('New owner')
    .selectOption({ label: `@${username}, teacher` })
  await dialog(page).getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('Admin panel · Manager')).toBeVisible()
  await page.goto(`/school/${slug}`)
  await page.getByRole('button', { name: 'Leave School' }).click()
  await expect(dialog(page).getByText(/Your words, your own texts/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByText('You are in no school yet')).toBeVisible()
  await student.context().close()
})

test('a class of 40 is imported from a list, its codes printed, and one of them typed', async ({
  page,
  browser,
}) => {
  skipOnPhoneUnlessFull(page)
  test.slow()
  await signedIn(page)
  const { slug } = await schoolOf(page)
  await page.goto(`/school/${slug}/admin-panel`)
  await page.getByRole('button', { name: 'Codes for a class' }).first().click()
  const students = Array.from({ length: 37 }, (_, index) => `Schüler ${index + 1};Klein;`)
  const list = [
    ...['Vorname;Nachname;E-Mail', 'Jörg;Müller;joerg@school.example', 'Änne;Groß;aenne@', ...students],
    ...['Ada;Doppelt;JOERG@school.example', 'نور;الهدى;'],
  ].join('\r\n')
  // As an older spreadsheet saves it; what it has no letters for is lost there.
  await dialog(page)
    .getByLabel('File with a class list')
    .setInputFiles({ name: 'Klasse 7.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') })
  await expect(dialog(page).getByText('41 lines, 40 codes to make; 2 lines to look at.')).toBeVisible()
  const lines = dialog(page).getByRole('list', { name: 'Students' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Jörg Müller' })).toContainText('joerg@school.example')
  await expect(lines.filter({ hasText: 'Änne Groß' })).toContainText('“aenne@” is not an e-mail address')
  await expect(lines.filter({ hasText: 'Ada Doppelt' })).toContainText('The same address as in line 2.')
  await expect(lines.filter({ hasText: 'Ada Doppelt' }).getByRole('checkbox')).not.toBeChecked()
  await dialog(page)
    .getByRole('checkbox', { name: /Also mail/ })
    .click()
  await dialog(page).getByRole('button', { name: 'Make 40 codes' }).click()
  await expect(dialog(page).getByText(/^40 codes for Readers are ready\./)).toBeVisible()

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await dialog(page).getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: /^QR code of/ })).toHaveCount(40)
  await expect(page.getByRole('img', { name: /^QR code of/ }).first()).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  // Twelve on a page.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
  await page.emulateMedia({ media: 'screen' })

  const entry = dialog(page).getByRole('listitem').filter({ hasText: 'Jörg Müller' })
  const code = /[A-Z\d]{4}-[A-Z\d]{4}/.exec((await entry.textContent()) ?? '')?.[0] ?? ''
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(entries(page, 'Invitations')).toHaveCount(10)

  const revoke = table(page, 'Invitations')
    .getByRole('button', { name: /^Revoke/ })
    .first()
  const revoked = /[A-Z\d]{4}-[A-Z\d]{4}/.exec((await revoke.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await revoke.click()
  await dialog(page).getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(table(page, 'Invitations').getByText(revoked)).toBeHidden()

  const student = await otherPage(browser, page)
  const { username } = await signedIn(student)
  await student.goto('/schools')
  await student.getByRole('textbox', { name: 'Code' }).fill(` ${code.toLowerCase().replace('-', ' ')} `)
  await student.getByRole('button', { name: 'Continue' }).click()
  await student.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(student).toHaveURL(/\/classroom\/\d+$/)
  const late = await otherPage(browser, page)
  await late.goto(`/join/${code}`)
  await expect(late.getByText('This code has expired or has been used up. Ask for a new one.')).toBeVisible()
  await late.getByRole('textbox', { name: 'Another code' }).fill(revoked)
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'There is no such code' })).toBeVisible()
  await page.reload()
  await expect(row(page, username)).toContainText('Readers')

  // Paper gets lost: what nobody has used yet is printed again.
  await page.getByRole('button', { name: 'Codes for a class' }).click()
  await dialog(page)
    .getByLabel(/not used yet/)
    .check()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText(/^38 codes for Readers are ready\./)).toBeVisible()
  await Promise.all([student.context().close(), late.context().close()])
})

test('Escape closes what is open under a message that came later, which stays', { tag: '@full' }, async ({
  page,
}) => {
  await signedIn(page)
  const { slug } = await schoolOf(page)
  await page.goto(`/school/${slug}/admin-panel`)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await dialog(page).getByRole('button', { name: 'Create Invitation' }).click()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await dialog(page).getByRole('button', { name: /^Copy/ }).first().click()
  const message = page.getByText(/^This browser doesn’t let pages copy/).last()
  await expect(message).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden({ timeout: 1_000 })
  // It does not go by itself while it is pointed at.
  await message.hover()
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden({ timeout: 1_000 })
})

test('a panel opens to its own staff only, and closes at once', async ({ page, browser }) => {
  skipOnPhoneUnlessFull(page)
  const owner = await otherPage(browser, page)
  await signedIn(owner)
  const { id, slug, classroom } = await schoolOf(owner)
  const { userId } = await signedIn(page)
  await schoolOf(page, 'Another school')
  const forbidden = page.getByRole('heading', { name: '403 Forbidden' })

  // Staff of another school, then a student of this one.
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(forbidden).toBeVisible()
  await page.goto(`/school/${slug}`)
  await expect(page.getByRole('heading', { name: 'Hill School' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage School' })).toBeHidden()
  await expect(page.getByText('Readers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Readers' })).toBeHidden()
  const member = (role: string, isActive = true) =>
    inDatabase((client) =>
      client.query(
        `INSERT INTO school_member (school_id, user_id, role, is_active) VALUES ($1, $2, $3, $4)
         ON CONFLICT (school_id, user_id) DO UPDATE SET role = $3, is_active = $4`,
        [id, userId, role, isActive],
      ),
    )
  await member('student')
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(forbidden).toBeVisible()
  await page.goto('/school/no-such-school/admin-panel')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  // A teacher sees their own classrooms, and runs nothing.
  await member('teacher')
  await page.goto(`/school/${slug}/admin-panel`)
  await expect(page.getByText('You are in no classroom of this school yet.')).toBeVisible()
  await inDatabase((client) =>
    client.query('INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3)', [
      classroom,
      userId,
      id,
    ]),
  )
  await page.reload()
  await expect(table(page, 'Classrooms').getByRole('link', { name: 'Readers' })).toBeVisible()
  for (const name of ['Create Classroom', 'School Settings']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await expect(dialog(page).getByLabel('They join as').getByRole('option')).toHaveText(['Student'])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await member('teacher', false)
  await page.getByRole('textbox', { name: 'Search users' }).fill('anybody')
  await expect(forbidden).toBeVisible()
  await owner.context().close()
})

test('5,000 members are found, sorted and paged; roles and classrooms change in their line', {
  tag: '@full',
}, async ({ page }) => {
  skipOnPhoneUnlessFull(page)
  await signedIn(page)
  const { id, slug } = await schoolOf(page)
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
  const users = table(page, 'Users')
  await expect(page.getByRole('region', { name: 'Users' }).getByText('5,001', { exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Pages of users' })
    .getByRole('link', { name: 'Page 101' })
    .click()
  await expect(entries(page, 'Users')).toHaveCount(1)
  if (isPhone(page)) {
    await page.getByRole('region', { name: 'Users' }).getByLabel('Order').selectOption('username desc')
    await expect(page).toHaveURL(/dir=desc/)
  } else {
    await users.getByRole('button', { name: 'User' }).click()
    await expect(page).toHaveURL(/dir=desc/)
    await expect(users.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'descending')
  }
  await page.getByRole('textbox', { name: 'Search users' }).fill('no 4711')
  const line = row(page, `${mark}_4711`)
  await expect(line).toBeVisible()
  await expect(entries(page, 'Users')).toHaveCount(1)

  await line.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Classrooms' }).click()
  await dialog(page).getByRole('checkbox', { name: 'Readers' }).click()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(line.getByRole('link', { name: 'Readers' })).toBeVisible()
  await line.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Make a teacher' }).click()
  await expect(line).toContainText('Teacher')
  await page.reload()
  await expect(line).toContainText('Teacher')
  await expect(line).toContainText('Readers')

  const classrooms = table(page, 'Classrooms')
  const act = async (what: string) => {
    await classrooms.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await act('Rename')
  await dialog(page).getByLabel('Classroom name').fill('<i>Evening</i> readers')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(classrooms.getByRole('link', { name: '<i>Evening</i> readers' })).toBeVisible()
  await act('Archive')
  await expect(classrooms).toBeHidden()
  await page.getByLabel('Which classrooms').selectOption('Archived')
  await expect(classrooms).toContainText('Archived')
  await act('Take out of the archive')
  await expect(classrooms).toBeHidden()

  await page.getByRole('button', { name: 'School Settings' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Delete this school/ })
    .click()
  await expect(dialog(page).getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog(page)
    .getByLabel(/to confirm/)
    .fill(slug)
  await dialog(page).getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByText('You are in no school yet')).toBeVisible()
})

test('school pages fit their window and have no serious accessibility finding', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await signedIn(page)
  const odd = '<img src=x onerror=alert(1)> Äußerstlangezusammengesetzteschulbezeichnung'
  const { id, slug, classroom } = await schoolOf(page, odd, 'الصف السابع')
  const api = await apiOf(page)
  const { code } = await api<{ code: string }>('POST', `/school/${id}/invitations`, {
    role: 'student',
    classroom_id: classroom,
  })
  // What a phone changes is where things stand.
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
  await dialog(page).getByRole('button', { name: 'Create Invitation' }).click()
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
  await isAccessible()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Codes for a class' }).first().click()
  await dialog(page)
    .getByLabel(/^Class list/)
    .fill('Ada Lovelace\nada lovelace')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByText('The same name as in line 1.')).toBeVisible()
  await isAccessible()
})

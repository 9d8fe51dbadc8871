import { createClass, createMember, joinClass } from './class-people'
import { signInMember } from './people'
import { expect, expectAccessible, test } from './test'

test('a student with a code learns who sees what before registering', async ({ page, browser }) => {
  const teacher = await createMember(await (await browser.newContext()).newPage(), 'Tom', 'Teacher')
  const hill = await createClass(teacher, 'Readers')
  const { code } = await teacher.api<{ code: string }>('POST', `/school/${hill.schoolId}/invitations`, {
    role: 'student',
    classroom_id: hill.id,
  })
  await page.goto(`/join/${code}`)
  await expect(page.getByText('Your profile becomes private')).toBeVisible()
  const link = page.getByRole('main').getByRole('link', { name: 'Who sees what' })
  await expect(link).toHaveAttribute('href', '/who-sees-what')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'who sees what' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who sees what' })).toBeVisible()
  await page.goto('/registration')
  await expect(page.getByRole('main').getByRole('link', { name: 'who sees what' })).toHaveCount(0)
})

test('a student is private, is told so, and may share more only if the school allows it', async ({
  page,
  browser,
}) => {
  test.slow()
  const another = async () => {
    const context = await browser.newContext({ viewport: page.viewportSize()! })
    return context.newPage()
  }
  const teacher = await createMember(await another(), 'Tom', 'Teacher')
  const hill = await createClass(teacher, 'Readers')
  const student = await createMember(page, 'Ada', 'Quill')
  await joinClass(teacher, hill, student)

  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Your profile is private now' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Who sees what' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who sees what' })).toBeVisible()
  await page.goBack()
  await notice.getByRole('button', { name: 'Got it' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)

  const settings = async () => {
    await page.goto('/me')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByRole('tab', { name: 'Privacy' }).click()
  }
  await settings()
  const visible = page.getByLabel('Who can see your profile')
  const senders = page.getByLabel('Who can start a chat with you')
  await expect(visible).toBeDisabled()
  await expect(visible).toHaveValue('school')
  await expect(page.getByText('Your school keeps this private.')).toBeVisible()
  await expect(senders.getByRole('option')).toHaveText(['People I follow', 'My school only', 'Nobody'])
  await expectAccessible(page)

  const stranger = await another()
  await signInMember(stranger)
  const openList = async () => {
    await stranger.goto(`/user/@${student.username}`)
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(stranger.getByRole('link', { name: /^Message|^Who sees what/ }).first()).toBeVisible()
  }
  await openList()
  await expect(stranger.getByRole('heading', { level: 1, name: student.username })).toBeVisible()
  await expect(stranger.getByText(/\bAda\b/)).toHaveCount(0)
  await expect(stranger.getByText('Member since')).toHaveCount(0)
  await expect(stranger.getByText('followers')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: 'Message' })).toBeDisabled()
  await expect(stranger.getByRole('button', { name: 'Follow' })).toHaveCount(0)

  const { page: office } = teacher
  await office.goto(`/school/School-${teacher.username.slice(-8)}/admin-panel`)
  await office.getByRole('button', { name: 'School settings' }).click()
  const choice = office.getByRole('switch', { name: 'Let students open their profiles to everyone' })
  await expect(choice).not.toBeChecked()
  const saved = office.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await choice.check()
  expect((await saved).status()).toBe(200)
  await expectAccessible(office)

  await settings()
  await visible.selectOption('Everyone')
  const chosen = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await senders.selectOption('Everyone')
  expect((await chosen).status()).toBe(200)
  await openList()
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ada Quill' })).toBeVisible()
})

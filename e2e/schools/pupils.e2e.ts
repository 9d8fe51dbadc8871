import type { Page } from '@playwright/test'
import { randomName } from '@wordhoard/testkit/random-name'
import { createClass, createMember } from '../class-people'
import { codeSentTo } from '../mailbox'
import { dialog, otherPage, waitUntilClosed } from '../page-parts'
import { inDatabase } from '../people'
import { password } from '../registration'
import { expect, expectAccessibleInBothThemes, test, waitForReact } from '../test'
import { row } from './school-pages'

// A refused login and an ended session answer with an error status, which the console reports.
test.use({ allowedErrors: /40[13] / })

const story = {
  title: 'The ferry at Dunmore',
  access_modifier: 'private',
  keywords: '',
  md_content: 'The ferry left the harbour at dawn, and the gulls followed it as far as the lighthouse.',
}

/** Counts what a person presses: buttons, links and fields. Keys that they type don't count. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('notePress', () => {
    presses += 1
  })
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted, detail }) => {
      // Pressing Enter in a form clicks its button, too, but with no pointer.
      if (isTrusted && detail > 0) (globalThis as unknown as { notePress: () => void }).notePress()
    })
  })
  return () => presses
}

/** Taps a field and types into it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click()
  await page.keyboard.type(text)
}

test('a pupil without an email joins by code, reads the set text, gets a new password and adds an address @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const teacher = await createMember(page, 'Tom', 'Moss')
  const room = await createClass(teacher, 'Year 7')
  const { id: article } = await teacher.api<{ id: number }>('POST', '/articles', story)
  await teacher.api('POST', `/school/classroom/${room.id}/assignments`, { article_id: article })
  const slug = `School-${teacher.username.slice(-8)}`

  await page.goto(`/school/${slug}/admin-panel`)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  await dialog(page).getByRole('checkbox', { name: 'Accounts without email' }).click()
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog(page).getByText('Enter a number from 1 to 100')).toBeVisible()
  await dialog(page).getByLabel('Number of people').fill('30')
  await expect(dialog(page).getByText('Enter a number from 1 to 100')).toBeHidden()
  await expectAccessibleInBothThemes(page, { part: '[role=dialog]' })
  await dialog(page).getByRole('button', { name: 'Create invitation' }).click()
  const link =
    (await dialog(page)
      .getByText(/\/join\//)
      .textContent()) ?? ''
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('No email needed')).toBeVisible()

  const pupil = await otherPage(browser, page)
  const presses = await countPresses(pupil)
  const username = `Ada_${randomName()}`
  await pupil.goto('/join')
  await type(pupil, 'Code', link.split('/').at(-1)!)
  await pupil.getByRole('button', { name: 'Continue' }).click()
  await expect(pupil.getByRole('heading', { name: 'Year 7' })).toBeVisible()
  await expect(pupil.getByText(/You must be at least 13 years old/)).toBeVisible()
  await expectAccessibleInBothThemes(pupil, { part: '#main' })
  await type(pupil, 'Username', username)
  await expect(pupil.getByText('Username is available!')).toBeVisible()
  await type(pupil, 'Password', password)
  await pupil.getByRole('button', { name: 'Create account and join' }).click()
  // The only set text opens by itself, and Back leads to its class.
  await expect(pupil).toHaveURL(new RegExp(`/article/${article}$`), { timeout: 30_000 })
  await expect(pupil.getByRole('article')).toContainText('The ferry left the harbour')
  // Two for typing the code at /join, which a link or QR code saves; then two fields and a button.
  expect(presses()).toBeLessThanOrEqual(5)
  await pupil.goBack()
  await expect(pupil.getByRole('heading', { name: 'Year 7' })).toBeVisible()

  await page.reload()
  await row(page, username)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'New password' }).click()
  await dialog(page).getByRole('button', { name: 'Make password' }).click()
  await expect(
    dialog(page).getByText('We show this password only once. Print it or write it down.'),
  ).toBeVisible()
  const temporary = await dialog(page)
    .getByText(/^[cfhjklmprtwxy34679]{8}$/)
    .textContent()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print-sheet]')).toContainText(temporary ?? '')
  await expect(page.locator('[data-print-sheet]')).toContainText(`Username: ${username}`)
  await page.emulateMedia({ media: 'screen' })
  await dialog(page).getByRole('button', { name: 'Done' }).click()

  await pupil.goto('/login')
  // The client draws the form anew once it knows that the teacher has ended the session.
  await waitForReact(pupil)
  await type(pupil, 'Email or username', username)
  await type(pupil, 'Password', temporary ?? '')
  await pupil.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(pupil.getByText('Now choose one that only you know.')).toBeVisible({ timeout: 20_000 })
  await type(pupil, 'New password', 'Brave-badger-41')
  await type(pupil, 'Confirm Password', 'Brave-badger-41')
  await pupil.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(pupil.getByRole('button', { name: /^More/ })).toBeVisible({ timeout: 20_000 })
  await pupil.goto('/me')
  await expect(pupil.getByText(/^Your teacher reset your password on \d/)).toBeVisible()

  const [{ id: userId }] = await inDatabase(async (client) => {
    const { rows } = await client.query('SELECT id FROM user_account WHERE username = $1', [username])
    return rows as [{ id: number }]
  })
  await teacher.api('PATCH', `/school/${room.schoolId}/users/${userId}`, { is_active: false })
  await pupil.goto('/')
  await expect(pupil.getByRole('heading', { name: /^We’ll delete your account on \d/ })).toBeVisible()
  await expectAccessibleInBothThemes(pupil, { part: '#main' })
  await pupil.getByRole('link', { name: 'Add email' }).click()
  await pupil.getByRole('button', { name: 'Add email' }).click()
  const email = `${username.toLowerCase()}@example.org`
  await dialog(pupil).getByLabel('Email', { exact: true }).fill(email)
  await dialog(pupil).getByLabel('Password', { exact: true }).fill('Brave-badger-41')
  await dialog(pupil).getByRole('button', { name: 'Send Code' }).click()
  await dialog(pupil)
    .getByLabel('Verification code')
    .fill(await codeSentTo(email))
  await dialog(pupil).getByRole('button', { name: 'Change email' }).click()
  await expect(pupil.getByText(email, { exact: true })).toBeVisible()
  await waitUntilClosed(pupil)
  await pupil.goto('/')
  await expect(pupil.getByRole('heading', { name: /^We’ll delete/ })).toBeHidden()
  await pupil.context().close()
})

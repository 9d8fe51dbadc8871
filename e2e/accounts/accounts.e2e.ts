import { codeSentTo } from '../mailbox'
import { waitUntilClosed } from '../page-parts'
import { inDatabase, signInMember } from '../people'
import { password, register } from '../registration'
import { expect, expectAccessibleInBothThemes, isPhone, scrollUntilVisible, test } from '../test'
import { logIn, logOut, more } from './account-pages'

test('a visitor registers on the way to a page, stays signed in, logs out and logs in again', async ({
  page,
}) => {
  test.slow()
  await page.goto('/me')
  await expect(page).toHaveURL(/\/login\?from=%2Fme$/)
  await page.getByRole('link', { name: 'Registration' }).click()
  await expect(page).toHaveURL(/\/registration\?from=%2Fme$/)
  const { email, username } = await register(page)
  await expect(page).toHaveURL(/\/me$/)
  await expect(page.getByText(`@${username}`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`@${username}`)).toBeVisible()
  await page.goto('/login?from=/reading-mode')
  await expect(page).toHaveURL(/\/reading-mode$/)
  await logOut(page)
  await page.goto('/login')
  await logIn(page, email)
  await expect(more(page)).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/$/)
})

test('registration says next to each field what is missing, and keeps the input when going back a step', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/registration')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await page.getByRole('button', { name: 'Register' }).click()
  for (const message of ['Verification code is required', 'Username is required', 'Password is required']) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm Password').fill('other')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Verification code').fill('123')
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await expect(page.getByLabel('Verification code')).toHaveValue('123')
})

test('registration says that a username is taken while it is typed', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  const { username } = await signInMember(other)
  await other.close()
  await page.goto('/registration')
  await page.getByLabel('Email').fill('bea@example.org')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await page.getByLabel('Username').fill(username.toUpperCase())
  await expect(page.getByText('Username is already taken')).toBeVisible()
})

test('a forgotten password is replaced with a code sent by mail', async ({ page }) => {
  test.slow()
  const me = await signInMember(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email').fill(me.email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(me.email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText(/has been sent to/)).toBeVisible({ timeout: 20_000 })
  await page.getByLabel('Verification code').fill(await codeSentTo(me.email))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: /^(Set|Change|Save)/ }).click()
  await expect(more(page)).toBeVisible({ timeout: 20_000 })
})

test('the profile is changed in Settings, which says next to the field that a username is taken', {
  tag: '@full',
}, async ({ page, browser }) => {
  test.slow()
  const other = await browser.newPage()
  const taken = await signInMember(other)
  await other.close()
  await signInMember(page)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('radio', { name: 'Owl' }).click()
  const own = await page.getByLabel('Username').inputValue()
  await page.getByLabel('Username').fill(taken.username)
  await expect(page.getByText('Username is already taken')).toBeVisible()
  await page.getByLabel('Username').fill(own)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
  await waitUntilClosed(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
})

test('a member downloads their data and deletes their account for good', async ({ page }) => {
  test.slow()
  // Chats open the live stream at once; other pages open it after ten seconds.
  await page.goto('/registration?from=/chats')
  const listening = page.waitForResponse('**/api/messages/stream*')
  const { username } = await register(page)
  await listening
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(/\/me$/)
  // Waits for everything above the button: a button that moves between press and release misses the click.
  await expect(page.getByText('No activity yet!')).toBeVisible()
  await scrollUntilVisible(page, page.getByText('You don’t have any hard words yet.'))
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/delete your vocabulary.* for good/)).toBeVisible()
  // Delays the answer. Meanwhile nothing may request data of the deleted account.
  await page.route('**/api/users/me', async (route) => {
    const answer = await route.fetch()
    await page.waitForTimeout(2000)
    await route.fulfill({ response: answer })
  })
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel(/to confirm/).fill('delete')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  const { rows } = await inDatabase((client) =>
    client.query('SELECT FROM user_account WHERE username = $1', [username]),
  )
  expect(rows).toEqual([])
})

test('the More menu links to every page and switches the theme', { tag: '@full' }, async ({ page }) => {
  await signInMember(page)
  await page.goto('/')
  await more(page).click()
  for (const name of ['Profile', 'Articles', 'My Articles', 'Chats', 'Schools', 'Logout']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('account pages have no serious accessibility problem', { tag: '@full' }, async ({ page }) => {
  test.slow()
  for (const path of [
    '/login',
    '/registration',
    '/forgot-password',
    '/privacy-policy',
    '/terms-of-service',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothThemes(page)
  }
  await signInMember(page)
  await page.goto('/me')
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  if (isPhone(page)) await expect(page.getByRole('navigation').last()).toBeInViewport()
})

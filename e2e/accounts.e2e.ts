import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeSentTo } from './mailbox'
import { inDatabase, signedIn } from './people'
import { password, register } from './registration'
import { expect, expectAccessibleInBothThemes, isPhone, test } from './test'

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

const more = (page: Page) => page.getByRole('button', { name: /^More/ })

async function logOut(page: Page): Promise<void> {
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}

test('a visitor registers on the way to a page, stays signed in, logs out and in again', async ({ page }) => {
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

test('registration says at each field what is missing, and keeps what was typed between its steps', {
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

test('a taken name is said while it is typed', { tag: '@full' }, async ({ page, browser }) => {
  const other = await browser.newPage()
  const { username } = await signedIn(other)
  await other.close()
  await page.goto('/registration')
  await page.getByLabel('Email').fill('bea@example.org')
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await page.getByLabel('Username').fill(username.toUpperCase())
  await expect(page.getByText('Username is already taken')).toBeVisible()
})

test.describe('refused logins', () => {
  test.use({ allowedFaults: /401 \(Unauthorized\)/ })

  test('say one thing for a wrong password, which goes when something is typed', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, 'nobody@example.org', 'Wrong-password-1')
    const error = page.getByText('Incorrect email or password')
    await expect(error).toBeVisible({ timeout: 20_000 })
    await page.getByLabel('Email').fill('somebody@example.org')
    await expect(error).toBeHidden()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(error).toBeVisible({ timeout: 20_000 })
  })

  test('an access token that is refused is renewed once, and the call made again', async ({ page }) => {
    const me = await signedIn(page)
    let refused = 0
    // As when its life is over: the server sees a token that it does not take.
    await page.route('**/api/auth2/sessions', (route) =>
      refused++ === 0
        ? route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } })
        : route.continue(),
    )
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    expect(refused).toBe(2)
  })

  test('a session that was ended elsewhere leads to the login, with the way back', { tag: '@full' }, async ({
    page,
  }) => {
    const me = await signedIn(page)
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    await inDatabase((client) => client.query('DELETE FROM session WHERE user_id = $1', [me.userId]))
    await page.reload()
    await expect(page).toHaveURL(/\/login\?from=%2Fme$/)
  })

  test('a refresh token that comes back after its replacement ends the session', async ({
    page,
    request,
  }) => {
    const me = await signedIn(page)
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    // The thief waits longer than two tabs of one browser would.
    await inDatabase((client) =>
      client.query(
        `UPDATE refresh_token SET rotated_at = rotated_at - interval '11 seconds'
         WHERE session_id IN (SELECT id FROM session WHERE user_id = $1)`,
        [me.userId],
      ),
    )
    const stolen = await request.post('/api/auth2/refresh', {
      headers: { cookie: `refresh_token=${me.refreshToken}` },
    })
    expect(stolen.status()).toBe(401)
    await page.reload()
    await expect(page).toHaveURL(/\/login\?from=%2Fme$/)
  })
})

test('two tabs that refresh at the same instant stay signed in; logging out in one signs the other out', async ({
  page,
  context,
}) => {
  const me = await signedIn(page)
  const second = await context.newPage()
  for (let round = 0; round < 3; round++) {
    await Promise.all([page.goto('/me'), second.goto('/me')])
    for (const tab of [page, second]) await expect(tab.getByText(`@${me.username}`)).toBeVisible()
  }
  await logOut(page)
  await expect(second).toHaveURL(/\/login/)
})

test('no token is readable from storage, from scripts’ cookies or from an address', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const me = await signedIn(page)
  await page.goto('/me')
  await expect(page.getByText(`@${me.username}`)).toBeVisible()
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(readable).not.toMatch(/eyJ|refresh_token/)
  expect(addresses.join('\n')).not.toMatch(/eyJ/)
})

test.describe('the content security policy', () => {
  test.use({ allowedFaults: /Content Security Policy|TrustedScript/ })

  test('keeps an injected script from running', async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append(document.createTextNode('window.injected = true'))
      document.body.append(script)
    })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
  })
})

test('a forgotten password is replaced with a code from a mail', async ({ page }) => {
  test.slow()
  const me = await signedIn(page)
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

test('the profile is changed in Settings, and a taken name is said at its field', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  test.slow()
  const other = await browser.newPage()
  const taken = await signedIn(other)
  await other.close()
  await signedIn(page)
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
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
})

test('the own data is downloaded, and the account deleted for good', async ({ page }) => {
  test.slow()
  // The chats open the live stream at once; other pages open it after ten seconds.
  await page.goto('/registration?from=/chats')
  const listening = page.waitForResponse('**/api/messages/stream*')
  const { username } = await register(page)
  await listening
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(/\/me$/)
  // All that stands above the button has come: what moves between press and release takes the click away.
  await expect(page.getByText('No activity yet!')).toBeVisible()
  await expect(page.getByText('No word has given you trouble so far.')).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  const downloading = page.waitForEvent('download', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/removed for good/)).toBeVisible()
  // The answer comes late. Meanwhile nothing may ask for the deleted account.
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

test('the More menu leads everywhere and switches the theme', { tag: '@full' }, async ({ page }) => {
  await signedIn(page)
  await page.goto('/')
  await more(page).click()
  for (const name of ['Profile', 'Articles', 'My Articles', 'Chats', 'Schools', 'Logout']) {
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('account pages have no serious accessibility finding', { tag: '@full' }, async ({ page }) => {
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
  await signedIn(page)
  await page.goto('/me')
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  if (isPhone(page)) await expect(page.getByRole('navigation').last()).toBeInViewport()
})

test.describe('while somebody guesses at an account', () => {
  test.use({ allowedFaults: /403 \(Forbidden\)|401 \(Unauthorized\)|400 \(Bad Request\)/ })

  test('its owner logs in on a new device with a code by mail, and on a known one as ever', async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.goto('/registration')
    const { email } = await register(page)
    const hash = createHash('sha256')
      .update(JSON.stringify([email]))
      .digest('base64url')
    await inDatabase((client) =>
      client.query(
        "INSERT INTO guess_count (key, count, reset_at) VALUES ($1, 100, now() + interval '1 hour')",
        [`login-failures:${hash}`],
      ),
    )
    await logOut(page)
    await page.goto('/login')
    await logIn(page, email)
    await expect(more(page)).toBeVisible({ timeout: 20_000 })

    const elsewhere = await browser.newContext()
    const phone = await elsewhere.newPage()
    await phone.goto('/login')
    await logIn(phone, email)
    await expect(phone.getByText('type the code we emailed you')).toBeVisible({ timeout: 20_000 })
    await expect(phone.getByText(`A verification email has been sent to ${email}.`)).toBeVisible({
      timeout: 20_000,
    })
    await expectAccessibleInBothThemes(phone)
    await phone.getByLabel('Verification code').fill('12')
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(phone.getByText('Invalid or expired verification code')).toBeVisible({ timeout: 20_000 })
    await phone.getByLabel('Verification code').fill(await codeSentTo(email))
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(more(phone)).toBeVisible({ timeout: 20_000 })
    await elsewhere.close()
  })
})

import { createHash } from 'node:crypto'
import { codeSentTo } from '../mailbox'
import { inDatabase, signInMember } from '../people'
import { register } from '../registration'
import { expect, expectAccessibleInBothThemes, test } from '../test'
import { logIn, logOut, more } from './account-pages'

test.describe('refused credentials', () => {
  test.use({ allowedErrors: /401 \(Unauthorized\)/ })

  test('a wrong password shows one message, which disappears when the user types', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, 'nobody@example.org', 'Wrong-password-1')
    const error = page.getByText('Incorrect email or password')
    await expect(error).toBeVisible({ timeout: 20_000 })
    await page.getByLabel('Email').fill('somebody@example.org')
    await expect(error).toBeHidden()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(error).toBeVisible({ timeout: 20_000 })
  })

  test('a rejected access token is renewed once and the call repeated', async ({ page }) => {
    const me = await signInMember(page)
    let refused = 0
    // As after expiry: the server gets a token that it rejects.
    await page.route('**/api/auth2/sessions', (route) =>
      refused++ === 0
        ? route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } })
        : route.continue(),
    )
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
    expect(refused).toBe(2)
  })

  test('a session ended elsewhere leads to the login page, which keeps the way back', {
    tag: '@full',
  }, async ({ page }) => {
    const me = await signInMember(page)
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    await inDatabase((client) => client.query('DELETE FROM session WHERE user_id = $1', [me.userId]))
    await page.reload()
    await expect(page).toHaveURL(/\/login\?from=%2Fme$/)
  })

  test('a replaced refresh token that is used again ends the session', async ({ page, request }) => {
    const me = await signInMember(page)
    await page.goto('/me')
    await expect(page.getByText(`@${me.username}`)).toBeVisible()
    // Ages the token: two tabs of the same browser may both use it within a few seconds, but a thief comes later.
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

test('two tabs that refresh at the same moment stay signed in; logging out in one signs the other out', async ({
  page,
  context,
}) => {
  const me = await signInMember(page)
  const second = await context.newPage()
  for (let round = 0; round < 3; round++) {
    await Promise.all([page.goto('/me'), second.goto('/me')])
    for (const tab of [page, second]) await expect(tab.getByText(`@${me.username}`)).toBeVisible()
  }
  await logOut(page)
  await expect(second).toHaveURL(/\/login/)
})

test('no token can be read from storage, from cookies visible to scripts, or from an address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const me = await signInMember(page)
  await page.goto('/me')
  await expect(page.getByText(`@${me.username}`)).toBeVisible()
  const readable = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(readable).not.toMatch(/eyJ|refresh_token/)
  expect(addresses.join('\n')).not.toMatch(/eyJ/)
})

test.describe('the content security policy', () => {
  test.use({ allowedErrors: /Content Security Policy|TrustedScript/ })

  test('stops an injected script from running', async ({ page }) => {
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

test.describe('while someone guesses the password of an account', () => {
  test.use({ allowedErrors: /403 \(Forbidden\)|401 \(Unauthorized\)|400 \(Bad Request\)/ })

  test('its owner logs in with a code by mail on a new device, and as usual on a known one', async ({
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
    await phone.getByLabel('Verification code').fill(await codeSentTo(email, 2))
    await phone.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(more(phone)).toBeVisible({ timeout: 20_000 })
    await elsewhere.close()
  })
})

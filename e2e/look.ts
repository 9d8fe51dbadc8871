import { chromium } from '@playwright/test'
import { makeAccount } from '@wordhoard/testkit/database/account-rows'
import { SESSION_HINT_COOKIE } from '@wordhoard/contracts/accounts'
import { inDatabase } from './people'
import { paste, tapWord } from './test'
const base = 'http://127.0.0.1:7382'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const filler = 'They had a good day at the house and went to the shop with their friends to buy some bread and milk for the week. '
const plain = `${filler.repeat(2)}After months of drought they were all very happy to see the rain. ${filler.repeat(2)}`
for (const [name, viewport, scheme] of [['desk', { width: 1440, height: 900 }, 'light'], ['phone', { width: 390, height: 844 }, 'dark']] as const) {
  const context = await browser.newContext({ baseURL: base, viewport, colorScheme: scheme, locale: 'en-GB', serviceWorkers: 'block', hasTouch: name === 'phone', isMobile: name === 'phone' })
  const page = await context.newPage()
  page.on('console', (m) => console.log(m.type(), m.text().slice(0, 300)))
  page.on('response', async (r) => { if (/gloss|check-answer/.test(r.url()) && r.url().includes('/api/')) console.log(r.status(), r.url(), r.request().postData()?.slice(0, 400), (await r.text().catch(() => '')).slice(0, 500)) })
  const account = await inDatabase(makeAccount)
  const cookie = { domain: '127.0.0.1', sameSite: 'Strict' as const }
  await context.addCookies([
    { ...cookie, name: 'refresh_token', value: account.refreshToken, path: '/api/auth2', httpOnly: true },
    { ...cookie, name: SESSION_HINT_COOKIE, value: '1', path: '/' },
  ])
  const renewed = await page.request.post('/api/auth2/refresh')
  const { access_token } = await renewed.json()
  const put = (path: string, data: object) => page.request.put('/api' + path, { data, headers: { authorization: `Bearer ${access_token}` } })
  await put('/knowledge/level', { level: 'A1' })
  await put('/learn/glosses/settings', { is_on: true })
  await page.goto('/reading-mode')
  await paste(page, { plain })
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await page.waitForFunction(() => (CSS.highlights.get('gloss')?.size ?? 0) > 0, null, { timeout: 60_000 })
  await page.screenshot({ path: `/tmp/g-${name}-1.png` })
  await tapWord(page, 'drought')
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `/tmp/g-${name}-2.png` })
  const right = page.locator('[data-word-info]').getByRole('button', { name: 'a long time without rain' })
  if (await right.isVisible()) {
    if (name === 'phone') await page.locator('[data-word-info]').getByRole('listitem').getByRole('button').filter({ hasNotText: 'a long time' }).first().click()
    else await right.click()
    await page.waitForTimeout(3000)
    await page.screenshot({ path: `/tmp/g-${name}-3.png` })
  }
  await context.close()
}
await browser.close()

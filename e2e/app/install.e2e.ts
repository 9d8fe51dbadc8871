import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { inDatabase, signInMember } from '../people'
import { expect, expectAccessible, test, waitForReact } from '../test'
import { waitForShell } from './installed-app'

/** Makes the browser's offer to install, which browsers without a window don't make by themselves. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { isAsked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(offer)
  })

test('Chromium can install the app, and Home offers it once, after the second session', async ({
  baseURL,
}) => {
  test.setTimeout(90_000)
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-app-'))
  const executablePath = chromiumPath()
  // A browser with a profile: one without never installs anything.
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    serviceWorkers: 'allow',
    locale: 'en-GB',
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    // Chromium's own offer may come at any time; this journey makes one when it needs it.
    await page.addInitScript(() => {
      window.addEventListener('beforeinstallprompt', (event) => {
        if (event.isTrusted) event.stopImmediatePropagation()
      })
    })
    await page.goto(`${baseURL}/`)
    await waitForShell(page)
    const cdp = await context.newCDPSession(page)
    const { errors } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])

    const { userId } = await signInMember(page)
    await inDatabase((client) =>
      client.query("UPDATE user_account SET onboarding_stage = 'completed' WHERE id = $1", [userId]),
    )
    const offer = page.getByRole('region', { name: /^Keep Wordhoard/ })
    // Of the top or the bottom bar.
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })
    const openHome = async (sessions: number) => {
      // First, because a page that is left notes its own count.
      await page.goto(`${baseURL}/articles`)
      // Links that the server has rendered would open another page, which knows of no offer.
      await waitForReact(page)
      await page.evaluate(
        (count) => localStorage.setItem('visits', JSON.stringify({ count, lastAt: Date.now() })),
        sessions,
      )
      await offerToInstall(page)
      await home.click()
      await expect(page.getByRole('heading', { name: 'Continue reading' })).toBeVisible()
    }
    await openHome(2)
    await expect(offer).toHaveCount(0)
    await openHome(3)
    await expect(offer).toBeVisible()
    await expectAccessible(page, { part: '[aria-labelledby=install-offer]' })
    await offer.getByRole('button', { name: 'Not now' }).click()
    await openHome(4)
    await expect(offer).toHaveCount(0)
    // It can still be installed from the profile.
    await page.goto(`${baseURL}/me`)
    await offerToInstall(page)
    await page.getByRole('main').getByRole('button', { name: 'Install', exact: true }).click()
    await expect(page.getByText('Wordhoard is installed on this device.')).toBeVisible()
    expect(await page.evaluate(() => (window as { isAsked?: boolean }).isAsked)).toBe(true)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

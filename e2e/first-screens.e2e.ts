import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { firstScreens, untouchedPage } from '@wordhoard/testkit/measuring/first-screens'
import { inDatabase, signInMember } from './people'
import { expect, test } from './test'

/**
 * How long the network must be quiet before a first screen counts as loaded, in ms: longer than the second from which a
 * page may put work off, so that a quiet machine sees what a busy one does.
 */
const QUIET_MS = 1200

/** Returns how many KB of scripts a page loads, as gzip, until somebody touches it. */
async function measureScripts(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = []
  let lastTrafficAt = performance.now()
  page.on('request', () => {
    lastTrafficAt = performance.now()
  })
  page.on('response', (response) => {
    lastTrafficAt = performance.now()
    if (!response.url().endsWith('.js')) return
    // What comes after the measurement may lose its page.
    const size = response.body().then((body) => gzipSync(body).length)
    sizes.push(size.catch(() => 0))
  })
  await page.goto(path)
  while (performance.now() - lastTrafficAt < QUIET_MS) await page.waitForTimeout(100)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
}

for (const isSignedIn of [false, true]) {
  test(`no first screen of a ${isSignedIn ? 'member' : 'visitor'} loads more code than it may`, async ({
    page,
  }) => {
    let me = ''
    if (isSignedIn) {
      const { userId, username } = await signInMember(page)
      me = username
      await inDatabase((client) =>
        client.query("UPDATE user_account SET onboarding_stage = 'completed' WHERE id = $1", [userId]),
      )
    }
    const excesses: string[] = []
    for (const screen of firstScreens.filter((one) => one.isSignedIn === isSignedIn)) {
      // Not the journey's own page, which is pressed as soon as it is open.
      const untouched = await page.context().newPage()
      await untouched.addInitScript(untouchedPage)
      const kilobytes = await measureScripts(untouched, screen.path.replace('{me}', me))
      await untouched.close()
      expect(kilobytes, screen.name).toBeGreaterThan(1)
      const { name, maxKilobytes } = screen
      if (kilobytes > maxKilobytes) excesses.push(`${name}: ${kilobytes.toFixed(1)} of ${maxKilobytes} KB`)
    }
    expect(excesses).toEqual([])
  })
}

import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { Engine, EnginePage } from './engine'
import { firefox } from './firefox'
import { Screen } from './screen'
import { webkit } from './webkit'

/** The engines other than Chromium, which Playwright drives in all other journeys. */
export const engines: readonly Engine[] = [firefox, webkit]

type Browsers = Map<Engine, Promise<EnginePage>>

/**
 * Journeys in an `engine`: each gets a fresh `view`. Each worker starts a browser once and reuses it for all its
 * journeys. A journey fails on errors that its page reports, except `allowedErrors`; a failed one leaves a screenshot.
 */
export const test = base.extend<
  { engine: Engine; allowedErrors: RegExp | undefined; view: Screen },
  { browsers: Browsers }
>({
  engine: [firefox, { option: true }],
  allowedErrors: [undefined, { option: true }],
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what is needed.
    async ({}, use) => {
      const browsers: Browsers = new Map()
      await use(browsers)
      for (const opened of browsers.values()) await opened.then((page) => page.close())
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  view: async ({ engine, browsers, baseURL, allowedErrors }, use, info) => {
    base.skip(engine.missing !== undefined, engine.missing)
    const page = await (browsers.get(engine) ?? browsers.set(engine, engine.open()).get(engine)!)
    await page.goto(`${baseURL}/robots.txt`)
    await page.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }, null)
    const before = (await page.errors()).length
    await use(new Screen(page, baseURL!))
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('screen.png'), await page.screenshot())
    }
    const errors = (await page.errors()).slice(before)
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([])
  },
})

export { expect }

import { existsSync } from 'node:fs'
import { type KeyInput, launch, type Page } from 'puppeteer-core'
import { type Engine, type EnginePage, viewport } from './engine'

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const path = process.env.FIREFOX_PATH ?? usual.find((file) => existsSync(file))

/** Firefox of this machine (`FIREFOX_PATH`, or where systems put it), driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: path ? undefined : 'Firefox is not installed (Debian: firefox-esr).',
  async open() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: path!,
      headless: true,
      defaultViewport: viewport,
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-GB',
        'layout.css.prefers-color-scheme.content-override': 1,
      },
    })
    const page = await browser.newPage()
    return firefoxPage(page, () => browser.close())
  },
}

function firefoxPage(page: Page, close: () => Promise<void>): EnginePage {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${String(error)}`))
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    setCookie: (cookie) =>
      page.browserContext().setCookie({ ...cookie, domain: new URL(page.url()).hostname, sameSite: 'Strict' }),
    async clearCookies() {
      const context = page.browserContext()
      await context.deleteCookie(...(await context.cookies()))
    },
    faults: () => Promise.resolve([...faults]),
    close,
  }
}

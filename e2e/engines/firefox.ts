import { existsSync } from 'node:fs'
import { type ConsoleMessage, type KeyInput, launch, type Page } from 'puppeteer-core'
import { type Engine, type EnginePage, viewport } from './engine'

const usualPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const path = process.env.FIREFOX_PATH ?? usualPaths.find((file) => existsSync(file))

/** Firefox as installed on this machine (`FIREFOX_PATH`, or the usual places), driven over WebDriver BiDi. */
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

/** Returns the text of an error message in the console. Errors only give theirs when evaluated in the page. */
async function formatMessage(message: ConsoleMessage): Promise<string> {
  const texts = message
    .args()
    .map((arg) =>
      arg.evaluate((value) => (value instanceof Error ? `${value} ${value.stack}` : String(value))),
    )
  // The page may be gone by then.
  const parts = await Promise.all(texts).catch(() => [message.text()])
  return `console: ${parts.join(' ') || message.text()}`
}

function firefoxPage(page: Page, close: () => Promise<void>): EnginePage {
  const errors: Promise<string>[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(formatMessage(message))
  })
  page.on('pageerror', (error) => errors.push(Promise.resolve(`exception: ${String(error)}`)))
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    evaluate: (run, argument) => page.evaluate(run as never, argument as never),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    async press(chord) {
      const keys = chord.split('+') as KeyInput[]
      for (const key of keys) await page.keyboard.down(key)
      for (const key of keys.reverse()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    setCookie: (cookie) =>
      page
        .browserContext()
        .setCookie({ ...cookie, domain: new URL(page.url()).hostname, sameSite: 'Strict' }),
    async clearCookies() {
      const context = page.browserContext()
      await context.deleteCookie(...(await context.cookies()))
    },
    errors: () => Promise.all(errors),
    close,
  }
}

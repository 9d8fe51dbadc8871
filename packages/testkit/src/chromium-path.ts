import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Returns the path of a Chromium on this machine (`CHROMIUM_PATH`, or one of the usual paths); undefined leaves the
 * choice to Playwright.
 */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))
}

/**
 * Returns the path of the Chromium for end-to-end tests: the headless shell where it is installed, which takes a third
 * less time. Extensions need the full browser (`chromiumPath`).
 */
export function headlessChromiumPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell'
  return process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : chromiumPath())
}

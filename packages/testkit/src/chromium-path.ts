import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of this machine (`CHROMIUM_PATH`, or where systems put it); undefined leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))
}

/**
 * The Chromium for journeys: without the parts of a browser that nobody sees there, where systems have such a one, which
 * takes a third less time. Extensions need the whole (`chromiumPath`).
 */
export function headlessChromiumPath(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell'
  return process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : chromiumPath())
}

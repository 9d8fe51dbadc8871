import { existsSync } from 'node:fs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A Chromium of this machine (`CHROMIUM_PATH`, or where systems put it); undefined leaves the choice to Playwright. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))
}

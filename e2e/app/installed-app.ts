import type { Browser, Page } from '@playwright/test'
import { expect } from '../test'
import { readStoredKeys } from './stored-keys'

/** Opens a page in a browser of its own that may have a service worker. Collects the errors of all its pages. */
export async function openApp(browser: Browser) {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const errors: string[] = []
  context.on('weberror', (thrown) => errors.push(thrown.error().message))
  context.on('console', (message) => {
    // What a browser itself says when nothing answers.
    if (message.type() === 'error' && !/net::ERR_|status of 50[0-9]/.test(message.text()))
      errors.push(message.text())
  })
  return { page, context, errors }
}

/** Waits until the service worker keeps the shell and answers for this page. */
export async function waitForShell(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 40_000 })
    .toBe(true)
}

/** Returns what the page's caches hold: each path with its size in bytes. */
export function listCachedFiles(page: Page): Promise<{ cache: string; path: string; bytes: number }[]> {
  return page.evaluate(async () => {
    const all: { cache: string; path: string; bytes: number }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const { size = 0 } = (await response?.blob()) ?? {}
        all.push({ cache: name, path: new URL(request.url).pathname, bytes: size })
      }
    }
    return all
  })
}

/** Waits until all is kept that the service worker, by its own list, fetches for somebody who comes back to the app. */
export async function waitForCommonParts(page: Page): Promise<void> {
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text())
  const [list = ''] = /[\w.,-]*,word[.]screen,[\w.,-]*/.exec(worker) ?? []
  const parts = list.split(',')
  expect(parts.length).toBeGreaterThan(50)
  const missing = async () => {
    const cached = (await listCachedFiles(page)).map(({ path }) => path).join()
    return parts.filter((part) => !cached.includes(`/assets/${part}-`))
  }
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
}

/** Returns the keys of all answers that are kept in the page's browser. */
export const listKeptKeys = async (page: Page): Promise<string[]> =>
  (await page.evaluate(readStoredKeys, { database: 'wordhoard-kept', store: 'answers' })).map(String)

/** Returns the address of the script that the page began with: each version has another. */
export function entryScript(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src)
}

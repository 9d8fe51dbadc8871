import type { Browser, Locator, Page } from '@playwright/test'

/** Opens a page in a separate browser context, where nobody is signed in yet. */
export async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize()! })
  return context.newPage()
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }), hasText: text })

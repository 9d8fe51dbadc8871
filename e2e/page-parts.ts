import type { Browser, Locator, Page } from '@playwright/test'

/** Opens a page in a separate browser context, where nobody is signed in yet. */
export async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize()! })
  return context.newPage()
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Dismiss' }), hasText: text })

/** Returns the texts that have a highlight, in the order in which the highlight got them. */
export const readHighlights = (page: Page, highlight: string): Promise<string[]> =>
  page.evaluate((name) => {
    const texts: string[] = []
    for (const part of CSS.highlights.get(name) ?? []) {
      const range = document.createRange()
      range.setStart(part.startContainer, part.startOffset)
      range.setEnd(part.endContainer, part.endOffset)
      texts.push(range.toString())
    }
    return texts
  }, highlight)

import { type Browser, expect, type Locator, type Page } from '@playwright/test'

/** Opens a page in a separate browser context, where nobody is signed in yet. */
export async function otherPage(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize()! })
  return context.newPage()
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')

/**
 * Waits until the history entry of a dialog or sheet that is closing is removed, which is a moment after it's hidden: a
 * navigation meanwhile would be aborted.
 */
export async function waitUntilClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { dialogs?: string[] } | null)?.dialogs?.length)
}

/** Presses Escape and waits until a dialog or sheet is closed. */
export async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await waitUntilClosed(page)
}

/** The text in the reader, and the card at its end. */
export const textPane = (page: Page): Locator => page.getByRole('region', { name: 'Text', exact: true })
export const endCard = (page: Page): Locator => page.getByRole('region', { name: 'Finished!' })

/** Scrolls to the end of the text, as far as it goes. */
export async function readToEnd(page: Page): Promise<void> {
  await textPane(page).hover()
  await expect(async () => {
    await textPane(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(endCard(page)).toBeInViewport({ timeout: 500 })
  }).toPass()
}

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

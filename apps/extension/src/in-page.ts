import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { browserApi } from './browser-api'
import type { Extracted, Part } from './page/page-article'
import type { PageWorld } from './page/page-parts'

/**
 * Extracts the article or the selection from the page of a tab.
 *
 * @throws an error on pages where the browser doesn't allow extensions.
 */
export async function extractFrom(tabId: number, part: Part): Promise<Extracted> {
  await browserApi.scripting.executeScript({ target: { tabId }, files: ['page/extract.js'] })
  const [answer] = await browserApi.scripting.executeScript({
    target: { tabId },
    // Sent as source code, so it mustn't use anything from the enclosing scope.
    func: (wanted: Part) => (globalThis as PageWorld).readerParts!.extract!(wanted),
    args: [part],
  })
  return (answer?.result as Extracted | undefined) ?? { problem: 'unexpected' }
}

/** Delivers a message to the reader's page in a tab; returns true once the page has acknowledged it. */
export async function deliverTo(tabId: number, message: ExternalMessage, origin: string): Promise<boolean> {
  await browserApi.scripting.executeScript({ target: { tabId }, files: ['page/deliver.js'] })
  const [answer] = await browserApi.scripting.executeScript({
    target: { tabId },
    func: (posted: ExternalMessage, to: string) =>
      (globalThis as PageWorld).readerParts!.deliver!(posted, to),
    args: [message, origin],
  })
  return answer?.result === true
}

/**
 * Returns the text selected in a tab, as one line; empty when nothing is selected or extensions aren't allowed there.
 */
export async function readSelection(tabId: number): Promise<string> {
  try {
    const [answer] = await browserApi.scripting.executeScript({
      target: { tabId },
      func: () => String(getSelection() ?? ''),
    })
    return String(answer?.result ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  } catch (error) {
    console.info('The browser does not allow extensions on this page:', error)
    return ''
  }
}

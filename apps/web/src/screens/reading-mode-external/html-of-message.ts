import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { sanitiseToHtml } from '../../features/reader/html/sanitise'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { blocksToHtml } from '../../features/reader/text/text-block'

/**
 * The text of a message as sanitised HTML: its HTML, or where that leaves nothing to read or cannot be cleaned, its
 * plain text; empty when there is nothing in either.
 */
export function htmlOfMessage({ content, textContent }: ExternalMessage): string {
  return sanitiseOrEmpty(content ?? '') || sanitiseToHtml(blocksToHtml(plainTextToBlocks(textContent ?? '')))
}

function sanitiseOrEmpty(html: string): string {
  try {
    return sanitiseToHtml(html)
  } catch (error) {
    console.info('The HTML cannot be sanitised; its plain text is used:', error)
    return ''
  }
}

import type { ExternalMessage } from '@wordhoard/contracts/reading/external-message'
import { sanitiseToHtml } from '../../features/reader/html/sanitise'
import { plainTextToBlocks } from '../../features/reader/text/plain-text'
import { blocksToHtml } from '../../features/reader/text/text-block'

/**
 * Returns the text of a message as sanitised HTML. Falls back to its plain text when the HTML contains nothing to read
 * or can't be sanitised; returns an empty string when neither has anything to read.
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

import type { ExternalMessage } from '@wordhoard/contracts/external-message'
import { plainTextToBlocks } from '../../features/reader/plain-text'
import { sanitiseToHtml } from '../../features/reader/sanitise'
import { blocksToHtml } from '../../features/reader/text-block'

/**
 * The text of a message as sanitised HTML: its HTML, or where that leaves nothing to read or cannot be cleaned, its
 * plain text; empty when there is nothing in either.
 */
export function importedHtml({ content, textContent }: ExternalMessage): string {
  return cleaned(content ?? '') || sanitiseToHtml(blocksToHtml(plainTextToBlocks(textContent ?? '')))
}

function cleaned(html: string): string {
  try {
    return sanitiseToHtml(html)
  } catch (error) {
    console.info('The HTML cannot be sanitised; its plain text is used:', error)
    return ''
  }
}

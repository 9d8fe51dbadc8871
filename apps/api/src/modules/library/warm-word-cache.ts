import { readLibrary } from '@wordhoard/library/library'
import type { TextProcessor } from '../vocabulary/texts/text-processor'

/**
 * Lets the thread that reads texts meet the words of the library, article by article: the first text of somebody's after a
 * start would take a second more otherwise, most of it for words that every text has.
 */
export async function warmWordCache(textProcessor: TextProcessor): Promise<void> {
  for (const { markdown } of readLibrary()) await textProcessor.warmUp(markdown)
}

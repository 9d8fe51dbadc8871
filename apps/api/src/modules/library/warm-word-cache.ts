import { readLibrary } from '@wordhoard/library/library'
import type { TextProcessor } from '../vocabulary/texts/text-processor'

/**
 * Makes the text-processing thread read the library's articles, one by one. Otherwise the first text after a start
 * would take a second longer, mostly for words that every text has.
 */
export async function warmWordCache(textProcessor: TextProcessor): Promise<void> {
  for (const { markdown } of readLibrary()) await textProcessor.warmUp(markdown)
}

import { tagFormatting } from '@wordhoard/reading-html/inline-style'
import { readerBlocks } from '@wordhoard/reading-html/reader-blocks'
import { plainPagesIn } from '../text/find-plain-pages'

/**
 * Returns the blocks of an article that the browser has parsed as part of its page, equal to what `sanitiseArticle`
 * makes of its HTML. They are rebuilt from the nodes, by element names alone, since the server writes no styles. No
 * HTML is parsed here, so only nodes need sanitising, and `readerBlocks` copies none that it doesn't name.
 *
 * @param parsed an element already removed from the page
 * @returns undefined for the few texts that this file can't handle; use `sanitiseArticle` for them
 */
export function blocksOfParsed(parsed: Element): DocumentFragment | undefined {
  // A form's named fields shadow its own properties. Articles have neither names nor ids.
  if (plainPagesIn(parsed).length > 0 || parsed.querySelector('[name], [id]')) return undefined
  return readerBlocks(parsed, { formatting: tagFormatting, linkOrigin: location.origin }, document)
}

import { tagFormatting } from '@wordhoard/reading-html/inline-style'
import { readerBlocks } from '@wordhoard/reading-html/reader-blocks'
import { plainPagesIn } from '../text/find-plain-pages'

/**
 * The blocks of an article that the browser has parsed with the page it came in, as `sanitiseArticle` makes them of its
 * HTML: built anew from the nodes themselves, by their elements alone, since the server writes no styles. No text is parsed for it, so that there is nothing to be sanitised but
 * nodes, and `readerBlocks` copies none that it does not name.
 *
 * @param parsed no longer in the page
 * @returns undefined for the few texts that take more than this file has
 */
export function blocksOfParsed(parsed: Element): DocumentFragment | undefined {
  // Fields of a form hide its own properties behind their names; articles have neither names nor ids.
  if (plainPagesIn(parsed).length > 0 || parsed.querySelector('[name], [id]')) return undefined
  return readerBlocks(parsed, { formatting: tagFormatting, linkOrigin: location.origin }, document)
}

import { plainPagesIn } from '../text/find-plain-pages'
import { markLinks, rebuild } from './rebuild'

/**
 * The blocks of an article that the browser has parsed with the page it came in, as `sanitiseArticle` makes them of its
 * HTML: built anew from the nodes themselves. No text is parsed for it, so that there is nothing to be sanitised but
 * nodes, and `rebuild` copies none that it does not name.
 *
 * @param parsed no longer in the page; its links are changed
 * @returns undefined for the few texts that take more than this file has
 */
export function blocksOfParsed(parsed: Element): DocumentFragment | undefined {
  if (plainPagesIn(parsed).length > 0) return undefined
  markLinks(parsed)
  return rebuild(parsed)
}

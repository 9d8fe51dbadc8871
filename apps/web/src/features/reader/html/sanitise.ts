import { prepareHtml } from '@wordhoard/reading-html/prepare-html'
import { purifyConfig } from '@wordhoard/reading-html/purify-config'
import { readerBlocks } from '@wordhoard/reading-html/reader-blocks'
import { articleRules, browserText, type ReadingRules } from '@wordhoard/reading-html/rules'
import { makeWordLists } from '@wordhoard/reading-html/word-lists'
import createDOMPurify from 'dompurify'
import { splitPlainPages } from '../text/plain-pages'

/** What DOMPurify lets through with these rules, in a document where nothing runs or loads. */
function clean(html: string, rules: ReadingRules): DocumentFragment {
  const config = { ...purifyConfig(rules), RETURN_DOM_FRAGMENT: true as const }
  const tree: DocumentFragment | null = createDOMPurify.sanitize(prepareHtml(html), config)
  // A frameset takes the body's place, and leaves nothing to clean.
  return tree ?? document.createDocumentFragment()
}

/**
 * The one gate through which HTML from anywhere (the clipboard, session storage, an extension, an article) reaches a
 * page: DOMPurify with a strict allow-list in an inert document, then a fragment built anew with no attributes but
 * those of images. Insert the fragment as it is; change nothing in it afterwards.
 */
export function sanitise(html: string): DocumentFragment {
  const tree = clean(html, browserText)
  makeWordLists(tree)
  splitPlainPages(tree)
  return readerBlocks(tree, browserText, document)
}

/**
 * As `sanitise`, for the HTML of an article as the server made it: links within this site stay, and open in a new tab;
 * others stay as text that looks like none.
 */
export function sanitiseArticle(html: string): DocumentFragment {
  const rules = articleRules('browser', location.origin)
  const tree = clean(html, rules)
  splitPlainPages(tree)
  return readerBlocks(tree, rules, document)
}

/** What `sanitise` makes as text, for keeping; it must pass `sanitise` again before it is shown. */
export function sanitiseToHtml(html: string): string {
  return fragmentToHtml(sanitise(html))
}

/** A fragment that `sanitise` made, as HTML. Its images are not loaded for it. */
export function fragmentToHtml(fragment: DocumentFragment): string {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(inert.importNode(fragment, true))
  return inert.body.innerHTML
}

import { prepareHtml } from '@wordhoard/reading-html/prepare-html'
import { purifyConfig } from '@wordhoard/reading-html/purify-config'
import { readerBlocks } from '@wordhoard/reading-html/reader-blocks'
import { articleRules, browserText, type ReadingRules } from '@wordhoard/reading-html/rules'
import { makeWordLists } from '@wordhoard/reading-html/word-lists'
import createDOMPurify from 'dompurify'
import { splitPlainPages } from '../text/plain-pages'

/** Returns what DOMPurify lets through under these rules, in a document where nothing runs or loads. */
export function cleanTree(html: string, rules: ReadingRules): DocumentFragment {
  const config = { ...purifyConfig(rules), RETURN_DOM_FRAGMENT: true as const }
  const tree: DocumentFragment | null = createDOMPurify.sanitize(prepareHtml(html), config)
  // A frameset replaces the body, so there is nothing to return.
  return tree ?? document.createDocumentFragment()
}

/**
 * Sanitises HTML from any source (the clipboard, session storage, an extension) before it reaches a page. All of it
 * must pass through here, except for articles, which `sanitiseArticle` or `blocksOfParsed` sanitises. DOMPurify applies
 * a strict allow-list in an inert document, then the fragment is rebuilt with no attributes but those of images. Insert
 * the fragment as it is, without changing it.
 */
export function sanitise(html: string): DocumentFragment {
  const tree = cleanTree(html, browserText)
  makeWordLists(tree)
  splitPlainPages(tree)
  return readerBlocks(tree, browserText, document)
}

/**
 * Sanitises the HTML of an article from the server. Unlike `sanitise`, it keeps links within this site, which open in a
 * new tab; other links become plain text.
 */
export function sanitiseArticle(html: string): DocumentFragment {
  const rules = articleRules('browser', location.origin)
  const tree = cleanTree(html, rules)
  splitPlainPages(tree)
  return readerBlocks(tree, rules, document)
}

/** Sanitises HTML for storage. Before it is shown, it must pass `sanitise` again. */
export function sanitiseToHtml(html: string): string {
  return fragmentToHtml(sanitise(html))
}

/** Serialises a fragment made by `sanitise`, without loading its images. */
export function fragmentToHtml(fragment: DocumentFragment): string {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(inert.importNode(fragment, true))
  return inert.body.innerHTML
}

import { allowedTags } from '@wordhoard/contracts/reading/reading-html'
import createDOMPurify, { type Config } from 'dompurify'
import { makeWordLists } from '../states/word-lists'
import { splitPlainPages } from '../text/plain-pages'
import { markLinks, readAttributes, rebuild } from './rebuild'

const config: Config & { RETURN_DOM_FRAGMENT: true } = {
  RETURN_DOM_FRAGMENT: true,
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: readAttributes,
  // Only addresses have to match the expression below.
  ADD_URI_SAFE_ATTR: readAttributes.filter((name) => name !== 'src'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The sources of images are checked again where they are set.
  ALLOWED_URI_REGEXP: /^(https:|\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i,
}

/** As above, with links: their addresses are looked at again where they are set. */
const articleConfig: typeof config = {
  ...config,
  ALLOWED_ATTR: [...readAttributes, 'href'],
  ALLOWED_URI_REGEXP: /^(https?:|\/|data:image\/(png|jpeg|gif|webp);base64,)/i,
}

/**
 * Style sheets, Word's conditional comments and its private elements go before parsing, since they may be most of what
 * is pasted; inline styles are renamed, because a strict
 * content security policy reports every one that a parser meets, and so are handlers of events.
 */
export function prepare(html: string): string {
  const shown = withoutElements(html.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))
  // No tag ends behind the last >, so that none is sought there from each < on.
  const end = shown.lastIndexOf('>') + 1
  const tags = shown
    .slice(0, end)
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/<\/?style\b[^>]*>/gi, ' ')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(\s*=)/gi, '$1data-$2$3'))
  return tags + shown.slice(end)
}

/** Takes elements out that hold no text to read, as far as they are closed; in one pass, however many are not. */
function withoutElements(html: string): string {
  const opening = /<(style|script|xml|title|head)\b/gi
  const unclosed = new Set<string>()
  let kept = ''
  let at = 0
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const name = match[1]!.toLowerCase()
    if (unclosed.has(name)) continue
    const closing = new RegExp(`</${name}\\s*>`, 'gi')
    closing.lastIndex = opening.lastIndex
    if (!closing.test(html)) {
      unclosed.add(name)
      continue
    }
    kept += html.slice(at, match.index)
    at = closing.lastIndex
    opening.lastIndex = at
  }
  return kept + html.slice(at)
}

/**
 * The one gate through which HTML from anywhere (the clipboard, session storage, an extension, an article) reaches a
 * page: DOMPurify with a strict allow-list in an inert document, then a fragment built anew with no attributes but
 * those of images. Insert the fragment as it is; change nothing in it afterwards.
 */
export function sanitise(html: string): DocumentFragment {
  const clean = createDOMPurify.sanitize(prepare(html), config)
  makeWordLists(clean)
  splitPlainPages(clean)
  return rebuild(clean)
}

/**
 * As `sanitise`, for the HTML of an article as the server made it: links within this site stay, and open in a new tab;
 * others stay as text that looks like none.
 */
export function sanitiseArticle(html: string): DocumentFragment {
  const clean = createDOMPurify.sanitize(prepare(html), articleConfig)
  splitPlainPages(clean)
  markLinks(clean)
  return rebuild(clean)
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

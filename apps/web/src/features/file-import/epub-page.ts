import { expandEmptyTags, withoutStyles } from '../../shell/inert-markup'
import { parseInert } from '../../shell/trusted-types'

/** Parses a page of a book. Most pages are well-formed XML; others are parsed as HTML. */
export function parsePage(source: string): Document {
  const text = withoutStyles(source.replace(/^\uFEFF/, ''))
  const page = parseInert(text, 'application/xhtml+xml')
  if (page.getElementsByTagName('parsererror').length === 0) return page
  return parseInert(expandEmptyTags(text), 'text/html')
}

function bodyOf(page: Document): Element {
  return page.getElementsByTagName('body')[0] ?? page.documentElement
}

/**
 * Returns the element that a fragment points to, by id or, in older books, by name; undefined for the page's beginning.
 */
function target(page: Document, fragment: string): Element | undefined {
  if (fragment === '') return undefined
  const found = page.getElementById(fragment) ?? page.querySelector(`[name="${CSS.escape(fragment)}"]`)
  return found ?? undefined
}

/** Copies the part of a page from one fragment (empty: the beginning) to another (undefined: the end). */
export function partOf(page: Document, from: string, to: string | undefined): DocumentFragment {
  const body = bodyOf(page)
  const range = page.createRange()
  range.selectNodeContents(body)
  const start = target(page, from)
  if (start && body.contains(start)) range.setStartBefore(start)
  const end = to === undefined ? undefined : target(page, to)
  if (end && body.contains(end)) {
    const isAfter = range.comparePoint(end, 0) >= 0
    if (isAfter) range.setEndBefore(end)
  }
  return range.cloneContents()
}

/** Serialises to HTML, even if the page was XML. */
export function toHtml(part: DocumentFragment): string {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(inert.importNode(part, true))
  return inert.body.innerHTML
}

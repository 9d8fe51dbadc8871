import { expandEmptyTags, withoutStyles } from '../../shell/inert-markup'
import { parseInert } from '../../shell/trusted-types'

/** A page of a book. Most are well-formed XML; the others are read as browsers read HTML. */
export function parsePage(source: string): Document {
  const text = withoutStyles(source.replace(/^\uFEFF/, ''))
  const page = parseInert(text, 'application/xhtml+xml')
  if (page.getElementsByTagName('parsererror').length === 0) return page
  return parseInert(expandEmptyTags(text), 'text/html')
}

function bodyOf(page: Document): Element {
  return page.getElementsByTagName('body')[0] ?? page.documentElement
}

/** The element that an address points to: by its id, in older books by its name; undefined for the page's beginning. */
function target(page: Document, fragment: string): Element | undefined {
  if (fragment === '') return undefined
  const found = page.getElementById(fragment) ?? page.querySelector(`[name="${CSS.escape(fragment)}"]`)
  return found ?? undefined
}

/** What stands on a page from one fragment (the beginning if empty) up to another (undefined: the end). */
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

/** As HTML, also what was XML. */
export function toHtml(part: DocumentFragment): string {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(inert.importNode(part, true))
  return inert.body.innerHTML
}

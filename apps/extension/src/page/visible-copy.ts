/** Elements with more than this share of a page's text are never treated as clutter. */
const MAX_CLUTTER_SHARE = 0.4

const dialogs = '[role="dialog"], [role="alertdialog"], [aria-modal="true"], dialog'
const labelledClutter = '[aria-label="Advertisement" i], [data-ad], ins.adsbygoogle, sup.reference'
/**
 * Class names and ids that sites give to clutter. They are compared as whole words, so that "adapted" doesn't match
 * "ad".
 */
const clutterNames = new Set(
  'ad ads advert advertisement ad-slot ad-container sponsored newsletter newsletter-signup cookie-banner cookie-consent consent-banner gdpr social-share share-buttons share-bar related related-articles related-links recommended read-more-links kicker eyebrow breadcrumb breadcrumbs mw-editsection noprint'.split(
    ' ',
  ),
)
/** Invisible elements to keep: they hold metadata, and pictures for browsers without scripts. */
const INVISIBLE_TAGS_TO_KEEP = new Set(['SCRIPT', 'NOSCRIPT', 'STYLE', 'TEMPLATE'])

function hasClutterName(element: Element): boolean {
  // Reads attributes, not properties: in a form, `form.id` returns a field named "id" instead of the form's id.
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  return names.split(/\s+/).some((name) => clutterNames.has(name.toLowerCase()))
}

function isInvisible(element: Element, style: CSSStyleDeclaration): boolean {
  if (INVISIBLE_TAGS_TO_KEEP.has(element.tagName)) return false
  return style.display === 'none' || style.visibility === 'hidden' || element.hasAttribute('hidden')
}

/** Counts the characters of text in an element, without scripts and styles. */
function textLength(element: Element): number {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let length = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!INVISIBLE_TAGS_TO_KEEP.has(node.parentNode!.nodeName)) length += (node as Text).data.trim().length
  }
  return length
}

/**
 * Returns a copy of the page without what its reader does not see (folded menus, texts for other screen sizes) and
 * without clutter over or inside the text (dialogs, cookie banners, fixed bars, advertisements). The page itself stays
 * unchanged.
 */
export function visibleCopy(page: Document): Document {
  const copy = safeCopy(page)
  const totalLength = Math.max(textLength(page.body), 1)
  const dropped: Element[] = []
  const isClutter = (element: Element, style: CSSStyleDeclaration) =>
    (element.matches(`${dialogs}, ${labelledClutter}`) ||
      style.position === 'fixed' ||
      hasClutterName(element)) &&
    textLength(element) / totalLength < MAX_CLUTTER_SHARE
  const walk = (element: Element, copied: Element) => {
    for (let index = 0; index < element.children.length; index++) {
      const child = element.children[index]!
      const twin = copied.children[index]
      if (!twin) return
      const style = getComputedStyle(child)
      if (isInvisible(child, style) || isClutter(child, style)) dropped.push(twin)
      else walk(child, twin)
    }
  }
  walk(page.body, copy.body)
  for (const element of dropped) element.remove()
  return copy
}

/** Returns a copy of the page with hidden content made visible, for pages that hide their own text. */
export function copyUnfolded(page: Document): Document {
  const copy = safeCopy(page)
  for (const element of copy.body.querySelectorAll('[style], [hidden]')) {
    element.removeAttribute('style')
    element.removeAttribute('hidden')
  }
  return copy
}

/**
 * Returns a copy in which elements of forms have no names or ids, because a field such as `<input name="parentNode">`
 * shadows its form's property.
 */
function safeCopy(page: Document): Document {
  const copy = page.cloneNode(true) as Document
  for (const named of copy.querySelectorAll('form [name], form [id]')) {
    named.removeAttribute('name')
    named.removeAttribute('id')
  }
  return copy
}

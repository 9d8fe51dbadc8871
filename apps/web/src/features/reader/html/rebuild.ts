import { isLeftOut, looksOf } from '@wordhoard/contracts/reading/inline-look'
import {
  blockTags,
  containerTags,
  imageSource,
  LARGEST_IMAGE_SIDE,
} from '@wordhoard/contracts/reading/reading-html'
import { styleAttribute } from './inline-style'
import { siteTarget } from './site-target'

/** Blocks that stay as they are; every other block only separates paragraphs. */
const keptBlocks = new Set(blockTags.map((tag) => tag.toUpperCase()))
const containers = new Set([...containerTags.map((tag) => tag.toUpperCase()), 'BODY'])
/** What may stand directly in these: anything else in them is left out or put into an entry. */
const children: Record<string, readonly string[]> = {
  UL: ['LI'],
  OL: ['LI'],
  DL: ['DT', 'DD'],
  TABLE: ['CAPTION', 'THEAD', 'TBODY', 'TFOOT', 'TR'],
  THEAD: ['TR'],
  TBODY: ['TR'],
  TFOOT: ['TR'],
  TR: ['TD', 'TH'],
}
/** Blocks that hold text directly, without a paragraph around it. */
const textBlocks = new Set('P H1 H2 H3 H4 H5 H6 LI DT DD CAPTION TD TH FIGCAPTION'.split(' '))

function isBlock(node: Node): boolean {
  return keptBlocks.has(node.nodeName) || containers.has(node.nodeName)
}

function hasBlock(element: Element): boolean {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    if (isBlock(child) || hasBlock(child)) return true
  }
  return false
}

/** What the looks of an element of a cleaned tree are read from. */
export function lookedAt(element: Element) {
  return {
    tagName: element.tagName,
    classNames: element.getAttribute('class'),
    style: element.getAttribute(styleAttribute),
  }
}

function rebuildImage(source: Element): HTMLImageElement | null {
  const src = (source.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://')
  if (!imageSource.test(src)) return null
  const image = document.createElement('img')
  // Before `src`, so that nothing loads ahead of the reader and no site learns where its image is read.
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  image.setAttribute('referrerpolicy', 'no-referrer')
  image.alt = source.getAttribute('alt') ?? ''
  for (const side of ['width', 'height'] as const) {
    const pixels = Number.parseInt(source.getAttribute(side) ?? '', 10)
    if (pixels > 0 && pixels <= LARGEST_IMAGE_SIDE) image[side] = pixels
  }
  image.src = src
  return image
}

/** Links of an article are to be rebuilt as such, also those without an address. */
export function markLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a:not([href])')) link.setAttribute('href', '')
}

/** A link of an article: one that leads elsewhere keeps its place and loses its address. */
function rebuildLink(source: Element): HTMLAnchorElement {
  const link = document.createElement('a')
  const target = siteTarget(source.getAttribute('href') ?? '', location.origin)
  if (target !== undefined) {
    link.setAttribute('href', target)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener')
  }
  return link
}

function appendText(text: string, into: Node, keepsSpace: boolean): void {
  into.appendChild(document.createTextNode(keepsSpace ? text : text.replace(/[\t\n\r ]+/g, ' ')))
}

/** Copies inline content; formatting becomes spans, links and unknown elements become their content. */
function appendInline(source: Node, into: Node, keepsSpace: boolean): void {
  if (source.nodeType === 3) appendText((source as Text).data, into, keepsSpace)
  if (source.nodeType !== 1) return
  const element = source as Element
  if (isLeftOut(lookedAt(element))) return
  if (element.tagName === 'BR') {
    into.appendChild(document.createElement('br'))
    return
  }
  if (element.tagName === 'IMG') {
    const image = rebuildImage(element)
    if (image) into.appendChild(image)
    return
  }
  const found = looksOf(lookedAt(element))
  let target = into
  // Only articles have links left at this point.
  if (element.tagName === 'A' && element.hasAttribute('href')) target = into.appendChild(rebuildLink(element))
  if (found.size > 0) {
    const span = document.createElement('span')
    span.className = [...found].join(' ')
    target = target.appendChild(span)
  }
  for (const child of element.childNodes) appendInline(child, target, keepsSpace)
}

function isEmpty(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector('img, hr') === null
}

/** Ends a paragraph: leading and trailing breaks and empty paragraphs are dropped. */
function finish(paragraph: Element, into: Node): void {
  while (paragraph.lastChild?.nodeName === 'BR') paragraph.lastChild.remove()
  while (paragraph.firstChild?.nodeName === 'BR') paragraph.firstChild.remove()
  if (!isEmpty(paragraph)) into.appendChild(paragraph)
}

/** Copies content that mixes blocks and inline runs: runs become paragraphs, two breaks in a row part them. */
function appendMixed(source: Node, into: Node): void {
  let run: HTMLElement | null = null
  let breaks = 0
  const flush = () => {
    if (run) finish(run, into)
    run = null
    breaks = 0
  }
  for (const child of source.childNodes) {
    if (isBlock(child) || (child.nodeType === 1 && hasBlock(child as Element))) {
      flush()
      appendBlock(child as Element, into)
      continue
    }
    const isSpace = child.nodeType === 3 && (child as Text).data.trim() === ''
    if (child.nodeName === 'BR') breaks++
    else if (!isSpace) breaks = 0
    if (breaks === 2) {
      flush()
      continue
    }
    if (!run && (isSpace || child.nodeType === 8)) continue
    run ??= document.createElement('p')
    appendInline(child, run, false)
  }
  flush()
}

function appendStructure(source: Element, into: Node, allowed: readonly string[]): void {
  const target = document.createElement(source.tagName.toLowerCase())
  for (const child of source.children) {
    if (allowed.includes(child.tagName)) appendBlock(child, target)
    // Lists that stand directly in a list belong to the entry before them.
    else if (target.lastElementChild && isBlock(child) && target.lastElementChild.tagName === 'LI') {
      appendBlock(child, target.lastElementChild)
    } else if (isBlock(child) || hasBlock(child)) appendMixed(child, target.lastElementChild ?? into)
  }
  if (target.hasChildNodes()) into.appendChild(target)
}

function appendPre(source: Element, into: Node): void {
  if (source.textContent.trim() === '') return
  const pre = document.createElement('pre')
  for (const child of source.childNodes) appendInline(child, pre, true)
  into.appendChild(pre)
}

function appendBlock(source: Element, into: Node): void {
  const tag = source.tagName
  if (isLeftOut(lookedAt(source))) return
  const allowed = children[tag]
  if (allowed) appendStructure(source, into, allowed)
  else if (tag === 'PRE') appendPre(source, into)
  else if (tag === 'HR') into.appendChild(document.createElement('hr'))
  else if (!keptBlocks.has(tag)) appendMixed(source, into)
  else appendTextBlock(source, into)
}

/** A paragraph, heading, entry or cell; a paragraph that holds blocks, as browsers never make it, is only its content. */
function appendTextBlock(source: Element, into: Node): void {
  const tag = source.tagName
  const isMixed = hasBlock(source)
  if (isMixed && /^(P|H\d)$/.test(tag)) {
    appendMixed(source, into)
    return
  }
  const block = document.createElement(tag.toLowerCase())
  if (textBlocks.has(tag) && !isMixed)
    for (const child of source.childNodes) appendInline(child, block, false)
  else appendMixed(source, block)
  const canBeEmpty = tag === 'TD' || tag === 'TH'
  if (canBeEmpty || !isEmpty(block)) into.appendChild(block)
}

/**
 * Builds a fragment anew from a cleaned, inert tree: only elements and classes that this file names are created, and no
 * attribute is copied but those of images (https or inline png, jpeg, gif, webp) and the addresses of links within this
 * site. So what is shown cannot hold more than what is written here, whatever came in.
 */
export function rebuild(source: ParentNode & Node): DocumentFragment {
  const fragment = document.createDocumentFragment()
  appendMixed(source, fragment)
  return fragment
}

/** Attributes that `rebuild` reads. */
export const readAttributes = ['src', 'alt', 'width', 'height', 'class', styleAttribute]

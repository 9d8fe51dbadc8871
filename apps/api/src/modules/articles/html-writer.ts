import { isLeftOut, type Look, looksOf } from '@wordhoard/contracts/inline-look'
import { blockTags, containerTags, imageSource, LARGEST_IMAGE_SIDE } from '@wordhoard/contracts/reading-html'
import type { HtmlElement, HtmlNode, HtmlText } from 'jsdom'
import { escapeHtml } from '../../lib/html'
import { linkTarget } from './link-target'
import { TextWriter } from './text-writer'

const TEXT = 3
const ELEMENT = 1
const blocks = new Set(blockTags)
const containers = new Set(containerTags)
/** Blocks whose content is other blocks only: spaces between those mean nothing. */
const structures = new Set(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'])
/** Elements within a line that keep their name; looks are written by `tagOfLook`, all others vanish around their text. */
const keptInline = new Set(['small', 'mark', 'q', 'cite', 'dfn', 'var', 'ins', 'kbd', 'samp'])
const tagOfLook = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const satisfies Record<Look, string>

/**
 * Writes a cleaned tree as HTML, anew: only elements and attributes that this file names are written, so that the result
 * cannot hold more than what stands here, whatever came in. Its plain text is written along the way.
 */
export class HtmlWriter {
  readonly #origin: string
  readonly #text = new TextWriter()

  /** @param origin of this site: links to it stay */
  constructor(origin: string) {
    this.#origin = origin
  }

  write(root: HtmlNode): { html: string; text: string } {
    const html = this.#children(root, false).trim()
    return { html, text: this.#text.end() }
  }

  #children(parent: HtmlNode, keepsSpace: boolean): string {
    let html = ''
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === TEXT) html += this.#textNode(child as HtmlText, keepsSpace)
      else if (child.nodeType === ELEMENT) html += this.#element(child as HtmlElement, keepsSpace)
    }
    return html
  }

  #textNode(node: HtmlText, keepsSpace: boolean): string {
    if (!keepsSpace && isBetweenBlocks(node)) return ''
    const text = keepsSpace ? node.data : node.data.replace(/[\t\n\r\f ]+/g, ' ')
    this.#text.add(text)
    return escapeHtml(text)
  }

  #element(element: HtmlElement, keepsSpace: boolean): string {
    const { tagName } = element
    const look = {
      tagName,
      classNames: element.getAttribute('class'),
      style: element.getAttribute('style'),
    }
    if (isLeftOut(look)) return ''
    const tag = tagName.toLowerCase()
    if (tag === 'br') {
      this.#text.add('\n')
      return '<br>'
    }
    if (tag === 'hr') {
      this.#text.startBlock()
      return '<hr>\n'
    }
    if (tag === 'img') return this.#image(element)
    if (blocks.has(tag)) return this.#block(element, tag)
    if (containers.has(tag)) return this.#block(element, 'div')
    if (tag === 'a') return this.#link(element, keepsSpace)
    const html = this.#children(element, keepsSpace)
    if (html === '') return ''
    return keptInline.has(tag) ? `<${tag}>${html}</${tag}>` : withLooks(html, looksOf(look))
  }

  #block(element: HtmlElement, tag: string): string {
    const isPre = tag === 'pre'
    this.#text.startBlock(isPre)
    let html = this.#children(element, isPre)
    this.#text.startBlock()
    const mayBeEmpty = tag === 'td' || tag === 'th'
    if (!mayBeEmpty && html.trim() === '') return ''
    // A parser drops the first line break of a `pre`.
    if (isPre && html.startsWith('\n')) html = `\n${html}`
    return `<${tag}>${isPre ? html : html.trim()}</${tag}>\n`
  }

  #link(element: HtmlElement, keepsSpace: boolean): string {
    const target = linkTarget(element.getAttribute('href') ?? '', this.#origin)
    const html = this.#children(element, keepsSpace)
    return target === undefined
      ? `<a>${html}</a>`
      : `<a href="${escapeHtml(target)}" target="_blank" rel="noopener">${html}</a>`
  }

  #image(element: HtmlElement): string {
    const src = (element.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://')
    if (!imageSource.test(src)) return ''
    // Parts words as it does in the reader.
    this.#text.add(' ')
    // Before `src`, so that nothing loads ahead of the reader and no site learns where its image is read.
    let html = '<img loading="lazy" decoding="async" referrerpolicy="no-referrer"'
    for (const side of ['width', 'height']) {
      const pixels = Number.parseInt(element.getAttribute(side) ?? '', 10)
      if (pixels > 0 && pixels <= LARGEST_IMAGE_SIDE) html += ` ${side}="${pixels}"`
    }
    return `${html} alt="${escapeHtml(element.getAttribute('alt') ?? '')}" src="${escapeHtml(src)}">`
  }
}

function withLooks(html: string, looks: ReadonlySet<Look>): string {
  let written = html
  for (const look of looks) written = `<${tagOfLook[look]}>${written}</${tagOfLook[look]}>`
  return written
}

/** Whether a text is only the space between two blocks, or at the edge of one. */
function isBetweenBlocks(node: HtmlText): boolean {
  if (/[^\t\n\r\f ]/.test(node.data)) return false
  if (structures.has(tagOf(node.parentNode))) return true
  return isEdge(node.previousSibling) || isEdge(node.nextSibling)
}

function isEdge(neighbour: HtmlNode | null): boolean {
  const tag = tagOf(neighbour)
  return blocks.has(tag) || containers.has(tag)
}

function tagOf(node: HtmlNode | null): string {
  return node?.nodeType === ELEMENT ? (node as HtmlElement).tagName.toLowerCase() : ''
}

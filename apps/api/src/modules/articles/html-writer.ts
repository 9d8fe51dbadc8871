import { isLeftOut, type Look, looksOf } from '@wordhoard/contracts/reading/inline-look'
import {
  blockTags,
  containerTags,
  imageSource,
  LARGEST_IMAGE_SIDE,
} from '@wordhoard/contracts/reading/reading-html'
import { escapeHtml } from '../../lib/html'
import type { ReadElement, ReadNode, ReadText } from './html-node'
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
  /** Looks of elements around the block that is being written. */
  #looks: ReadonlySet<Look> = new Set()
  #html = ''
  /** Of the text that stands in no block. */
  #line = ''

  /** @param origin of this site: links to it stay */
  constructor(origin: string) {
    this.#origin = origin
  }

  write(root: ReadNode): { html: string; text: string } {
    this.#flow(root)
    this.#endLine()
    return { html: this.#html.trim(), text: this.#text.end() }
  }

  /** Writes what stands in no block yet: blocks as they are, text between them in paragraphs. */
  #flow(parent: ReadNode): void {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      const looks = looksAround(child)
      if (looks) this.#within(looks, () => this.#flow(child))
      else {
        const written = this.#node(child, false)
        if (isBlock.test(written)) {
          this.#endLine()
          this.#html += written
        } else this.#line += written
      }
    }
  }

  /** Text that stands in no block gets one of its own; otherwise its `#` or `*` would mean something to markdown again. */
  #endLine(): void {
    const text = this.#line.trim()
    if (text !== '') this.#html += `<p>${text}</p>\n`
    this.#line = ''
  }

  /** What is written by `write` has these looks besides its own. */
  #within<T>(looks: ReadonlySet<Look>, write: () => T): T {
    const before = this.#looks
    this.#looks = new Set([...before, ...looks])
    const written = write()
    this.#looks = before
    return written
  }

  #node(node: ReadNode, keepsSpace: boolean): string {
    if (node.nodeType === TEXT) return this.#textNode(node as ReadText, keepsSpace)
    return node.nodeType === ELEMENT ? this.#element(node as ReadElement, keepsSpace) : ''
  }

  #children(parent: ReadNode, keepsSpace: boolean): string {
    let html = ''
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      html += this.#node(child, keepsSpace)
    }
    return html
  }

  #textNode(node: ReadText, keepsSpace: boolean): string {
    if (!keepsSpace && isBetweenBlocks(node)) return ''
    const text = keepsSpace ? node.data : node.data.replace(/[\t\n\r\f ]+/g, ' ')
    this.#text.add(text)
    return text.trim() === '' ? text : withLooks(escapeHtml(text), this.#looks)
  }

  #element(element: ReadElement, keepsSpace: boolean): string {
    const { tagName } = element
    const look = lookOf(element)
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
    const around = looksAround(element)
    if (around) return this.#within(around, () => this.#children(element, keepsSpace))
    if (tag === 'a') return this.#link(element, keepsSpace)
    const html = this.#children(element, keepsSpace)
    // Looks of nothing but space are nothing to see.
    if (/^[\t\n\r\f ]*$/.test(html)) return html
    return keptInline.has(tag) ? `<${tag}>${html}</${tag}>` : withLooks(html, looksOf(look))
  }

  #block(element: ReadElement, tag: string): string {
    const isPre = tag === 'pre'
    this.#text.startBlock(isPre)
    let html = this.#children(element, isPre)
    this.#text.startBlock()
    const canBeEmpty = tag === 'td' || tag === 'th'
    if (!canBeEmpty && html.trim() === '') return ''
    // A parser drops the first line break of a `pre`.
    if (isPre && html.startsWith('\n')) html = `\n${html}`
    return `<${tag}>${isPre ? html : html.trim()}</${tag}>\n`
  }

  #link(element: ReadElement, keepsSpace: boolean): string {
    const target = linkTarget(element.getAttribute('href') ?? '', this.#origin)
    const html = this.#children(element, keepsSpace)
    return target === undefined
      ? `<a>${html}</a>`
      : `<a href="${escapeHtml(target)}" target="_blank" rel="noopener">${html}</a>`
  }

  #image(element: ReadElement): string {
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

/** HTML that has a block in it; what is written always has its tags in small letters. */
const isBlock = new RegExp(`<(?:${[...blockTags, 'div', 'hr'].join('|')})[ >]`)

function lookOf(element: ReadElement) {
  const { tagName } = element
  return { tagName, classNames: element.getAttribute('class'), style: element.getAttribute('style') }
}

/**
 * The looks of an element of a line that has blocks in it, which HTML does not know: they go to the texts in these.
 * Undefined for all other nodes.
 */
function looksAround(node: ReadNode): ReadonlySet<Look> | undefined {
  if (node.nodeType !== ELEMENT || isEdge(node) || !hasBlock(node)) return undefined
  const look = lookOf(node as ReadElement)
  return isLeftOut(look) ? undefined : looksOf(look)
}

function withLooks(html: string, looks: ReadonlySet<Look>): string {
  let written = html
  for (const look of looks) written = `<${tagOfLook[look]}>${written}</${tagOfLook[look]}>`
  return written
}

/** Whether a text is only the space between two blocks, or at the edge of one. */
function isBetweenBlocks(node: ReadText): boolean {
  if (/[^\t\n\r\f ]/.test(node.data)) return false
  if (structures.has(tagOf(node.parentNode))) return true
  return isEdge(node.previousSibling) || isEdge(node.nextSibling)
}

function hasBlock(element: ReadNode): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isEdge(child) || tagOf(child) === 'hr' || hasBlock(child)) return true
  }
  return false
}

function isEdge(neighbour: ReadNode | null): boolean {
  const tag = tagOf(neighbour)
  return blocks.has(tag) || containers.has(tag)
}

function tagOf(node: ReadNode | null): string {
  return node?.nodeType === ELEMENT ? (node as ReadElement).tagName.toLowerCase() : ''
}

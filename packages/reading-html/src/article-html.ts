import { isBlock } from './block-names'
import { escapeHtml } from './escape-html'
import { type Image, imageDefaults } from './image'
import type { InlineStyle } from './inline-style'
import { linkAttributes } from './link-target'
import { isElement, type SourceNode, type SourceText } from './source-node'
import { TextWriter } from './text-writer'
import {
  type Block,
  collapseSpaces,
  type Inline,
  type Output,
  type TransformRules,
  transform,
} from './transform'

/** Blocks that contain only other blocks: spaces between those mean nothing. */
const structures = new Set(['UL', 'OL', 'DL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])
/** Inline elements that keep their name. Formatting is written by `tagOfStyle`; of all others only the text remains. */
const keptInline = new Map(
  ['small', 'mark', 'q', 'cite', 'dfn', 'var', 'ins', 'kbd', 'samp'].map((tag) => [tag.toUpperCase(), tag]),
)
const tagOfStyle = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
} as const satisfies Record<InlineStyle, string>

/**
 * Returns an article as it is stored: semantic HTML, for search engines and for pages without the client, and its plain
 * text.
 *
 * @param root a cleaned tree
 */
export function articleHtml(root: SourceNode, rules: TransformRules): { html: string; text: string } {
  const output = new ArticleHtml()
  transform(root, rules, output)
  return output.end()
}

/** The place where output is being written. */
interface Place {
  html: string
  /** Whether spaces and line ends are shown as they are. */
  readonly isVerbatim: boolean
}

/** The output of `articleHtml`. */
class ArticleHtml implements Output {
  readonly #text = new TextWriter()
  readonly #top: Place = { html: '', isVerbatim: false }
  #place = this.#top
  /** Formatting of the elements around the current block. */
  #around: ReadonlySet<InlineStyle> = new Set()
  /** HTML of the current run of text outside any block. */
  #line = ''

  /** Returns everything written; nothing can be added afterwards. */
  end(): { html: string; text: string } {
    this.#endLine()
    return { html: this.#place.html.trim(), text: this.#text.end() }
  }

  text(source: SourceText): void {
    const { isVerbatim } = this.#place
    if (!isVerbatim && isBetweenBlocks(source)) return
    const text = isVerbatim ? source.data : collapseSpaces(source.data)
    this.#text.add(text)
    this.#add(text.trim() === '' ? text : wrapStyles(escapeHtml(text), this.#around))
  }

  lineBreak(): void {
    this.#text.add('\n')
    this.#add('<br>')
  }

  image({ src, alt, sides }: Image): void {
    // An image separates words, as it does in the reader.
    this.#text.add(' ')
    this.#add(openingTag('img', [...imageDefaults, ...sides, ['alt', alt], ['src', src]]))
  }

  block({ tag }: Block, writeContent: () => void): void {
    const isPre = tag === 'pre'
    this.#text.startBlock(isPre)
    const html = this.#inside(isPre, writeContent)
    this.#text.startBlock()
    const canBeEmpty = tag === 'td' || tag === 'th'
    if (tag === 'hr') this.#addBlock('<hr>\n')
    else if (canBeEmpty || html.trim() !== '') {
      // A parser drops the first line break of a `pre`, so double it.
      const first = isPre && html.startsWith('\n') ? '\n' : ''
      this.#addBlock(`<${tag}>${first}${isPre ? html : html.trim()}</${tag}>\n`)
    }
  }

  inline({ tagName, styles, link, hasBlocks }: Inline, writeContent: () => void): void {
    if (hasBlocks) {
      // The formatting moves to the texts inside these blocks.
      const around = this.#around
      this.#around = new Set([...around, ...styles])
      writeContent()
      this.#around = around
      return
    }
    const html = this.#inside(this.#place.isVerbatim, writeContent)
    const kept = keptInline.get(tagName)
    if (link) this.#add(`${openingTag('a', linkAttributes(link.target))}${html}</a>`)
    // Formatted white space looks the same as plain white space.
    else if (/^[\t\n\r\f ]*$/.test(html)) this.#add(html)
    else this.#add(kept ? `<${kept}>${html}</${kept}>` : wrapStyles(html, styles))
  }

  skip(): void {}

  /** Returns the HTML that `writeContent` writes. */
  #inside(isVerbatim: boolean, writeContent: () => void): string {
    const before = this.#place
    const place = { html: '', isVerbatim }
    this.#place = place
    writeContent()
    this.#place = before
    return place.html
  }

  #add(html: string): void {
    if (this.#place === this.#top) this.#line += html
    else this.#place.html += html
  }

  #addBlock(html: string): void {
    if (this.#place === this.#top) this.#endLine()
    this.#place.html += html
  }

  /** Wraps text outside any block in a paragraph; otherwise Markdown would interpret its `#` or `*` again. */
  #endLine(): void {
    const text = this.#line.trim()
    if (text !== '') this.#place.html += `<p>${text}</p>\n`
    this.#line = ''
  }
}

function openingTag(
  tag: string,
  attributes: readonly (readonly [name: string, value: string | number])[],
): string {
  return `<${tag}${attributes.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('')}>`
}

function wrapStyles(html: string, styles: ReadonlySet<InlineStyle>): string {
  let written = html
  for (const style of styles) written = `<${tagOfStyle[style]}>${written}</${tagOfStyle[style]}>`
  return written
}

/** Returns whether a text is only the white space between two blocks or at the edge of one. */
function isBetweenBlocks(text: SourceText): boolean {
  if (/[^\t\n\r\f ]/.test(text.data)) return false
  const { parentNode } = text
  if (parentNode && isElement(parentNode) && structures.has(parentNode.tagName)) return true
  return isBlock(text.previousSibling) || isBlock(text.nextSibling)
}

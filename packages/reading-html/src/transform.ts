import { blockNames, hasBlock } from './block-names'
import { type Image, imageOf } from './image'
import type { Formatting, InlineStyle } from './inline-style'
import { linkTarget } from './link-target'
import { isElement, isText, type SourceElement, type SourceNode, type SourceText } from './source-node'

export interface TransformRules {
  readonly formatting: Formatting
  /**
   * Origin of this site, such as `https://example.org`. Set for articles only, which keep links within this site. In
   * pasted texts, files and texts from the extension, only the words of links remain, because they lead to the text's
   * source.
   */
  readonly linkOrigin?: string | undefined
  /** Reads a link's address where links to anywhere are kept, as in the editor of articles; undefined drops it. */
  readonly readAddress?: ((href: string) => string | undefined) | undefined
}

/** A block of the allow-list. */
export interface Block {
  /** Name under which it is written; `div` for every container. */
  readonly tag: string
  readonly source: SourceElement
  readonly readStyles: () => ReadonlySet<InlineStyle>
}

/** An inline element. */
export interface Inline {
  readonly tagName: string
  readonly styles: ReadonlySet<InlineStyle>
  /** Set for a link. `target` is undefined when it leads to another site. */
  readonly link?: { readonly target: string | undefined } | undefined
  /** Whether it contains blocks, which HTML doesn't allow: they replace it. */
  readonly hasBlocks: boolean
}

/** Receives a transformed tree: writes a string of HTML on the server, nodes in the browser. */
export interface Output {
  text(source: SourceText): void
  lineBreak(): void
  image(image: Image): void
  /** @param writeContent writes the content of the block; call it once */
  block(block: Block, writeContent: () => void): void
  /** @param writeContent writes the content of the element; call it once */
  inline(inline: Inline, writeContent: () => void): void
  /** Reports an element that isn't shown. @param isBlock whether it is or contains a block */
  skip(isBlock: boolean): void
}

/**
 * Writes a tree anew; the server and the browser share this transform. An output receives only texts, names of the
 * allow-list, images with a checked source and links within this site. Whatever the input, the result can therefore
 * contain nothing beyond what this file and the output write.
 *
 * @param root isn't written itself
 */
export function transform(root: SourceNode, rules: TransformRules, output: Output): void {
  for (let child = root.firstChild; child; child = child.nextSibling) {
    if (isText(child)) output.text(child)
    else if (isElement(child)) transformElement(child, rules, output)
  }
}

function transformElement(source: SourceElement, rules: TransformRules, output: Output): void {
  const { tagName } = source
  const { formatting } = rules
  const tag = blockNames.get(tagName)
  const hasBlocks = tag === undefined && hasBlock(source)
  const readStyles = () => formatting.stylesOf(source)
  const writeContent = () => transform(source, rules, output)
  if (formatting.isHidden(source)) output.skip(tag !== undefined || hasBlocks)
  else if (tag !== undefined) output.block({ tag, source, readStyles }, writeContent)
  else if (tagName === 'BR') output.lineBreak()
  else if (tagName === 'IMG') {
    const image = imageOf(source)
    if (image) output.image(image)
    else output.skip(false)
  } else {
    const link = tagName === 'A' ? linkOf(source, rules) : undefined
    output.inline({ tagName, styles: readStyles(), link, hasBlocks }, writeContent)
  }
}

function linkOf(source: SourceElement, { linkOrigin, readAddress }: TransformRules): Inline['link'] {
  const href = source.getAttribute('href') ?? ''
  if (readAddress) return { target: readAddress(href) }
  if (linkOrigin === undefined) return undefined
  return { target: linkTarget(href, linkOrigin) }
}

/** Collapses white space as HTML does: runs of spaces and line ends become one space. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\t\n\r\f ]+/g, ' ')
}

import { blockNames, hasBlock } from './block-names'
import { type Image, imageOf } from './image'
import type { Formatting, InlineStyle } from './inline-style'
import { linkTarget } from './link-target'
import { isElement, isText, type SourceElement, type SourceNode, type SourceText } from './source-node'

export interface TransformRules {
  readonly formatting: Formatting
  /**
   * Origin of this site, as `https://example.org`. Set for articles only: their links within this site stay. In pasted
   * texts, files and what the extension sends, links become their words, because they lead to where the text came from.
   */
  readonly linkOrigin?: string | undefined
}

/** A block of the allow-list. */
export interface Block {
  /** Name under which it is written; `div` for every container. */
  readonly tag: string
  readonly source: SourceElement
  readonly readStyles: () => ReadonlySet<InlineStyle>
}

/** An element within a line. */
export interface Inline {
  readonly tagName: string
  readonly styles: ReadonlySet<InlineStyle>
  /** It is a link, which leads to `target`; one to another site has none. */
  readonly link?: { readonly target: string | undefined } | undefined
  /** It has blocks in it, which HTML does not know: they stand in its place. */
  readonly hasBlocks: boolean
}

/** Where a transformed tree is written to: a string of HTML on the server, nodes in the browser. */
export interface Output {
  text(source: SourceText): void
  lineBreak(): void
  image(image: Image): void
  /** @param writeContent writes what is in the block; to be called once */
  block(block: Block, writeContent: () => void): void
  /** @param writeContent writes what is in the element; to be called once */
  inline(inline: Inline, writeContent: () => void): void
  /** Something stands here that is not shown. @param isBlock it is a block or has one in it */
  skip(isBlock: boolean): void
}

/**
 * Writes a tree anew: the one transform of the server and of the browser. An output is told nothing but texts, names of the
 * allow-list, images whose source was checked and links within this site. So the result cannot hold more than what stands
 * here and in the output, whatever came in.
 *
 * @param root is not written itself
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

function linkOf(source: SourceElement, { linkOrigin }: TransformRules): Inline['link'] {
  if (linkOrigin === undefined) return undefined
  return { target: linkTarget(source.getAttribute('href') ?? '', linkOrigin) }
}

/** A text as it is shown where spaces and line ends count as one space. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\t\n\r\f ]+/g, ' ')
}

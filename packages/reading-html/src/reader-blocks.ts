import { hasBlock } from './block-names'
import { type Image, imageDefaults } from './image'
import type { InlineStyle } from './inline-style'
import { linkAttributes } from './link-target'
import type { SourceNode, SourceText } from './source-node'
import {
  type Block,
  collapseSpaces,
  type Inline,
  type Output,
  type TransformRules,
  transform,
} from './transform'

/** Children allowed in each of these blocks; anything else is left out or moved into an entry. */
const entriesOf: Readonly<Record<string, string>> = {
  ul: 'li',
  ol: 'li',
  dl: 'dt dd',
  table: 'caption thead tbody tfoot tr',
  thead: 'tr',
  tbody: 'tr',
  tfoot: 'tr',
  tr: 'td th',
}
/** Blocks that contain text directly, without a paragraph around it. */
const textBlocks = new Set('p h1 h2 h3 h4 h5 h6 li dt dd caption td th figcaption'.split(' '))

/** An element created here, or the fragment around all of them. */
type OutputNode = Node & ParentNode

/** The place where output is being written. */
interface Place {
  /**
   * What it may contain: blocks and paragraphs, entries of a list or table, inline content, verbatim text, or nothing.
   */
  readonly takes: 'blocks' | 'entries' | 'line' | 'verbatim' | 'nothing'
  readonly node: OutputNode
  /** The node to which `node` will be added. */
  readonly parent: OutputNode
}

/**
 * Returns the blocks that the reader shows: paragraphs, headings, lists and tables without wrappers, with formatting as
 * classes of spans. Every run of text gets a paragraph, two consecutive line breaks split it, and lists and tables
 * contain only their entries. Each word is therefore in one block whose text can be read, measured and marked.
 *
 * @param root an inert tree; it isn't changed
 * @param document the document that the blocks are created for; change nothing in them afterwards
 */
export function readerBlocks(root: SourceNode, rules: TransformRules, document: Document): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const output = new ReaderOutput(document, fragment)
  transform(root, rules, output)
  output.endRun()
  return fragment
}

class ReaderOutput implements Output {
  readonly #document: Document
  #place: Place
  /** The paragraph for text outside any block. */
  #run: HTMLElement | undefined
  /** Number of consecutive line breaks. */
  #breaks = 0

  constructor(document: Document, fragment: DocumentFragment) {
    this.#document = document
    this.#place = { takes: 'blocks', node: fragment, parent: fragment }
  }

  text({ data }: SourceText): void {
    const { takes } = this.#place
    // White space between blocks starts no paragraph, and doesn't interrupt consecutive line breaks.
    if (data.trim() !== '') this.#breaks = 0
    else if (takes === 'blocks' && !this.#run) return
    this.#line()?.append(takes === 'verbatim' ? data : collapseSpaces(data))
  }

  lineBreak(): void {
    if (this.#place.takes === 'blocks' && ++this.#breaks === 2) this.endRun()
    else this.#line()?.append(this.#make('br'))
  }

  image({ src, alt, sides }: Image): void {
    this.#breaks = 0
    this.#line()?.append(this.#make('img', [...imageDefaults, ['alt', alt], ...sides, ['src', src]]))
  }

  block(block: Block, writeContent: () => void): void {
    const { takes, node, parent } = this.#place
    // Verbatim text has lines instead of blocks.
    if (takes === 'verbatim') {
      this.#span(block.readStyles(), undefined, writeContent)
      return
    }
    this.endRun()
    const last = node.lastElementChild
    if (takes !== 'entries' || entriesOf[(node as Element).localName]!.split(' ').includes(block.tag))
      this.#block(block, node, writeContent)
    // A list directly inside a list belongs to the entry before it.
    else if (last?.localName === 'li') this.#block(block, last, writeContent)
    else this.#write('blocks', last ?? parent, parent, writeContent)
  }

  inline({ styles, link, hasBlocks }: Inline, writeContent: () => void): void {
    const { takes, node, parent } = this.#place
    if (hasBlocks && takes !== 'verbatim') {
      this.endRun()
      this.#write(
        'blocks',
        takes === 'entries' ? (node.lastElementChild ?? parent) : node,
        parent,
        writeContent,
      )
    } else this.#span(styles, link, writeContent)
  }

  skip(isBlock: boolean): void {
    this.#breaks = 0
    if (isBlock) this.endRun()
    else this.#line()
  }

  /** Ends the open paragraph. Drops leading and trailing line breaks, and the paragraph itself if it is empty. */
  endRun(): void {
    const run = this.#run
    this.#run = undefined
    this.#breaks = 0
    if (!run) return
    while (run.lastChild?.nodeName === 'BR') run.lastChild.remove()
    while (run.firstChild?.nodeName === 'BR') run.firstChild.remove()
    if (isKept('p', run)) this.#place.node.append(run)
  }

  /**
   * Returns the node for inline content, creating a paragraph if needed; undefined where inline content isn't allowed.
   */
  #line(): OutputNode | undefined {
    const { takes, node } = this.#place
    if (takes === 'line' || takes === 'verbatim') return node
    if (takes === 'blocks') this.#run ??= this.#make('p')
    return this.#run
  }

  #write(takes: Place['takes'], node: OutputNode, parent: OutputNode, writeContent: () => void): void {
    const before = this.#place
    this.#place = { takes, node, parent }
    writeContent()
    if (takes === 'blocks') this.endRun()
    this.#place = before
  }

  #block({ tag, source }: Block, parent: OutputNode, writeContent: () => void): void {
    const isLine = textBlocks.has(tag) && !hasBlock(source)
    // A paragraph with blocks inside, which no browser's parser creates, is replaced by its content.
    if (tag === 'div' || (!isLine && /^(p|h\d)$/.test(tag))) {
      this.#write('blocks', parent, parent, writeContent)
      return
    }
    const takes = entriesOf[tag] ? 'entries' : tag === 'pre' ? 'verbatim' : isLine ? 'line' : 'blocks'
    const made = this.#make(tag)
    this.#write(takes, made, parent, writeContent)
    if (isKept(tag, made)) parent.append(made)
  }

  #span(styles: ReadonlySet<InlineStyle>, link: Inline['link'], writeContent: () => void): void {
    const { takes, node } = this.#place
    this.#breaks = 0
    let inner = this.#line()
    if (inner && link) inner = inner.appendChild(this.#make('a', linkAttributes(link.target)))
    if (inner && styles.size > 0)
      inner = inner.appendChild(this.#make('span', [['class', [...styles].join(' ')]]))
    const inside = !inner ? 'nothing' : takes === 'verbatim' ? takes : 'line'
    this.#write(inside, inner ?? node, node, writeContent)
  }

  #make(
    tag: string,
    attributes: readonly (readonly [name: string, value: string | number])[] = [],
  ): HTMLElement {
    const element = this.#document.createElement(tag)
    for (const [name, value] of attributes) element.setAttribute(name, String(value))
    return element
  }
}

/** Returns whether a block is kept: cells and rules always, `pre` only with text, others with any visible content. */
function isKept(tag: string, block: OutputNode): boolean {
  if (/^(td|th|hr)$/.test(tag)) return true
  if (entriesOf[tag]) return block.hasChildNodes()
  return block.textContent?.trim() !== '' || (tag !== 'pre' && block.querySelector('img, hr') !== null)
}

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

/** What may stand directly in these: anything else in them is left out or put into an entry. */
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
/** Blocks that hold text directly, without a paragraph around it. */
const textBlocks = new Set('p h1 h2 h3 h4 h5 h6 li dt dd caption td th figcaption'.split(' '))

/** An element that is made here, or the fragment around all of them. */
type OutputNode = Node & ParentNode

/** Where is being written. */
interface Place {
  /** It takes blocks and paragraphs, entries of a list or a table, a line of text, text as it was typed, or nothing. */
  readonly takes: 'blocks' | 'entries' | 'line' | 'verbatim' | 'nothing'
  readonly node: OutputNode
  /** What `node` will stand in. */
  readonly parent: OutputNode
}

/**
 * The blocks that the reader shows: paragraphs, headings, lists and tables without wrappers around them, formatting as
 * classes of spans. Every run of text gets a paragraph, two line breaks in a row part it, and lists and tables hold nothing
 * but their entries, so that each word stands in one block whose text can be read, measured and marked.
 *
 * @param root a tree in which nothing runs; it stays as it is
 * @param document that the blocks are made for; change nothing in them afterwards
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
  /** The paragraph around text that stands in no block of its own. */
  #run: HTMLElement | undefined
  /** Line breaks in a row. */
  #breaks = 0

  constructor(document: Document, fragment: DocumentFragment) {
    this.#document = document
    this.#place = { takes: 'blocks', node: fragment, parent: fragment }
  }

  text({ data }: SourceText): void {
    const { takes } = this.#place
    // Between blocks, space begins no paragraph, and line breaks with space between them are in a row.
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
    // What was typed has lines, not blocks.
    if (takes === 'verbatim') {
      this.#span(block.readStyles(), undefined, writeContent)
      return
    }
    this.endRun()
    const last = node.lastElementChild
    if (takes !== 'entries' || entriesOf[(node as Element).localName]!.split(' ').includes(block.tag))
      this.#block(block, node, writeContent)
    // Lists that stand directly in a list belong to the entry before them.
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

  /** Ends the open paragraph: leading and trailing breaks and empty paragraphs are dropped. */
  endRun(): void {
    const run = this.#run
    this.#run = undefined
    this.#breaks = 0
    if (!run) return
    while (run.lastChild?.nodeName === 'BR') run.lastChild.remove()
    while (run.firstChild?.nodeName === 'BR') run.firstChild.remove()
    if (isKept('p', run)) this.#place.node.append(run)
  }

  /** Where content of a line goes; undefined where there may be none. */
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
    // A paragraph that holds blocks, as browsers never make it, is only its content.
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

/** Whether a block is shown that was made: cells and rules always, others if they hold anything to see, `pre` only text. */
function isKept(tag: string, block: OutputNode): boolean {
  if (/^(td|th|hr)$/.test(tag)) return true
  if (entriesOf[tag]) return block.hasChildNodes()
  return block.textContent?.trim() !== '' || (tag !== 'pre' && block.querySelector('img, hr') !== null)
}

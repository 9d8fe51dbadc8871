import { type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** Elements that hold running text. Words never reach across them; inside them inline tags don't part words. */
export const textBlockSelector = 'p,h1,h2,h3,h4,h5,h6,li,dt,dd,td,th,caption,figcaption,pre,blockquote'

/** The text of one block: its own text nodes joined, so that a word parted by inline tags is whole. */
interface BlockText {
  readonly text: string
  readonly nodes: readonly Text[]
  /** Where each node begins in `text`. */
  readonly starts: readonly number[]
  /** Its words; numbers, addresses and signs are shown but are no vocabulary. */
  readonly words: readonly Token[]
}

const cache = new WeakMap<Element, BlockText>()

/** The innermost text block around a node, within the root. */
export function blockOf(node: Node, root: Element): Element | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement
  const block = element?.closest(textBlockSelector)
  return block && root.contains(block) ? block : null
}

/**
 * The text and words of a block, read once. A line break stands for its `<br>`, and a sign that belongs to no word for
 * an image or for a block within the block (a list in an entry), whose text is its own.
 */
export function readBlock(block: Element): BlockText {
  const known = cache.get(block)
  if (known) return known
  const found = collectText(block)
  const words = tokenise(found.text).filter(({ kind }) => kind === 'word')
  const read = { ...found, words }
  cache.set(block, read)
  return read
}

/** The same without its words, for blocks that are still being written: nothing of it is kept. */
export function collectText(block: Element): Omit<BlockText, 'words'> {
  const nodes: Text[] = []
  const starts: number[] = []
  let text = ''
  const collect = (parent: Node) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === 3) {
        nodes.push(child as Text)
        starts.push(text.length)
        text += (child as Text).data
      } else if (child.nodeName === 'BR') text += '\n'
      else if (child.nodeName === 'IMG' || (child as Element).matches?.(`${textBlockSelector},ul,ol,table`))
        text += '\uFFFC'
      else collect(child)
    }
  }
  collect(block)
  return { text, nodes, starts }
}

/** Forgets a block whose text nodes were changed. */
export function forgetBlock(block: Element): void {
  cache.delete(block)
}

/** The place in the block's text of a place in one of its nodes; undefined when the node is not the block's own. */
export function offsetInBlock(read: BlockText, node: Node, offset: number): number | undefined {
  const index = read.nodes.indexOf(node as Text)
  return index < 0 ? undefined : read.starts[index]! + offset
}

function nodeAt(read: BlockText, offset: number, isEnd: boolean): [Text, number] {
  let low = 0
  let high = read.nodes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const start = read.starts[middle]!
    if (isEnd ? start < offset : start <= offset) low = middle
    else high = middle - 1
  }
  const node = read.nodes[low]!
  return [node, Math.min(offset - read.starts[low]!, node.length)]
}

/** The range of a stretch of the block's text. */
export function rangeInBlock(read: BlockText, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(...nodeAt(read, start, false))
  range.setEnd(...nodeAt(read, end, true))
  return range
}

/** As `rangeInBlock`, for ranges by the hundred that are only drawn: changes of the page need not keep them up to date. */
export function rangeOf(read: BlockText, start: number, end: number): StaticRange {
  const [startContainer, startOffset] = nodeAt(read, start, false)
  const [endContainer, endOffset] = nodeAt(read, end, true)
  return new StaticRange({ startContainer, startOffset, endContainer, endOffset })
}

/** Index of the first word that ends at or after the offset; the number of words when there is none. */
export function wordFrom(words: readonly Token[], offset: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.end < offset) low = middle + 1
    else high = middle
  }
  return low
}

import { type Token, tokenise } from '@wordhoard/lexicon/tokens/tokens'

/**
 * Selector for the elements that hold running text. Words never span two of them; inline tags inside don't split words.
 */
export const textBlockSelector = 'p,h1,h2,h3,h4,h5,h6,li,dt,dd,td,th,caption,figcaption,pre,blockquote'

/** The text of one block: its own text nodes joined, so that a word split by inline tags is whole. */
interface BlockText {
  readonly text: string
  readonly nodes: readonly Text[]
  /** Offset of each node in `text`. */
  readonly starts: readonly number[]
  /** The words in `text`, without numbers, addresses and symbols. */
  readonly words: readonly Token[]
}

const cache = new WeakMap<Element, BlockText>()

/** Returns the innermost text block around a node within the root, or null. */
export function blockOf(node: Node, root: Element): Element | null {
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement
  const block = element?.closest(textBlockSelector)
  return block && root.contains(block) ? block : null
}

/**
 * Returns the text and words of a block, cached. A line break stands for `<br>`. An object replacement character
 * (U+FFFC) stands for an image, or for a block within the block (such as a list in a list item), whose text is its own.
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

/** Collects the text of a block as `readBlock` does, but without words or caching: for blocks still being edited. */
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

/** Removes a block from the cache after its text nodes have changed. */
export function forgetBlock(block: Element): void {
  cache.delete(block)
}

/**
 * Returns the offset in the block's text of a position in one of its nodes; undefined if the node isn't the block's
 * own.
 */
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

/** Returns the range of a stretch of the block's text. */
export function rangeInBlock(read: BlockText, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(...nodeAt(read, start, false))
  range.setEnd(...nodeAt(read, end, true))
  return range
}

/**
 * Returns a static range like `rangeInBlock`. Hundreds of these are drawn, and the browser need not update them when
 * the page changes.
 */
export function rangeOf(read: BlockText, start: number, end: number): StaticRange {
  const [startContainer, startOffset] = nodeAt(read, start, false)
  const [endContainer, endOffset] = nodeAt(read, end, true)
  return new StaticRange({ startContainer, startOffset, endContainer, endOffset })
}

/** Returns the index of the first word that ends at or after the offset, or the number of words if there is none. */
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

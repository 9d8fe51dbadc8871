/** Blocks and characters that make a chunk full: a few screens. */
const mostBlocks = 16
const mostChars = 6000

/**
 * Puts the blocks of a text into chunks, which the style sheet lets layout skip while they are off the screen: not even
 * the styles of their blocks are computed then. Each chunk says how much it holds, so that its height can be guessed.
 */
export function toChunks(blocks: DocumentFragment): DocumentFragment {
  const chunks = document.createDocumentFragment()
  let chunk = document.createElement('div')
  let chars = 0
  const close = () => {
    if (!chunk.hasChildNodes()) return
    chunk.style.setProperty('--chars', String(chars))
    chunk.style.setProperty('--blocks', String(chunk.childElementCount))
    chunks.append(chunk)
    chunk = document.createElement('div')
    chars = 0
  }
  for (const block of [...blocks.children]) {
    const { length } = block.textContent
    const isHeading = /^H[1-3]$/.test(block.tagName)
    if (isHeading || chunk.childElementCount >= mostBlocks || chars + length > mostChars) close()
    chunk.append(block)
    chars += length
  }
  close()
  return chunks
}

/** A block's place in a chunked text: the chunk's number and its own number in the chunk. */
export interface BlockPlace {
  readonly chunk: number
  readonly block: number
}

/** Index of the first element whose lower edge is below a height of the window, by bisection; else the last. */
function firstBelow(elements: HTMLCollection, top: number): number {
  let low = 0
  let high = Math.max(elements.length - 1, 0)
  while (low < high) {
    const middle = (low + high) >> 1
    if (elements[middle]!.getBoundingClientRect().bottom > top) high = middle
    else low = middle + 1
  }
  return low
}

/** The place of the first block below a height of the window. Only the chunk there is laid out for it. */
export function placeBelow(body: Element, top: number): BlockPlace {
  const chunk = firstBelow(body.children, top)
  const blocks = body.children[chunk]?.children
  return { chunk, block: blocks ? firstBelow(blocks, top) : 0 }
}

/** The block at a place; the last one of what there is. */
export function blockAt(body: Element, { chunk, block }: BlockPlace): Element | undefined {
  const blocks = body.children[Math.min(chunk, body.childElementCount - 1)]?.children
  return blocks?.[Math.min(block, blocks.length - 1)]
}

/** The blocks between two heights of the window. */
export function blocksBetween(body: Element, top: number, bottom: number): Element[] {
  const found: Element[] = []
  const first = placeBelow(body, top)
  for (let chunk = first.chunk; chunk < body.childElementCount; chunk++) {
    const blocks = body.children[chunk]!.children
    for (let block = chunk === first.chunk ? first.block : 0; block < blocks.length; block++) {
      if (blocks[block]!.getBoundingClientRect().top >= bottom) return found
      found.push(blocks[block]!)
    }
  }
  return found
}

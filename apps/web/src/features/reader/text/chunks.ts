/** Maximum number of blocks and characters in a chunk: a few screens. */
const MAX_CHUNK_BLOCKS = 16
const MAX_CHUNK_CHARS = 6000

/**
 * Groups the blocks of a text into chunks. The style sheet lets layout skip chunks off the screen, so that not even the
 * styles of their blocks are computed. Each chunk states how much it holds, from which its height is estimated.
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
    if (isHeading || chunk.childElementCount >= MAX_CHUNK_BLOCKS || chars + length > MAX_CHUNK_CHARS) close()
    chunk.append(block)
    chars += length
  }
  close()
  return chunks
}

/** The position of a block in a chunked text: the index of its chunk, and its index in that chunk. */
export interface BlockPlace {
  readonly chunk: number
  readonly block: number
}

/**
 * Returns the index of the first element whose bottom is below a y coordinate of the window, by bisection; otherwise
 * the last index.
 */
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

/**
 * Returns the place of the first block whose bottom is below a y coordinate of the window. Lays out only that chunk.
 */
export function placeBelow(body: Element, top: number): BlockPlace {
  const chunk = firstBelow(body.children, top)
  const blocks = body.children[chunk]?.children
  return { chunk, block: blocks ? firstBelow(blocks, top) : 0 }
}

/** Returns the block at a place, or the last one if the place is beyond the end. */
export function blockAt(body: Element, { chunk, block }: BlockPlace): Element | undefined {
  const blocks = body.children[Math.min(chunk, body.childElementCount - 1)]?.children
  return blocks?.[Math.min(block, blocks.length - 1)]
}

/** Returns the blocks between two y coordinates of the window. */
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

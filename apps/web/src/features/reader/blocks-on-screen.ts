/**
 * Index of the first block whose lower edge is below a height of the window, by bisection, since blocks follow each
 * other down the page; the last one when none is.
 */
export function firstBelow(blocks: HTMLCollection, top: number): number {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (blocks[middle]!.getBoundingClientRect().bottom > top) high = middle
    else low = middle + 1
  }
  return low
}

/** The blocks between two heights of the window. */
export function blocksBetween(blocks: HTMLCollection, top: number, bottom: number): Element[] {
  const found: Element[] = []
  for (let index = firstBelow(blocks, top); index < blocks.length; index++) {
    const block = blocks[index]!
    if (block.getBoundingClientRect().top >= bottom) break
    found.push(block)
  }
  return found
}

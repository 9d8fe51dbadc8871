/** Words a second of a quick reader: 300 a minute. Blocks that were on the screen for less weren't read. */
const WORDS_PER_SECOND = 5
/** Share of a block that must have been on the screen. */
const WHOLE = 0.99

/** A block that is at least partly on the screen. */
export interface VisibleBlock<Block> {
  readonly block: Block
  /** Number of its words. */
  readonly words: number
  /** Share of its height that is above the bottom of the screen, 0 to 1. */
  readonly shownTo: number
}

/**
 * Decides which blocks of a text were really read. Time is given to the blocks on the screen from the top, as they are
 * read, and to none more than it takes to read what was shown of it. So nobody reads more words than they have time for.
 */
export class ReadBlocks<Block> {
  readonly #spent = new Map<Block, number>()
  readonly #read = new Set<Block>()

  /**
   * Gives time to blocks.
   *
   * @param visible in the order of the text
   * @returns the blocks that have now been read
   */
  spend(seconds: number, visible: readonly VisibleBlock<Block>[]): Block[] {
    let left = seconds
    const finished: Block[] = []
    for (const { block, words, shownTo } of visible) {
      if (left <= 0) break
      if (this.#read.has(block)) continue
      const needed = words / WORDS_PER_SECOND
      const spent = this.#spent.get(block) ?? 0
      const given = Math.max(0, Math.min(left, needed * shownTo - spent))
      left -= given
      this.#spent.set(block, spent + given)
      if (shownTo < WHOLE || spent + given < needed * WHOLE) continue
      this.#read.add(block)
      finished.push(block)
    }
    return finished
  }
}

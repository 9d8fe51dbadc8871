/** Lengths that the style sheet knows, in characters: each is the upper end of a class `up-to-…`. */
const lengths = [60, 120, 180, 240, 320, 420, 560, 740, 980, 1300, 1800, 2600, 4000, 8000] as const

/**
 * Marks blocks by their length, so that those off the screen can be given nearly their height without being laid out. A
 * few classes rather than a number each: elements that share their style are styled many times faster.
 */
export function markLengths(blocks: ParentNode): void {
  for (const block of blocks.children) {
    const { length } = block.textContent
    block.classList.add(`up-to-${lengths.find((most) => length <= most) ?? lengths.at(-1)}`)
  }
}

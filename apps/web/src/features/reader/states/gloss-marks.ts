import type { WordPlace } from '../selection/hit-test'
import { rangeInBlock, readBlock } from '../text/block-text'
import { drawHighlight } from './highlights'

/** A word of the text that asks for its meaning. */
export interface MarkedPlace extends WordPlace {
  /** Whether it was answered rightly before. */
  readonly isFaded: boolean
}

/** Draws the marks of the words that ask for their meaning, replacing earlier ones. */
export function drawGlossMarks(places: readonly MarkedPlace[]): void {
  const rangesOf = (isFaded: boolean) => () =>
    places
      .filter((place) => place.isFaded === isFaded && place.block.isConnected)
      .map(({ block, index }) => {
        const read = readBlock(block)
        const { start, end } = read.words[index]!
        return rangeInBlock(read, start, end)
      })
  drawHighlight('gloss', rangesOf(false))
  drawHighlight('gloss-faded', rangesOf(true))
}

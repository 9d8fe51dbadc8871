import { useLayoutEffect } from 'react'
import { rangeInBlock, readBlock } from './block-text'
import { drawHighlight } from './highlights'
import { useReading } from './reading.store'
import type { SelectedWord } from './selected-word'

function tokenRange({ block }: SelectedWord, first: number, last = first): Range {
  const read = readBlock(block)
  return rangeInBlock(read, read.tokens[first]!.start, read.tokens[last]!.end)
}

/** Tokens of the words that lie `distances` words away from the selected one. */
function tokensAway(word: SelectedWord, distances: readonly number[]): number[] {
  const { tokens } = readBlock(word.block)
  return distances.flatMap((distance) => {
    let index = word.first
    for (let left = Math.abs(distance); left > 0; left--) {
      do index += Math.sign(distance)
      while (tokens[index] && tokens[index]!.kind !== 'word')
    }
    return tokens[index] ? [index] : []
  })
}

/** Draws the selected word or phrase, the ends of a phrase, and the words that a phrase found there also covers. */
export function useDrawnSelection(): void {
  const selection = useReading((state) => state.selection)
  const covered = useReading((state) => state.covered)
  useLayoutEffect(() => {
    if (!selection?.block.isConnected) {
      for (const name of ['selected', 'phrase-first', 'phrase-last', 'covered'] as const) drawHighlight(name, [])
      return
    }
    const { first, last } = selection
    drawHighlight('selected', [tokenRange(selection, first, last)])
    drawHighlight('phrase-first', last > first ? [tokenRange(selection, first)] : [])
    drawHighlight('phrase-last', last > first ? [tokenRange(selection, last)] : [])
    drawHighlight(
      'covered',
      tokensAway(selection, covered).map((index) => tokenRange(selection, index)),
    )
  }, [selection, covered])
}

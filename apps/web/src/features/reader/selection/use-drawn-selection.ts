import { useLayoutEffect } from 'react'
import { drawHighlight } from '../states/highlights'
import { rangeInBlock, readBlock } from '../text/block-text'
import { useReading } from '../text/reading.store'
import type { SelectedWord } from './selected-word'

function wordRange({ block }: SelectedWord, first: number, last = first): Range {
  const read = readBlock(block)
  return rangeInBlock(read, read.words[first]!.start, read.words[last]!.end)
}

/** Groups word indexes into runs of neighbours, each as first and last. A phrase split in the text has several runs. */
function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const index of [...indexes].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 === index) last[1] = index
    else runs.push([index, index])
  }
  return runs
}

/** Highlights the selected word with the other words of a phrase around it, or the selected phrase and its two ends. */
export function useDrawnSelection(): void {
  const selection = useReading((state) => state.selection)
  const covered = useReading((state) => state.covered)
  useLayoutEffect(() => {
    if (!selection?.block.isConnected) {
      for (const name of ['selected', 'phrase-first', 'phrase-last'] as const) drawHighlight(name, () => [])
      return
    }
    const { block, first, last } = selection
    drawHighlight('selected', () => {
      const { words } = readBlock(block)
      const indexes = [first, ...covered.map((distance) => first + distance)]
      const runs = last > first ? [[first, last] as const] : runsOf(indexes.filter((index) => words[index]))
      return runs.map(([from, to]) => wordRange(selection, from, to))
    })
    const isPhrase = last > first
    drawHighlight('phrase-first', () => (isPhrase ? [wordRange(selection, first)] : []))
    drawHighlight('phrase-last', () => (isPhrase ? [wordRange(selection, last)] : []))
  }, [selection, covered])
}

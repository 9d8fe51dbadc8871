/** A piece of text from a document: the content of one text node. */
export interface TextRun {
  readonly text: string
  /** True for the first run of a block (paragraph, list item, cell, after a line break); false inside a block. */
  readonly startsBlock: boolean
}

export interface JoinedRuns {
  /** The joined text: inline runs join to words (un<b>happy</b> → unhappy), an empty line separates blocks. */
  readonly text: string
  /** Offset in `text` at which each run begins. */
  readonly starts: readonly number[]
}

const blockBreak = '\n\n'

/** Joins the runs of a document into one text. A word split by an element becomes one word; blocks stay separate. */
export function joinRuns(runs: readonly TextRun[]): JoinedRuns {
  const starts: number[] = []
  const pieces: string[] = []
  let length = 0
  for (const run of runs) {
    if (run.startsBlock && length > 0) {
      pieces.push(blockBreak)
      length += blockBreak.length
    }
    starts.push(length)
    pieces.push(run.text)
    length += run.text.length
  }
  return { text: pieces.join(''), starts }
}

/**
 * Returns the run that contains an offset of the joined text, and the offset within it. At the border of two runs an
 * offset belongs to the later one, unless `atEnd` (the end of a range) is true. Undefined when there are no runs.
 */
export function locate(
  { starts }: JoinedRuns,
  offset: number,
  atEnd = false,
): { run: number; offset: number } | undefined {
  let low = 0
  let high = starts.length - 1
  if (high < 0) return undefined
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const start = starts[middle] ?? 0
    if (atEnd ? start < offset : start <= offset) low = middle
    else high = middle - 1
  }
  return { run: low, offset: offset - (starts[low] ?? 0) }
}

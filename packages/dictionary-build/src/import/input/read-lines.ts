const NEWLINE = 10
/** Longer lines are no entries (the longest of Wiktionary has some 5 MB); they are passed over without being kept. */
const LONGEST_LINE = 16 * 1024 * 1024

/** Lines of one piece of a stream. */
export interface LineBatch {
  /** Without their line feeds. Only good until the next batch is asked for. */
  readonly lines: readonly Buffer[]
  /** Lines that were too long to be read. */
  readonly overlong: number
  /** Where the line after these begins in the stream. */
  readonly end: number
}

/** Cuts a stream of bytes that begins at offset `from` into lines; holds no more than one line and one piece. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  from: number,
  longest = LONGEST_LINE,
): AsyncGenerator<LineBatch> {
  let begun: Buffer[] = []
  let size = 0
  let end = from
  for await (const chunk of chunks) {
    const lines: Buffer[] = []
    let overlong = 0
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      const rest = chunk.subarray(start, at)
      size += rest.length
      if (size > longest) overlong++
      else if (size > 0) lines.push(begun.length > 0 ? Buffer.concat([...begun, rest], size) : rest)
      end += size + 1
      begun = []
      size = 0
      start = at + 1
    }
    const rest = chunk.subarray(start)
    size += rest.length
    if (size > longest) begun = []
    else if (rest.length > 0) begun.push(rest)
    yield { lines, overlong, end }
  }
  if (size > 0) {
    const lines = size > longest ? [] : [Buffer.concat(begun, size)]
    yield { lines, overlong: size > longest ? 1 : 0, end: end + size }
  }
}

const NEWLINE = 10
/**
 * Maximum length of a line in bytes. Longer ones can't be entries (the longest in Wiktionary has about 5 MB) and are
 * skipped without being buffered.
 */
const MAX_LINE_BYTES = 16 * 1024 * 1024

/** The lines that end in one chunk of a stream. */
export interface LineBatch {
  /** The lines without their line feeds; valid only until the next batch is requested. */
  readonly lines: readonly Buffer[]
  /** Number of lines that were too long. */
  readonly overlong: number
  /** Offset in the stream at which the next line starts. */
  readonly end: number
}

/** Splits a stream of bytes that starts at offset `from` into lines; buffers at most one line and one chunk. */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  from: number,
  maxBytes = MAX_LINE_BYTES,
): AsyncGenerator<LineBatch> {
  let lineStart: Buffer[] = []
  let size = 0
  let end = from
  for await (const chunk of chunks) {
    const lines: Buffer[] = []
    let overlong = 0
    let start = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, start)) {
      const rest = chunk.subarray(start, at)
      size += rest.length
      if (size > maxBytes) overlong++
      else if (size > 0) lines.push(lineStart.length > 0 ? Buffer.concat([...lineStart, rest], size) : rest)
      end += size + 1
      lineStart = []
      size = 0
      start = at + 1
    }
    const rest = chunk.subarray(start)
    size += rest.length
    if (size > maxBytes) lineStart = []
    else if (rest.length > 0) lineStart.push(rest)
    yield { lines, overlong, end }
  }
  if (size > 0) {
    const lines = size > maxBytes ? [] : [Buffer.concat(lineStart, size)]
    yield { lines, overlong: size > maxBytes ? 1 : 0, end: end + size }
  }
}

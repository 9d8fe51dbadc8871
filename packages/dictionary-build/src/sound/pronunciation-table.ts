import { readFileSync } from 'node:fs'

/** A line of a word in the table of pronunciations: its transcriptions for a part of speech ('' for all of them). */
export interface TableLine {
  alternatives: string[]
  partOfSpeech: string
  /** Keys of the senses it is kept for; only lines of heteronyms have any. */
  senses?: ReadonlySet<string>
}

/**
 * A table that is searched in the bytes of its file, because 80,000 words as objects would take ten times the memory.
 */
export interface PronunciationTable {
  /** Returns the lines of a word, exactly as spelt; none if the table lacks the word. */
  lines(word: string): TableLine[]
}

const NEWLINE = 10
const COMMENT = 0x23

/**
 * Opens a file of lines `word TAB ipa (alternatives separated by " | ") [TAB part of speech]`, sorted by the words'
 * UTF-8 bytes. Lines that start with `#` are comments.
 */
export function openPronunciationTable(file: URL | string): PronunciationTable {
  const bytes = readFileSync(file)
  const starts = startsOfLines(bytes)

  function lines(word: string): TableLine[] {
    const wanted = Buffer.from(`${word}\t`)
    const found: TableLine[] = []
    for (let line = firstNotBefore(wanted); line < starts.length - 1; line++) {
      const at = starts[line]!
      if (!bytes.subarray(at, at + wanted.length).equals(wanted)) break
      const [, ipa = '', partOfSpeech = ''] = bytes.toString('utf8', at, starts[line + 1]! - 1).split('\t')
      found.push({ alternatives: ipa.split(' | '), partOfSpeech })
    }
    return found
  }

  /** Finds the first line that doesn't sort before the wanted word and its tab, by binary search. */
  function firstNotBefore(wanted: Buffer): number {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (
        bytes.compare(
          wanted,
          0,
          wanted.length,
          starts[middle]!,
          Math.min(starts[middle + 1]!, bytes.length),
        ) < 0
      )
        low = middle + 1
      else high = middle
    }
    return low
  }

  return { lines }
}

/** Returns the offset of each line except comments, and finally that of the end of the file. */
function startsOfLines(bytes: Buffer): Uint32Array {
  const starts: number[] = []
  let at = 0
  while (at < bytes.length) {
    if (bytes[at] !== COMMENT) starts.push(at)
    const end = bytes.indexOf(NEWLINE, at)
    at = end < 0 ? bytes.length : end + 1
  }
  // One past the final newline, which may be missing.
  starts.push(bytes.at(-1) === NEWLINE ? bytes.length : bytes.length + 1)
  return Uint32Array.from(starts)
}

import { readFileSync } from 'node:fs'

/** A word's lines in a table of pronunciations: transcriptions by part of speech ('' where it makes no difference). */
export interface TableLine {
  alternatives: string[]
  partOfSpeech: string
}

/** A table looked up in its own bytes: 80,000 words as objects would take ten times the memory. */
export interface PronunciationTable {
  /** The lines of a word, exactly as spelt; none when the word is not there. */
  lines(word: string): TableLine[]
}

const NEWLINE = 10
const COMMENT = 0x23

/**
 * Opens a file of lines `word TAB ipa (alternatives separated by " | ") [TAB part of speech]`, sorted by the words'
 * UTF-8 bytes, after comment lines that begin with `#`.
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

  /** Binary search: the first line that does not sort before the wanted word and its tab. */
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

/** Where the lines begin after the comments, and at last where the file ends. */
function startsOfLines(bytes: Buffer): Uint32Array {
  const starts: number[] = []
  let at = 0
  while (at < bytes.length) {
    if (bytes[at] !== COMMENT) starts.push(at)
    const end = bytes.indexOf(NEWLINE, at)
    at = end < 0 ? bytes.length : end + 1
  }
  // One past the newline that the last line may lack.
  starts.push(bytes.at(-1) === NEWLINE ? bytes.length : bytes.length + 1)
  return Uint32Array.from(starts)
}

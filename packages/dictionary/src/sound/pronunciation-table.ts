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

/**
 * Opens a file of lines `word TAB ipa (alternatives separated by " | ") [TAB part of speech]`, sorted by the words'
 * UTF-8 bytes, after comment lines that begin with `#`.
 */
export function openPronunciationTable(file: URL | string): PronunciationTable {
  const bytes = readFileSync(file)
  let start = 0
  while (bytes[start] === 0x23) start = endOfLine(bytes, start) + 1

  function lines(word: string): TableLine[] {
    const wanted = Buffer.from(`${word}\t`)
    const found: TableLine[] = []
    for (let at = firstNotBefore(wanted); at < bytes.length; at = endOfLine(bytes, at) + 1) {
      if (!bytes.subarray(at, at + wanted.length).equals(wanted)) break
      const [, ipa = '', partOfSpeech = ''] = bytes.toString('utf8', at, endOfLine(bytes, at)).split('\t')
      found.push({ alternatives: ipa.split(' | '), partOfSpeech })
    }
    return found
  }

  /** Binary search over byte offsets: the first line that does not sort before the wanted word and its tab. */
  function firstNotBefore(wanted: Buffer): number {
    let low = start
    let high = bytes.length
    while (low < high) {
      const middle = startOfLine(bytes, start, (low + high) >> 1)
      if (bytes.compare(wanted, 0, wanted.length, middle, endOfLine(bytes, middle)) < 0) {
        low = endOfLine(bytes, middle) + 1
      } else high = middle
    }
    return low
  }

  return { lines }
}

function endOfLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(NEWLINE, at)
  return end < 0 ? bytes.length : end
}

function startOfLine(bytes: Buffer, floor: number, at: number): number {
  return at <= floor ? floor : Math.max(floor, bytes.lastIndexOf(NEWLINE, at - 1) + 1)
}

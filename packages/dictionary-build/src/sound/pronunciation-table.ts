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

const TAB = 9
const NEWLINE = 10
const COMMENT = 0x23

/**
 * Opens a file of lines `word TAB ipa (alternatives separated by " | ") [TAB part of speech]`, sorted by the words'
 * UTF-8 bytes. Lines that start with `#` are comments.
 */
export function openPronunciationTable(file: URL | string): PronunciationTable {
  const bytes = readFileSync(file)
  const starts = startsOfLines(bytes)
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(starts.length * 2 + 1)))
  const mask = slots.length - 1
  for (let line = 0; line < starts.length - 1; line++) {
    const start = starts[line]!
    const end = bytes.indexOf(TAB, start)
    if (line > 0 && isAt(starts[line - 1]!, bytes.subarray(start, end + 1))) continue
    let slot = hashOf(bytes, start, end) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = line + 1
  }

  function lines(word: string): TableLine[] {
    const length = wanted.write(word)
    // Longer words than any in the table.
    if (length > MAX_WORD_BYTES) return []
    wanted[length] = TAB
    const key = wanted.subarray(0, length + 1)
    const found: TableLine[] = []
    for (let line = firstLine(key); line < starts.length - 1 && isAt(starts[line]!, key); line++) {
      const [, ipa = '', partOfSpeech = ''] = bytes
        .toString('utf8', starts[line]!, starts[line + 1]! - 1)
        .split('\t')
      found.push({ alternatives: ipa.split(' | '), partOfSpeech })
    }
    return found
  }

  /** Returns the first line of a word, given with its tab; behind the last line if there is none. */
  function firstLine(key: Buffer): number {
    for (let slot = hashOf(key, 0, key.length - 1) & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const line = slots[slot]! - 1
      if (isAt(starts[line]!, key)) return line
    }
    return starts.length
  }

  function isAt(start: number, key: Buffer): boolean {
    for (let at = 0; at < key.length; at++) if (bytes[start + at] !== key[at]) return false
    return true
  }

  return { lines }
}

/** Where words to look up are written; longer ones aren't in the table. */
const MAX_WORD_BYTES = 250
const wanted = Buffer.alloc(MAX_WORD_BYTES + 10)

/** Hashes bytes (FNV-1a). */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
  return hash ^ (hash >>> 15)
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

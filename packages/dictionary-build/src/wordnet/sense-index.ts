import { type WordNetFile, wordNetFiles } from './data-file'

export interface SenseIndexEntry {
  readonly key: string
  /** Lower case, with spaces. */
  readonly lemma: string
  readonly lexicalId: number
  readonly file: WordNetFile
  readonly offset: number
  readonly number: number
  readonly tagCount: number
}

/**
 * Yields the lines of `index.sense` (senseidx(5WN)): sense key, offset, sense number, tag count. A key is
 * lemma%type:lexicographer file:lexical id:head word:head id, where type 5 is a satellite adjective.
 */
export function* readSenseIndex(content: Buffer): Generator<SenseIndexEntry> {
  for (let start = 0; start < content.length; ) {
    let end = content.indexOf(NEWLINE, start)
    if (end === -1) end = content.length
    const space = content.indexOf(SPACE, start)
    if (space !== -1 && space < end) yield readEntry(content, start, space)
    start = end + 1
  }
}

const NEWLINE = 10
const SPACE = 32
const PERCENT = 37
const ZERO = 48
const COLON = 58

/** Reads a line from its bytes, of which there are 200,000. */
function readEntry(content: Buffer, start: number, space: number): SenseIndexEntry {
  const key = content.toString('latin1', start, space)
  let at = space
  while (content[at] !== PERCENT) at -= 1
  const lemma = key.slice(0, at - start)
  const type = content[at + 1]! - ZERO
  const file = type === 5 ? 'adj' : wordNetFiles[type - 1]
  if (!file) throw new Error(`WordNet data: the sense key ${key} has an unknown type`)
  const numbers = [0, 0, 0, 0]
  // Skips the type and the lexicographer file.
  for (let colons = 0; colons < 2; at += 1) if (content[at] === COLON) colons += 1
  for (let field = 0; field < numbers.length; field += 1) {
    if (field === 1) at = space + 1
    for (; isDigit(content[at]); at += 1) numbers[field] = numbers[field]! * 10 + content[at]! - ZERO
    at += 1
  }
  const [lexicalId, offset, number, tagCount] = numbers as [number, number, number, number]
  return {
    key,
    lemma: lemma.includes('_') ? lemma.replaceAll('_', ' ') : lemma,
    lexicalId,
    file,
    offset,
    number,
    tagCount,
  }
}

function isDigit(code: number | undefined): boolean {
  return code !== undefined && code >= ZERO && code < COLON
}

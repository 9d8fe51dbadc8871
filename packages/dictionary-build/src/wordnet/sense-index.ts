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
  let start = 0
  while (start < content.length) {
    let end = content.indexOf(NEWLINE, start)
    if (end === -1) end = content.length
    const space = content.indexOf(SPACE, start)
    if (space !== -1 && space < end) {
      yield entryOf(content.toString('latin1', start, space), content.toString('latin1', space + 1, end))
    }
    start = end + 1
  }
}

const NEWLINE = 10
const SPACE = 32

function entryOf(key: string, rest: string): SenseIndexEntry {
  const percent = key.lastIndexOf('%')
  const [type, , lexicalId] = key.slice(percent + 1).split(':')
  const file = type === '5' ? 'adj' : wordNetFiles[Number(type) - 1]
  if (!file) throw new Error(`WordNet data: the sense key ${key} has an unknown type`)
  const [offset, number, tagCount] = rest.split(' ')
  return {
    key,
    lemma: key.slice(0, percent).replaceAll('_', ' '),
    lexicalId: Number(lexicalId),
    file,
    offset: Number(offset),
    number: Number(number),
    tagCount: Number(tagCount),
  }
}

/** The four data files and the number each has in a sense key (satellites of adjectives are 5). */
export const wordNetFiles = ['noun', 'verb', 'adj', 'adv'] as const
export type WordNetFile = (typeof wordNetFiles)[number]

export interface DataLine {
  readonly offset: number
  /** n, v, a, s (satellite adjective) or r. */
  readonly type: string
  readonly lexicographerFile: number
  readonly words: { readonly lemma: string; readonly lexicalId: number }[]
  readonly pointers: {
    readonly symbol: string
    readonly offset: number
    readonly file: WordNetFile
    readonly source: number
    readonly target: number
  }[]
}

const fileOfType: Record<string, WordNetFile> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

const NEWLINE = 10
const SPACE = 32
const BAR = 124

/** Lines of a data file that hold synsets; those of the licence at its head begin with a space. */
export function* synsetLines(content: string): Generator<string> {
  for (const line of content.split('\n')) if (line !== '' && !line.startsWith(' ')) yield line
}

/**
 * The same, the gloss apart from what stands before it: it is kept, and a string cut from the line would keep the
 * whole line with it.
 */
export function* splitSynsetLines(content: Buffer): Generator<{ head: string; gloss: string }> {
  let start = 0
  while (start < content.length) {
    let end = content.indexOf(NEWLINE, start)
    if (end === -1) end = content.length
    if (end > start && content[start] !== SPACE) {
      const bar = content.indexOf(BAR, start)
      yield { head: content.toString('latin1', start, bar), gloss: content.toString('latin1', bar + 1, end) }
    }
    start = end + 1
  }
}

/**
 * Reads one line of a WNDB data file (format: wndb(5WN)) up to its gloss, which may be missing: offset, lexicographer's file, type, words,
 * pointers, verb frames (skipped).
 */
export function readDataLine(line: string): DataLine {
  const fields = line.split(' ')
  const words: { lemma: string; lexicalId: number }[] = []
  const wordCount = Number.parseInt(fields[3]!, 16)
  let at = 4
  for (let word = 0; word < wordCount; word += 1, at += 2) {
    words.push({ lemma: withoutMarker(fields[at]!), lexicalId: Number.parseInt(fields[at + 1]!, 16) })
  }
  const pointers: DataLine['pointers'] = []
  const pointerCount = Number(fields[at])
  at += 1
  for (let pointer = 0; pointer < pointerCount; pointer += 1, at += 4) {
    const ends = Number.parseInt(fields[at + 3]!, 16)
    const file = fileOfType[fields[at + 2]!]
    if (!file) throw new Error(`WordNet data: unknown part of speech in line ${line.slice(0, 60)}`)
    pointers.push({
      symbol: fields[at]!,
      offset: Number(fields[at + 1]),
      file,
      source: ends >> 8,
      target: ends & 0xff,
    })
  }
  return {
    offset: Number(fields[0]),
    type: fields[2]!,
    lexicographerFile: Number(fields[1]),
    words,
    pointers,
  }
}

/** Adjectives carry their position: galore(ip), outback(a), asleep(p). */
function withoutMarker(lemma: string): string {
  return lemma.endsWith(')') ? lemma.replace(/\((?:a|p|ip)\)$/u, '') : lemma
}

/** The four data files, in the order of their numbers in a sense key, which start at 1 (5 is satellite adjectives). */
export const wordNetFiles = ['noun', 'verb', 'adj', 'adv'] as const
export type WordNetFile = (typeof wordNetFiles)[number]

export interface DataLine {
  readonly offset: number
  /** n, v, a, s (satellite adjective) or r. */
  readonly type: string
  readonly lexicographerFile: number
  /**
   * `position`: where an adjective may stand: p (after a verb), a (before a noun), ip (right after a noun); undefined:
   * anywhere.
   */
  readonly words: { readonly lemma: string; readonly lexicalId: number; readonly position?: string }[]
  readonly pointers: {
    readonly symbol: string
    readonly offset: number
    readonly file: WordNetFile
    readonly source: number
    readonly target: number
  }[]
  /**
   * Numbers of the sentence frames in which a verb may stand (WordNet's list of 35), each for a word (1-based, 0 =
   * all).
   */
  readonly frames: { readonly frame: number; readonly word: number }[]
}

const fileOfType: Record<string, WordNetFile> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

const NEWLINE = 10
const SPACE = 32
const BAR = 124

/** Yields the lines of a data file that hold synsets; the lines of the licence at the top start with a space. */
export function* synsetLines(content: string): Generator<string> {
  for (const line of content.split('\n')) if (line !== '' && !line.startsWith(' ')) yield line
}

/**
 * Yields the same lines with the gloss separate from the rest. Glosses are kept in memory, and a string cut from a line
 * would keep the whole line in memory too.
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
 * Parses one line of a WNDB data file (format: wndb(5WN)) up to its gloss, which may be missing: offset, lexicographer
 * file, type, words, pointers, verb frames.
 */
export function readDataLine(line: string): DataLine {
  const fields = line.split(' ')
  const words: DataLine['words'] = []
  const wordCount = Number.parseInt(fields[3]!, 16)
  let at = 4
  for (let word = 0; word < wordCount; word += 1, at += 2) {
    const { lemma, position } = splitMarker(fields[at]!)
    const lexicalId = Number.parseInt(fields[at + 1]!, 16)
    words.push(position === undefined ? { lemma, lexicalId } : { lemma, lexicalId, position })
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
  const frames: DataLine['frames'] = []
  const frameCount = fields[2] === 'v' ? Number(fields[at] ?? 0) : 0
  at += 1
  for (let frame = 0; frame < frameCount; frame += 1, at += 3) {
    frames.push({ frame: Number(fields[at + 1]), word: Number.parseInt(fields[at + 2]!, 16) })
  }
  return {
    offset: Number(fields[0]),
    type: fields[2]!,
    lexicographerFile: Number(fields[1]),
    words,
    pointers,
    frames,
  }
}

/** Separates an adjective from its position: galore(ip), outback(a), asleep(p). */
function splitMarker(lemma: string): { lemma: string; position?: string } {
  const [, bare, position] = lemma.endsWith(')') ? (/^(.+)\((a|p|ip)\)$/u.exec(lemma) ?? []) : []
  return bare === undefined || position === undefined ? { lemma } : { lemma: bare, position }
}

/** The four data files, in the order of their numbers in a sense key, which start at 1 (5 is satellite adjectives). */
export const wordNetFiles = ['noun', 'verb', 'adj', 'adv'] as const
export type WordNetFile = (typeof wordNetFiles)[number]

/** A line of a data file that holds a synset. */
export interface DataLine {
  readonly offset: number
  readonly lexicographerFile: number
  /**
   * With spaces. `position`: where an adjective may stand: p (after a verb), a (before a noun), ip (right after a noun);
   * undefined: anywhere.
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
  readonly gloss: string
}

const fileOfType: Record<string, WordNetFile> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

const NEWLINE = 10
const SPACE = 32
const UNDERSCORE = 95
const CLOSING_BRACKET = 41
const BAR = 124

/**
 * Yields the lines of a WNDB data file (format: wndb(5WN)) that hold synsets: offset, lexicographer file, type, words,
 * pointers, verb frames, gloss. The lines of the licence at the top start with a space.
 *
 * Reads the bytes, because strings cut from a line would keep the whole line in memory.
 */
export function* readDataLines(content: Buffer): Generator<DataLine> {
  const reader = new FieldReader(content)
  for (let start = 0; start < content.length; ) {
    let end = content.indexOf(NEWLINE, start)
    if (end === -1) end = content.length
    if (end > start && content[start] !== SPACE) yield readLine(reader, start, end)
    start = end + 1
  }
}

function readLine(reader: FieldReader, start: number, end: number): DataLine {
  reader.at = start
  const offset = reader.number(10)
  const lexicographerFile = reader.number(10)
  const type = reader.text()
  const words: DataLine['words'] = []
  for (let left = reader.number(16); left > 0; left -= 1) {
    const { lemma, position } = reader.word()
    const lexicalId = reader.number(16)
    words.push(position === undefined ? { lemma, lexicalId } : { lemma, lexicalId, position })
  }
  const pointers: DataLine['pointers'] = []
  for (let left = reader.number(10); left > 0; left -= 1) {
    const symbol = reader.text()
    const target = reader.number(10)
    const file = fileOfType[reader.text()]
    if (!file) throw new Error(`WordNet data: unknown part of speech in the line at ${offset}`)
    const ends = reader.number(16)
    pointers.push({ symbol, offset: target, file, source: ends >> 8, target: ends & 0xff })
  }
  const frames: DataLine['frames'] = []
  if (type === 'v' && !reader.isAtGloss) {
    for (let left = reader.number(10); left > 0; left -= 1) {
      reader.text()
      frames.push({ frame: reader.number(10), word: reader.number(16) })
    }
  }
  return { offset, lexicographerFile, words, pointers, frames, gloss: reader.gloss(end) }
}

/** Reads fields that end in a space. */
class FieldReader {
  readonly #content: Buffer
  /** Where the next field begins. */
  at = 0

  constructor(content: Buffer) {
    this.#content = content
  }

  get isAtGloss(): boolean {
    return this.#content[this.at] === BAR
  }

  /** Reads a number in a base up to 16. */
  number(base: number): number {
    let value = 0
    for (let code = this.#content[this.at++]!; code !== SPACE; code = this.#content[this.at++]!)
      value = value * base + (code < 58 ? code - 48 : (code | 32) - 87)
    return value
  }

  /** Reads one or two characters. */
  text(): string {
    const start = this.at
    while (this.#content[this.at] !== SPACE) this.at += 1
    this.at += 1
    return this.at - start === 2
      ? String.fromCharCode(this.#content[start]!)
      : this.#content.toString('latin1', start, this.at - 1)
  }

  /** Reads a word, and separates an adjective from its position: galore(ip), outback(a), asleep(p). */
  word(): { lemma: string; position?: string } {
    const start = this.at
    let hasSpace = false
    for (; this.#content[this.at] !== SPACE; this.at += 1) hasSpace ||= this.#content[this.at] === UNDERSCORE
    const text = this.#content.toString('latin1', start, this.at)
    const isMarked = this.#content[this.at - 1] === CLOSING_BRACKET
    this.at += 1
    const [, bare, position] = isMarked ? (/^(.+)\((a|p|ip)\)$/u.exec(text) ?? []) : []
    const word = bare ?? text
    // `join` makes a string of its own; `replaceAll` would keep the other as well.
    const lemma = hasSpace ? word.split('_').join(' ') : word
    return position === undefined ? { lemma } : { lemma, position }
  }

  /** Reads what stands after the bar up to the end of the line; empty if there is none. */
  gloss(end: number): string {
    const bar = this.#content.indexOf(BAR, this.at)
    return bar === -1 || bar > end ? '' : this.#content.toString('latin1', bar + 1, end)
  }
}

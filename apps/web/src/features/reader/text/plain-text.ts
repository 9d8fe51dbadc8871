import { type HeadingKind, headingKind } from './chapter-heading'
import { endsSentence, isForced, listEntry, proseColumn, wrapColumn } from './line-breaks'
import type { TextBlock } from './text-block'

/** Length above which a line counts as a sign that each line is a paragraph, in characters. */
const LONG_LINE_CHARS = 90
/**
 * Maximum number of lines in a block of verse; longer groups are split, so that no block is too large to lay out at
 * once.
 */
const MAX_STANZA_LINES = 60

function groupLines(text: string): string[][] {
  const groups: string[][] = []
  let group: string[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      if (group.length > 0) groups.push(group)
      group = []
    } else group.push(line.trimEnd())
  }
  if (group.length > 0) groups.push(group)
  return groups
}

/** The words of a text and its two-part compounds, collected at the first hyphen at the end of a line. */
class WordIndex {
  readonly #text: string
  #words: Set<string> | undefined
  readonly #compounds = new Set<string>()

  constructor(text: string) {
    this.#text = text
  }

  has(word: string): boolean {
    return this.#collect().has(word)
  }

  hasCompound(left: string, right: string): boolean {
    this.#collect()
    return this.#compounds.has(`${left}-${right}`)
  }

  #collect(): Set<string> {
    if (this.#words) return this.#words
    const words = new Set<string>()
    let before = ''
    let end = -1
    for (const match of this.#text.matchAll(/\p{L}+/gu)) {
      const [word] = match
      words.add(word)
      if (end + 1 === match.index && this.#text.charAt(end) === '-') this.#compounds.add(`${before}-${word}`)
      before = word
      end = match.index + word.length
    }
    this.#words = words
    return words
  }
}

/**
 * Returns a wrapped line and what joins it to the next one. A hyphen at its end is kept if it is part of a compound
 * ("well-known").
 */
function joinLine(line: string, next: string, words: WordIndex): readonly [line: string, joint: string] {
  if (!line.endsWith('-')) return [line, ' ']
  const left = /(\p{L}+)-$/u.exec(line.slice(-40))
  const right = /^\p{Ll}+/u.exec(next)
  if (!left || !right) return [line, /[\p{L}\d]-$/u.test(line) ? '' : ' ']
  const isCompound = words.hasCompound(left[1]!, right[0]) || !/^\p{Ll}/u.test(left[1]!)
  const isBroken = words.has(`${left[1]}${right[0]}`)
  const keepsHyphen = isCompound || (!isBroken && /^(well|self|half|ill|ex|non|co|so|to)$/.test(left[1]!))
  return [keepsHyphen ? line : line.slice(0, -1), '']
}

function prose(lines: readonly string[], column: number, words: WordIndex): TextBlock[] {
  const paragraphs: string[] = []
  let open: string[] = []
  let last = lines[0]!.trim()
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!
    const before = lines[index - 1]!
    const isIndented = /^\s*/.exec(line)![0].length >= /^\s*/.exec(before)![0].length + 2
    const isShort = !isForced(before, line, column) && endsSentence(before)
    const next = line.trim()
    if (isIndented || isShort || listEntry.test(line)) {
      paragraphs.push([...open, last].join(''))
      open = []
    } else open.push(...joinLine(last, next, words))
    last = next
  }
  paragraphs.push([...open, last].join(''))
  return paragraphs.map((paragraph) => ({ tag: 'p', lines: [paragraph] }))
}

function toVerse(lines: readonly string[]): TextBlock[] {
  const indents = lines.map((line) => /^\s*/.exec(line)![0].replaceAll('\t', '    ').length)
  const leastIndent = indents.reduce((least, indent) => Math.min(least, indent), Number.POSITIVE_INFINITY)
  const indented = lines.map(
    (line, index) => '\u00a0'.repeat(Math.min(indents[index]! - leastIndent, 24)) + line.trim(),
  )
  const stanzas: TextBlock[] = []
  for (let from = 0; from < indented.length; from += MAX_STANZA_LINES) {
    stanzas.push({ tag: 'p', lines: indented.slice(from, from + MAX_STANZA_LINES) })
  }
  return stanzas
}

function separateLines(lines: readonly string[]): TextBlock[] {
  return lines.map((line) => ({ tag: 'p', lines: [line.trim()] }))
}

function readsAsParagraphs(lines: readonly string[]): boolean {
  const ends = lines.filter(endsSentence).length
  return lines.some((line) => line.length > LONG_LINE_CHARS) || ends >= 0.7 * lines.length
}

function groupHeading(lines: readonly string[]): HeadingKind | undefined {
  const kind = headingKind(lines[0]!)
  const isTitleBelow = lines.length === 2 && lines[1]!.length <= 60 && !endsSentence(lines[1]!)
  return lines.length === 1 || isTitleBelow ? kind : undefined
}

/**
 * Turns plain text into paragraphs and headings. Blank lines separate paragraphs; lines wrapped at a column are joined
 * again; verse, lists and other short lines keep their breaks; chapter headings are recognised. Characters such as *
 * and # stay as they are. Time is linear in the text's length.
 */
export function plainTextToBlocks(source: string): TextBlock[] {
  const text = source.replace(/\r\n?|[\u2028\u2029\f]/g, '\n')
  const groups = groupLines(text)
  const column = wrapColumn(groups)
  const headings = groups.map(groupHeading)
  const words = new WordIndex(text)
  const hasDivisions = headings.includes('division')
  return groups.flatMap((lines, index): TextBlock[] => {
    const heading = headings[index]
    if (heading) {
      const tag = heading === 'division' || !hasDivisions ? 'h2' : 'h3'
      return [{ tag, lines: lines.map((line) => line.trim()) }]
    }
    if (lines.length === 1) return separateLines(lines)
    const ownColumn = proseColumn(lines, column)
    if (ownColumn !== undefined) return prose(lines, ownColumn, words)
    return readsAsParagraphs(lines) ? separateLines(lines) : toVerse(lines)
  })
}

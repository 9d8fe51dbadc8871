import { detectSeparator, parseDelimited } from '../../files/delimited'
import { type WordsTable, wordsTable } from './words-table'

/** Separators by their names in Anki's header lines. */
const ankiSeparators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
}

/** Names that mark the first row of a table as its heading. */
const headings = new Set(
  'word words term front headword spell vocabulary expression english definition meaning back translation sentence example examples context notes tags'.split(
    ' ',
  ),
)

/**
 * Reads a text file or a pasted list: Anki's text export with its header lines, a table with tabs, commas or
 * semicolons, a list with one word per line, or several words in a row.
 */
export function textTable(text: string): WordsTable {
  const clean = text.replace(/^\uFEFF/, '')
  const anki = ankiTable(clean)
  if (anki) return anki
  const separator = detectSeparator(clean)
  if (separator !== undefined && !isListInRows(clean, separator)) {
    return withHeading(parseDelimited(clean, separator))
  }
  return wordsTable(clean.split(/\r\n|\r|\n/).flatMap(lineFields))
}

/** Parses Anki's export, which begins with header lines such as `#separator:tab`. */
function ankiTable(text: string): WordsTable | undefined {
  const header = new Map<string, string>()
  let at = 0
  for (;;) {
    const line = /^#([a-z ]+):(.*?)(\r?\n|$)/.exec(text.slice(at, at + 2000))
    if (!line) break
    header.set(line[1] ?? '', line[2] ?? '')
    at += line[0].length
  }
  const named = header.get('separator')
  if (named === undefined) return undefined
  const separator = ankiSeparators[named.trim().toLowerCase()] ?? (named || '\t')
  const names = header.get('columns')?.split(separator) ?? []
  // Columns with metadata rather than fields of the note; numbered from 1.
  const metadataColumns = ['notetype column', 'deck column', 'tags column', 'guid column'].map(
    (name) => Number(header.get(name)) - 1,
  )
  const withoutMetadata = <T>(row: readonly T[]) => row.filter((_, index) => !metadataColumns.includes(index))
  return wordsTable(parseDelimited(text.slice(at), separator).map(withoutMetadata), withoutMetadata(names))
}

function withHeading(rows: readonly (readonly string[])[]): WordsTable {
  const [first = [], ...rest] = rows
  const isHeading = first.some((field) => headings.has(field.trim().toLowerCase()))
  return isHeading ? wordsTable(rest, first) : wordsTable(rows)
}

/** Returns true for one or two lines of words such as "apple, pear, plum", which are a list rather than a table. */
function isListInRows(text: string, separator: string): boolean {
  if (separator === '\t' || separator === '|') return false
  const rows = parseDelimited(text, separator)
  const fields = rows.flat()
  const isShort = (field: string) => field.trim().split(/\s+/).length <= 3
  return rows.length < 3 && fields.length > 2 && fields.every(isShort)
}

/**
 * Splits a line of a list: removes its bullet or number, and separates a word from its explanation at a dash or colon.
 */
function lineFields(line: string): string[][] {
  const text = line.replace(/^\s*([-*•–]|\d+[.)])\s+/, '').trim()
  if (text === '') return []
  const [, word, rest] = /^(.{1,60}?)(?:\s+[-–—=]\s+|:\s+)(.+)$/.exec(text) ?? []
  if (word !== undefined && rest !== undefined) return [[word, rest]]
  const words = text.split(/[,;]\s*/).filter((part) => part.trim() !== '')
  const isList = words.length > 1 && words.every((part) => part.trim().split(/\s+/).length <= 3)
  return isList ? words.map((part) => [part]) : [[text]]
}

/** Narrowest and widest column at which plain text may have been wrapped, in characters. */
const MIN_COLUMN = 45
const MAX_COLUMN = 100
/** Number of lines from which a paragraph's own longest line gives its column. */
const MIN_LINES_FOR_COLUMN = 4
/** Share of line breaks that the column must explain for a group of lines to count as one wrapped paragraph. */
const MIN_FORCED_SHARE = 0.75

/** Matches the beginning of a list item; the line break before it is kept. */
export const listEntry = /^\s*([-*•–·‣]|\d{1,3}[.)]|[a-z][.)]|\([a-z\d]{1,3}\))\s+\S/u

/** Checks whether a line ends like a sentence. */
export function endsSentence(line: string): boolean {
  return /[.!?…:][)\]"'”’»*_]*\s*$/u.test(line)
}

/**
 * Returns the column at which a text was hard-wrapped, in characters; undefined if no line has a plausible length. It
 * is the 98th percentile of the line lengths, so that one address or table row doesn't decide for a whole book.
 */
export function wrapColumn(groups: readonly (readonly string[])[]): number | undefined {
  const lengths = groups.flatMap((lines) => lines.slice(0, -1).map((line) => line.trim().length))
  if (lengths.length === 0) return undefined
  lengths.sort((a, b) => a - b)
  const column = lengths[Math.floor((lengths.length - 1) * 0.98)]!
  return column >= MIN_COLUMN && column <= MAX_COLUMN ? column : undefined
}

/** Share of the column from which a break counts as forced: programs that balance lines leave some room. */
const FORCED_BREAK_SHARE = 0.9

/**
 * Checks whether the next line's first word would hardly have fitted, so that the break comes from wrapping rather than
 * from the author.
 */
export function isForced(line: string, next: string, column: number): boolean {
  const trimmed = next.trimStart()
  const space = trimmed.search(/\s/)
  const firstWord = space < 0 ? trimmed.length : space
  return line.trim().length + 1 + firstWord > column * FORCED_BREAK_SHARE
}

/**
 * Returns the column of a group of lines if they are prose wrapped by a program; undefined for verse, lists, addresses
 * and texts with a paragraph on each line.
 */
export function proseColumn(lines: readonly string[], column: number | undefined): number | undefined {
  const longest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0)
  const ownColumn = lines.length >= MIN_LINES_FOR_COLUMN || column === undefined ? longest : column
  if (ownColumn < MIN_COLUMN || longest > MAX_COLUMN) return undefined
  if (lines.every(endsSentence)) return undefined
  const capitalised = lines.filter((line) => /^\W*\p{Lu}/u.test(line)).length
  if (lines.length >= 3 && capitalised === lines.length && longest < 60) return undefined
  // Lines that continue in lower case in a narrower column (a quotation, a note) are prose too.
  const continued = lines.slice(1).filter((line) => /^\W*\p{Ll}/u.test(line)).length
  if (continued === lines.length - 1 && longest < ownColumn && longest > ownColumn * 0.7) return longest
  const forced = lines
    .slice(0, -1)
    .filter((line, index) => isForced(line, lines[index + 1]!, ownColumn)).length
  return forced >= MIN_FORCED_SHARE * (lines.length - 1) ? ownColumn : undefined
}

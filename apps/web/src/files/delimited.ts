/**
 * Parses delimited text (RFC 4180) into rows of fields. A quoted field may contain separators, line breaks and doubled
 * quotes. Quotes inside an unquoted field are literal; an unclosed quote extends to the end. Empty lines are skipped.
 */
export function parseDelimited(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { field, end } = text[at] === '"' ? readQuotedField(text, at) : readPlainField(text, at, separator)
    row.push(field)
    // Ignores anything between the closing quote and the separator.
    at = end
    while (at < text.length && !text.startsWith(separator, at) && text[at] !== '\n' && text[at] !== '\r')
      at += 1
    if (text.startsWith(separator, at)) {
      at += separator.length
      continue
    }
    if (row.some((value) => value.trim() !== '')) rows.push(row)
    row = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  }
  return rows
}

function readQuotedField(text: string, start: number): { field: string; end: number } {
  let field = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { field: field + text.slice(at), end: text.length }
    field += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { field, end: quote + 1 }
    field += '"'
    at = quote + 2
  }
}

function readPlainField(text: string, start: number, separator: string): { field: string; end: number } {
  let end = start
  while (end < text.length && !text.startsWith(separator, end) && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
  }
  return { field: text.slice(start, end), end }
}

/** Number of characters examined to detect the separator. */
const SAMPLE_CHARS = 20_000

/**
 * Detects the separator of a text: the one that gives nearly all of its first rows the same number of fields. Returns
 * undefined when there is none.
 */
export function detectSeparator(text: string): string | undefined {
  const candidates = ['\t', ';', ',', '|'].map((separator) => {
    const rows = parseDelimited(text.slice(0, SAMPLE_CHARS), separator)
    // The last row may be cut off.
    const counts = (text.length > SAMPLE_CHARS ? rows.slice(0, -1) : rows).map((row) => row.length)
    const usual = mostFrequent(counts)
    return { separator, usual, share: counts.filter((count) => count === usual).length / counts.length }
  })
  const good = candidates.filter(({ usual, share }) => usual > 1 && share >= 0.8)
  return good.sort((a, b) => b.share - a.share)[0]?.separator
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

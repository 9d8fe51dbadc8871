/**
 * Rows and fields of delimited text (RFC 4180): a field in quotes may hold separators, line breaks and doubled quotes.
 * Quotes in the middle of a field stand for themselves; a quote that is never closed ends with the text. Empty lines are
 * left out.
 */
export function parseDelimited(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { field, end } = text[at] === '"' ? readQuotedField(text, at) : plainField(text, at, separator)
    row.push(field)
    // What follows the closing quote up to the separator is nobody's.
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

function plainField(text: string, start: number, separator: string): { field: string; end: number } {
  let end = start
  while (end < text.length && !text.startsWith(separator, end) && text[end] !== '\n' && text[end] !== '\r') {
    end += 1
  }
  return { field: text.slice(start, end), end }
}

/** Characters of a text that its separator is looked for in. */
const SAMPLE = 20_000

/** The separator of a text: the one by which nearly all of its first rows have the same number of fields. */
export function separatorOf(text: string): string | undefined {
  const candidates = ['\t', ';', ',', '|'].map((separator) => {
    const rows = parseDelimited(text.slice(0, SAMPLE), separator)
    // The last row may be cut off.
    const counts = (text.length > SAMPLE ? rows.slice(0, -1) : rows).map((row) => row.length)
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

import type { MadeCodes } from './make-codes'
import { codesResultMessages } from './messages'

/** Exports codes as CSV for a spreadsheet (RFC 4180), with a byte order mark so that programs recognise UTF-8. */
export function codesAsCsv(codes: MadeCodes['codes']): string {
  const { columns } = codesResultMessages
  const headings = [columns.name, columns.code, columns.link]
  const rows = [headings, ...codes.map(({ label, code, url }) => [label, code, url])]
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`
}

/** Quotes a field, and prefixes it with an apostrophe if a spreadsheet would take it for a formula. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

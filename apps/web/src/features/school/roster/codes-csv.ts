import type { MadeCodes } from './make-codes'

/** Codes as a table for a spreadsheet (RFC 4180), with the mark by which programs know UTF-8. */
export function codesAsCsv(codes: MadeCodes['codes']): string {
  const rows = [['Name', 'Code', 'Link'], ...codes.map(({ label, code, url }) => [label, code, url])]
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`
}

/** Quoted; what a spreadsheet would take for a formula becomes a text. */
function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

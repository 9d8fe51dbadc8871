/** Matches text that a spreadsheet would run as a formula, or that needs quotation marks. */
const unsafe = /^[=+\-@\t\r]|[",\r\n]/

/**
 * Formats a value as an RFC 4180 field. Text that a spreadsheet would run as a formula is neutralised with a leading
 * apostrophe (OWASP, CSV injection).
 */
export function csvField(value: string | number): string {
  const given = String(value)
  if (typeof value === 'number' || !unsafe.test(given)) return given
  const text = given.replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Byte order mark, which tells spreadsheets that the file is UTF-8. */
export const CSV_MARK = '\uFEFF'

/** Text that a spreadsheet would run as a formula, or that needs quotation marks. */
const unsafe = /^[=+\-@\t\r]|[",\r\n]/

/** A field of RFC 4180. What a spreadsheet would run as a formula is made text (OWASP, CSV injection). */
export function csvField(value: string | number): string {
  const given = String(value)
  if (typeof value === 'number' || !unsafe.test(given)) return given
  const text = given.replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark that tells spreadsheets that what follows is UTF-8. */
export const CSV_MARK = '\uFEFF'

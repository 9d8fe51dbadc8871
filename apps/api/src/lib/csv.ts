/** A field of RFC 4180. What a spreadsheet would run as a formula is made text (OWASP, CSV injection). */
export function csvField(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The mark that tells spreadsheets that what follows is UTF-8. */
export const CSV_MARK = '\uFEFF'

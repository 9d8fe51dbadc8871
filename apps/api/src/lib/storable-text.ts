/** Removes NUL and lone surrogates, which PostgreSQL's text can't hold. */
export function removeUnstorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

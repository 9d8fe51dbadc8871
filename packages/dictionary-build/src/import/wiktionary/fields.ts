/** Fields that may be missing or of another type: a dictionary of a million entries contains every possible mistake. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the objects in a list; none if it isn't a list. */
export function objects(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** Returns the strings in a list; none if it isn't a list. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/**
 * Returns a value as one line of text, without anything that can't be stored or shown: control characters and lone
 * surrogates.
 */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (/^[\x20-\x7e]*$/.test(value) && !value.includes('  ')) return value.trim()
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|[\u200b\u200e\u200f\u2060\ufeff]/gu, '')
    .trim()
}

/** Reading of fields that may be absent or of another type: a dictionary of a million entries has some of everything. */

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; none when it is no list. */
export function objects(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** The texts of a list; none when it is no list. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

/** A text of one line, without what cannot be stored or shown: control characters, halves of surrogate pairs. */
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

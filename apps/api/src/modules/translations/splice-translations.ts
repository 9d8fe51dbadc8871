import type { TranslationsFrom } from '@wordhoard/contracts/fields/language-fields'

/** The translations of a definition. */
export interface FoundTranslations {
  /** A JSON array of texts, best first. */
  readonly json: Buffer
  /** Set if they aren't ours. */
  readonly from?: TranslationsFrom
}

/**
 * How every object with an id begins in a ready-made document: the entry itself, then its definitions. It can’t stand
 * within a text, where quotation marks are escaped.
 */
const OPEN_WITH_ID = Buffer.from('{"id":')
const FIELD = Buffer.from(',"translations":')

/** A definition of a document: its id, and where the number ends. */
interface PlacedId {
  readonly id: number
  readonly end: number
}

/** Finds the definitions of an entry's ready-made document, without parsing it. */
export function definitionsIn(document: Buffer): PlacedId[] {
  const found: PlacedId[] = []
  // The document begins with the id of the entry.
  for (let at = document.indexOf(OPEN_WITH_ID, 1); at >= 0; ) {
    let end = at + OPEN_WITH_ID.length
    let id = 0
    for (let digit = document[end]! - 48; digit >= 0 && digit <= 9; digit = document[end]! - 48) {
      id = id * 10 + digit
      end++
    }
    found.push({ id, end })
    at = document.indexOf(OPEN_WITH_ID, end)
  }
  return found
}

/**
 * Adds translations to the definitions of an entry's ready-made document, behind their ids. The bytes of the document are
 * copied as they are, which takes a tenth of the time of parsing and writing JSON.
 */
export function spliceTranslations(
  document: Buffer,
  definitions: readonly PlacedId[],
  find: (id: number) => FoundTranslations | undefined,
): Buffer {
  const parts: Buffer[] = []
  let copied = 0
  for (const { id, end } of definitions) {
    const found = find(id)
    if (found === undefined) continue
    parts.push(document.subarray(copied, end), FIELD, found.json)
    if (found.from) parts.push(Buffer.from(`,"translations_from":${JSON.stringify(found.from)}`))
    copied = end
  }
  return copied === 0 ? document : Buffer.concat([...parts, document.subarray(copied)])
}

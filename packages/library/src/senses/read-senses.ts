import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readAnchors } from '@wordhoard/lexicon/anchors'
import { NO_KEY, parseSenses, type TextSenses } from './senses-file'

const sensesFolder = fileURLToPath(new URL('../../senses', import.meta.url))

const pathOf = (slug: string) => join(sensesFolder, `${slug}.tsv`)

/** Returns a fingerprint of the meanings of a text, which changes when its file does; empty if it has none. */
export function sensesVersion(slug: string): string {
  const path = pathOf(slug)
  return existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 16)
    : ''
}

/**
 * Reads the meanings of the words of a text that comes with the product; none if it has no file. Reads the file on each
 * call.
 *
 * @throws {LibraryError} when the file is invalid
 */
export function readSenses(slug: string): TextSenses {
  const path = pathOf(slug)
  if (!existsSync(path)) return { checkedOn: undefined, senses: [] }
  return parseSenses(`${slug}.tsv`, readFileSync(path, 'utf8'))
}

/** A meaning at its place in a text. */
export interface PlacedSense {
  readonly offset: number
  readonly form: string
  /** Key of the definition. */
  readonly key: string
}

/**
 * Finds the places of meanings in the plain text; leaves out those whose words the text no longer has, and words whose
 * meaning the dictionary doesn't have. Returns none that are only proposed.
 */
export function placeSenses(text: string, { checkedOn, senses }: TextSenses): PlacedSense[] {
  // The panel says that somebody chose them, which isn't true of proposals. The ranker finds those by itself.
  if (checkedOn === undefined) return []
  const keys = new Map(senses.map(({ anchor, key }) => [anchor, key]))
  return readAnchors(text).flatMap(({ offset, form, anchor }) => {
    const key = keys.get(anchor)
    return key === undefined || key === NO_KEY ? [] : { offset, form, key }
  })
}

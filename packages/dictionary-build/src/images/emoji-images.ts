import { readFileSync } from 'node:fs'
import { imageFile } from './image-files'
import { safeSvg } from './safe-svg'

/** A word and the emoji that pictures it, named by its code points in hexadecimal as in OpenMoji's file names. */
export interface EmojiImage {
  word: string
  hexcode: string
}

const TABLE = new URL('../../data/generated/images.tsv', import.meta.url)

/** Yields the pictured nouns of the generated table, without duplicates, sorted, and spelt as in WordNet. */
export function* emojiImages(table: URL | string = TABLE): Iterable<EmojiImage> {
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [word, hexcode] = line.split('\t')
    if (!word || !hexcode)
      throw new Error(`Malformed line in the table of images; make the table again: ${JSON.stringify(line)}`)
    yield { word, hexcode }
  }
}

/**
 * Returns OpenMoji's colour picture of an emoji as a small, safe SVG (UTF-8). Throws if there is none for this hexcode.
 */
export function imageBytes(hexcode: string): Buffer {
  return Buffer.from(safeSvg(readFileSync(imageFile(hexcode), 'utf8')))
}

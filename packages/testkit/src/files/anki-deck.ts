import { fileURLToPath } from 'node:url'

const folder = new URL('../../decks/', import.meta.url)

/**
 * The file of an Anki deck, made with SQLite itself: `old-deck` has pages of 512 bytes, `new-deck` is packed with Zstandard
 * as Anki 2.1.50 does, and the notes of `hostile-deck` hold scripts.
 *
 * @returns its path
 */
export function ankiDeck(name: 'old-deck' | 'new-deck' | 'hostile-deck'): string {
  return fileURLToPath(new URL(`${name}.apkg`, folder))
}

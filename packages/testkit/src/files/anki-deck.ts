import { fileURLToPath } from 'node:url'

const folder = new URL('../../decks/', import.meta.url)

/**
 * Returns the path of an Anki deck that was made with SQLite itself: `old-deck` has pages of 512 bytes, `new-deck` is
 * compressed with Zstandard as in Anki 2.1.50, and the notes of `hostile-deck` contain scripts.
 */
export function ankiDeck(name: 'old-deck' | 'new-deck' | 'hostile-deck'): string {
  return fileURLToPath(new URL(`${name}.apkg`, folder))
}

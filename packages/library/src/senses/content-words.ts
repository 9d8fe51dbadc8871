import { type AnchoredWord, readAnchors } from '@wordhoard/lexicon/anchors'
import type { VocabularyReader } from '@wordhoard/lexicon/vocabulary/vocabulary'

/** A content word of a text. */
export interface ContentWord extends AnchoredWord {
  /** End of the word in the text. */
  readonly end: number
}

/**
 * Returns the words of a plain text that have a meaning to look up, in order: no function words, names or numbers. A
 * compound that is read as its parts counts once, as it is tapped.
 */
export function contentWords(text: string, reader: VocabularyReader): ContentWord[] {
  const tokens = reader
    .read(text)
    .words.filter(({ isFunctionWord }) => !isFunctionWord)
    .flatMap((word) => word.tokens)
  const ends = new Map(tokens.map(({ start, end }) => [start, end]))
  return readAnchors(text).flatMap((word) => {
    const end = ends.get(word.offset)
    return end === undefined ? [] : [{ ...word, end }]
  })
}

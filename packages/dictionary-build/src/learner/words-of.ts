/** A word of a definition or an example. */
export interface TextWord {
  /** Lower case, straight apostrophes. */
  readonly form: string
  /** Begins with a capital although it doesn't begin a sentence. */
  readonly isName: boolean
}

/** Returns the words of a text; hyphens and apostrophes belong to a word, numbers are left out. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = []
  for (const match of text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu)) {
    const before = text.slice(0, match.index).trimEnd()
    const begins = before === '' || /[.!?:“‘"(–]$/u.test(before)
    words.push({
      form: match[0].replaceAll('’', "'").toLowerCase(),
      isName: !begins && /^\p{Lu}/u.test(match[0]),
    })
  }
  return words
}

/** A word or phrase as it was met in a text. */
export interface WordQuery {
  /** As it is looked up: lower case, single spaces. */
  readonly text: string
  /** As it stands in the text. */
  readonly shown: string
  /** Up to 7 words before and after it, as they stand. */
  readonly before: string
  readonly after: string
  /** Several words selected at once. */
  readonly isPhrase: boolean
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** The stretch of text around and with the word: what senses are ranked by. */
export function contextOf({ before, shown, after }: WordQuery): string {
  return onOneLine(`${before}${shown}${after}`).trim()
}

/** Where the word begins in its context, in UTF-16 units. */
export function placeIn({ before }: WordQuery): number {
  return onOneLine(before).trimStart().length
}

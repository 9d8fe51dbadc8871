/** Reading speed of language learners in a text that they mostly know. */
const WORDS_PER_MINUTE = 200

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

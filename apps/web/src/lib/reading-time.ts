/** What readers of a foreign language manage of a text that they mostly know. */
const WORDS_PER_MINUTE = 200

/** How long a text takes to read, in whole minutes; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

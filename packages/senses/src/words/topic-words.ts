/** Maximum number of words: few are enough to show the topic, and they are sent with each request. */
const MAX_TOPIC_WORDS = 50
/** Minimum word length: shorter words are mostly function words. */
const MIN_WORD_LENGTH = 5
/** Maximum word length, so that the words of any text fit into a request. */
const MAX_WORD_LENGTH = 19
/** Minimum number of different words for a text to have a topic. */
const MIN_DIFFERENT_WORDS = 8

/**
 * Returns a text's most frequent words, in lower case, separated by spaces: the ranker's information about the whole
 * text. Common words may be among them, but get little weight later.
 *
 * @param counts number of occurrences of each lower-case word in the text or its beginning, without names
 */
export function topicWords(counts: ReadonlyMap<string, number>): string {
  const known = [...counts].filter(
    ([word]) => word.length >= MIN_WORD_LENGTH && word.length <= MAX_WORD_LENGTH && /^\p{Ll}+$/u.test(word),
  )
  if (known.length < MIN_DIFFERENT_WORDS) return ''
  // The sort is stable: among equally frequent words, the first in the text come first.
  const mostFrequent = known.sort((a, b) => b[1] - a[1]).slice(0, MAX_TOPIC_WORDS)
  return mostFrequent.map(([word]) => word).join(' ')
}

/** Returns the topic words of a plain text; words with a capital count as names. */
export function topicOfText(text: string): string {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return topicWords(counts)
}

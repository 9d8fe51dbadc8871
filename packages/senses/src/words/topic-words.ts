/** Kinds of texts are told by few words: more change nothing, and they go along with each request. */
const mostWords = 50
/** Shorter words are mostly function words. */
const shortest = 5
/** So that the words of any text fit into a request. */
const longest = 19
/** With fewer words than this nothing can be said of a text. */
const fewest = 8

/**
 * The words that a text has most often, in lower case, separated by spaces: what a ranking is told of the whole text.
 * Common words may be among them, which weigh little later.
 *
 * @param counts how often the text, or its beginning, has each word in lower case, names left out
 */
export function topicWords(counts: ReadonlyMap<string, number>): string {
  const known = [...counts].filter(
    ([word]) => word.length >= shortest && word.length <= longest && /^\p{Ll}+$/u.test(word),
  )
  if (known.length < fewest) return ''
  // Sorting is stable: of equals the first met go along.
  const most = known.sort((a, b) => b[1] - a[1]).slice(0, mostWords)
  return most.map(([word]) => word).join(' ')
}

/** The same of a plain text; words that are written with a capital are taken for names. */
export function topicOfText(text: string): string {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return topicWords(counts)
}

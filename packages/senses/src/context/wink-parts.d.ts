/** Types for the parts of the tagger that are small enough for a browser; the packages have none. */
declare module 'wink-pos-tagger/src/rules-engine.js' {
  /** Corrects the tags by the words around them. */
  export default function applyContextRules(
    tokens: { value: string; normal: string; pos: string }[],
    poses: readonly (readonly string[])[],
  ): void
}
declare module 'wink-lexicon/src/lexicon.js' {
  const tagsOfWords: Readonly<Record<string, readonly string[]>>
  export default tagsOfWords
}
declare module 'wink-lexicon/src/unknown-words.js' {
  const tagsOfEndings: Readonly<Record<string, string>>
  export default tagsOfEndings
}
declare module 'wink-lexicon/src/punctuations.js' {
  const tagsOfMarks: Readonly<Record<string, string>>
  export default tagsOfMarks
}
declare module 'wink-lexicon/src/wn-words.js' {
  /** The number of each word in the list of its senses. */
  const wordList: Readonly<Record<string, number>>
  export default wordList
}

// Makes the types available to other projects that compile this file.
/// <reference path="./wink-pos-tagger.d.ts" />
import type posTagger from 'wink-pos-tagger'

/** Returns the Penn Treebank tag of each word of a text, split as `splitWords` does ("does" "n't"). */
export type Tagger = (words: readonly string[]) => string[]

let tagger: Tagger | undefined

/** Sets the tagger: a browser has a smaller one than the server; undefined is the server's. */
export function setTagger(other: Tagger | undefined): void {
  tagger = other
}

/** Returns the Penn Treebank tag of each word of a text, split as `splitWords` does ("does" "n't"). */
export const tagWords: Tagger = (words) => {
  // Loaded on the first call: the tagger's lexicon takes a third of a second, which would delay the server's start.
  tagger ??= loadTagger()
  return tagger(words)
}

function loadTagger(): Tagger {
  // Not imported, because browsers load this module too.
  const { createRequire } = process.getBuiltinModule('node:module')
  const loaded = (createRequire(import.meta.url)('wink-pos-tagger') as typeof posTagger)()
  return (words) => loaded.tagRawTokens([...words]).map((token) => token.pos)
}

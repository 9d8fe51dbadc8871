// Makes the types available to other projects that compile this file.
/// <reference path="./wink-pos-tagger.d.ts" />
import { createRequire } from 'node:module'
import type posTagger from 'wink-pos-tagger'

// Loaded on the first call: the tagger's lexicon takes a third of a second, which would delay the server's start.
const load = createRequire(import.meta.url)
let loaded: ReturnType<typeof posTagger> | undefined

/** Returns the Penn Treebank tag of each word of a text, split as `splitWords` does ("does" "n't"). */
export function tagWords(words: readonly string[]): string[] {
  loaded ??= (load('wink-pos-tagger') as typeof posTagger)()
  return loaded.tagRawTokens([...words]).map((token) => token.pos)
}

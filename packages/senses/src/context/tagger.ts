// Where it is compiled as a part of another project, too.
/// <reference path="./wink-pos-tagger.d.ts" />
import { createRequire } from 'node:module'
import type posTagger from 'wink-pos-tagger'

// Loaded at the first call: its lexicon takes a third of a second, which would delay the server's start.
const load = createRequire(import.meta.url)
let loaded: ReturnType<typeof posTagger> | undefined

/** Penn Treebank tag of each word of a stretch of text; words as a tokeniser for taggers cuts them ("does" "n't"). */
export function tagWords(words: readonly string[]): string[] {
  loaded ??= (load('wink-pos-tagger') as typeof posTagger)()
  return loaded.tagRawTokens([...words]).map((token) => token.pos)
}

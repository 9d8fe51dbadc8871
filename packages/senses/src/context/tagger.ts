import { openTaggerWords } from './tagger-words'
import { createUnigramTagger, type Tagger, type TaggerParts } from './unigram-tagger'

let tagger: Tagger | undefined

/** Sets the tagger: a browser has a smaller one than the server; undefined is the server's. */
export function setTagger(other: Tagger | undefined): void {
  tagger = other
}

/** Returns the Penn Treebank tag of each word of a text, split as `splitWords` does ("does" "n't"). */
export const tagWords: Tagger = (words) => {
  // Loaded on the first call, which the server's start doesn't wait for.
  tagger ??= loadTagger()
  return tagger(words)
}

/**
 * Loads the tagger of the server: `wink-pos-tagger`, with its list of all words packed in a file
 * (`training/src/make-tagger-words`). As objects the list takes 7 MB, and a third of a second to load.
 */
function loadTagger(): Tagger {
  // Not imported, because browsers load this module too.
  const { createRequire } = process.getBuiltinModule('node:module')
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const require = createRequire(import.meta.url)
  const parts: TaggerParts = {
    tagsOfWords: require('wink-lexicon/src/lexicon.js'),
    tagsOfMarks: require('wink-lexicon/src/punctuations.js'),
    tagsOfEndings: require('wink-lexicon/src/unknown-words.js'),
    applyContextRules: require('wink-pos-tagger/src/rules-engine.js'),
  }
  return createUnigramTagger(
    parts,
    openTaggerWords(readFileSync(new URL('../../data/tagger-words.txt', import.meta.url))),
  )
}

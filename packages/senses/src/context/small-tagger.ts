// Makes the types available to other projects that compile this file.
/// <reference path="./wink-parts.d.ts" />
import tagsOfWords from 'wink-lexicon/src/lexicon.js'
import tagsOfMarks from 'wink-lexicon/src/punctuations.js'
import tagsOfEndings from 'wink-lexicon/src/unknown-words.js'
import applyContextRules from 'wink-pos-tagger/src/rules-engine.js'
import { createUnigramTagger, type Tagger } from './unigram-tagger'

/**
 * Creates the tagger of a browser. It has the words and rules of `wink-pos-tagger`, but whether a word that has no tags
 * there is a word is asked of the caller's dictionary, instead of a list.
 */
export function createSmallTagger(isKnown: (word: string) => boolean): Tagger {
  const parts = { tagsOfWords, tagsOfMarks, tagsOfEndings, applyContextRules }
  return createUnigramTagger(parts, { isKnown, isPlace: () => false })
}

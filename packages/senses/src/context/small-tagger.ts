// Makes the types available to other projects that compile this file.
/// <reference path="./wink-parts.d.ts" />
import tagsOfWords from 'wink-lexicon/src/lexicon.js'
import tagsOfMarks from 'wink-lexicon/src/punctuations.js'
import tagsOfEndings from 'wink-lexicon/src/unknown-words.js'
import applyContextRules from 'wink-pos-tagger/src/rules-engine.js'
import type { Tagger } from './tagger'

const number = /^\d+\/\d+|\d(?:[.,\-/]?\d)*(?:\.\d+)?$/
const mark = /^[’'‘`“”"[\](){}…,.!;?\-:]+$/
const capital = /^[A-Z]/
const decade = /^(?:mid-)?19[1-9]0s$/

/**
 * Creates the tagger of a browser. It has the words and rules of `wink-pos-tagger`, whose list of all words takes three
 * megabytes: whether a word that has no tags there is a word is asked of the caller's dictionary instead.
 */
export function createSmallTagger(isKnown: (word: string) => boolean): Tagger {
  const tagsOf = (word: string, written: string): readonly string[] => {
    if (number.test(written)) return ['CD']
    if (mark.test(written)) return [tagsOfMarks[written] ?? written]
    return (Object.hasOwn(tagsOfWords, word) && tagsOfWords[word]) || tagsOfUnlisted(word, isKnown)
  }
  return (words) => {
    const poses: (readonly string[])[] = []
    const tokens = words.map((value) => {
      const normal = value.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
      const tags = tagsOf(normal, value)
      poses.push(tags)
      return { value, normal, pos: tags[0]! }
    })
    applyContextRules(tokens, poses)
    return tokens.map(({ value, normal, pos }) => {
      if (decade.test(normal)) return 'CD'
      return /^[JN]/.test(pos) && capital.test(value) ? 'NNP' : pos
    })
  }
}

/** Returns the tags that a word may have by its ending; that of a name for what is no word. */
function tagsOfUnlisted(word: string, isKnown: (word: string) => boolean): readonly string[] {
  if (!isKnown(word)) return ['NNP']
  const tag = [4, 3, 2, 1].map((length) => tagsOfEndings[word.slice(-length)]).find((found) => found)
  if (tag === undefined && word.startsWith('un') && Object.hasOwn(tagsOfWords, word.slice(2))) return ['JJ']
  if (tag === undefined) return ['NN', 'VBP', 'VB']
  if (tag === 'NNS') return ['NNS', 'VBZ']
  return tag === 'VBN' ? ['VBD', 'VBN'] : [tag]
}

// Where it is compiled as a part of another project, too.
/// <reference path="./wink-pos-tagger.d.ts" />
import posTagger from 'wink-pos-tagger'

const tagger = posTagger()

/** Penn Treebank tag of each word of a stretch of text; words as a tokeniser for taggers cuts them ("does" "n't"). */
export function tagWords(words: readonly string[]): string[] {
  return tagger.tagRawTokens([...words]).map((token) => token.pos)
}

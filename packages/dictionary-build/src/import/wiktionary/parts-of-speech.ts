import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** Wiktextract's `pos` as the dictionary names it; what is no vocabulary (symbols, letters, affix pieces) is absent. */
const named = new Map<string, PartOfSpeech>([
  ['noun', 'noun'],
  ['name', 'proper noun'],
  ['verb', 'verb'],
  ['adj', 'adjective'],
  ['adv', 'adverb'],
  ['adv_phrase', 'adverb'],
  ['pron', 'pronoun'],
  ['det', 'determiner'],
  ['determiner', 'determiner'],
  ['article', 'determiner'],
  ['prep', 'preposition'],
  ['postp', 'preposition'],
  ['prep_phrase', 'phrase'],
  ['conj', 'conjunction'],
  ['particle', 'particle'],
  ['intj', 'interjection'],
  ['num', 'number'],
  ['number', 'number'],
  ['prefix', 'prefix'],
  ['suffix', 'suffix'],
  ['contraction', 'contraction'],
  ['abbrev', 'noun'],
  ['phrase', 'phrase'],
  ['proverb', 'phrase'],
])

export function partOfSpeechOf(pos: unknown): PartOfSpeech | undefined {
  return typeof pos === 'string' ? named.get(pos) : undefined
}

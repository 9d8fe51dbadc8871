import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/**
 * The dictionary's parts of speech by wiktextract's `pos`. What isn't vocabulary (symbols, letters, affixes) is
 * missing.
 */
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

/** Returns the part of speech for wiktextract's `pos`, or undefined if it isn't vocabulary. */
export function partOfSpeechOf(pos: unknown): PartOfSpeech | undefined {
  return typeof pos === 'string' ? named.get(pos) : undefined
}

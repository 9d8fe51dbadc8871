import { nounPhraseAt } from '../noun-phrase'
import type { PhraseToken } from '../object-phrase'
import { isOneOf } from './literal-nouns'
import { timesAndSpells } from './literal-places.data'
import { shortPrepositions } from './literal-verbs.data'

/**
 * Returns whether two noun phrases follow the particle, the first governed by it, the second the verb's object (took in
 * his hand a stone). A length of time after an object doesn't count (put on her coat a moment later).
 */
export function hasShiftedObject(words: readonly PhraseToken[], end: number): boolean {
  const first = nounPhraseAt(words, end + 1)
  const article = first && words[first.end]
  if (!first?.isDetermined || article?.join !== 'space' || !/^(?:a|an|some)$/.test(article.form)) return false
  const second = nounPhraseAt(words, first.end)
  const follows = words[first.end + 1]?.form ?? ''
  return (
    second !== undefined &&
    !isOneOf(timesAndSpells, second.head) &&
    !/^(?:bit|little|lot|few|couple)$/.test(follows)
  )
}

/** Returns whether two prepositions share an object: put flowers on and round the altar. */
export function isCoordinatedPreposition(words: readonly PhraseToken[], end: number): boolean {
  return (
    words[end + 1]?.form === 'and' &&
    shortPrepositions.has(words[end + 2]?.form ?? '') &&
    nounPhraseAt(words, end + 3)?.isDetermined === true
  )
}

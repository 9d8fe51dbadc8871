import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive } from '../slots'
import { determiners, type PhraseToken } from './object-phrase'

const { noun, verb, adjective, adverb, preposition, conjunction, determiner } = partOfSpeechBits
const MAX_WORDS = 6
const closed =
  preposition | conjunction | determiner | partOfSpeechBits.pronoun | partOfSpeechBits.contraction
const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/

/** A noun phrase, as far as a few words show. */
interface NounPhrase {
  /** Its noun or pronoun. */
  readonly head: string
  /** Whether it begins with a determiner, a possessive or a number, or is a pronoun. */
  readonly isDetermined: boolean
  /** Index of the token after it. */
  readonly end: number
}

/**
 * Returns the noun phrase that begins at a token and follows the one before without a stop: an optional determiner,
 * adjectives, and a run of nouns, the last of which is the head. Undefined when none begins there.
 */
export function nounPhraseAt(words: readonly PhraseToken[], at: number): NounPhrase | undefined {
  const first = words[at]
  if (!first || first.join === 'stop') return undefined
  // Write every thought down that comes to you.
  if (
    first.form === 'that' &&
    words[at + 1] &&
    (words[at + 1]!.bits & verb) !== 0 &&
    (words[at + 1]!.bits & (noun | adjective)) === 0
  )
    return undefined
  const isDetermined = determiners.has(first.form) || isPossessive(first.form) || first.kind === 'number'
  // News got round that the shop was closing.
  if (
    first.form === 'that' &&
    words[at + 1] &&
    /^(?:the|a|an|my|your|his|her|its|our|their|i|you|he|she|it|we|they|there)$/.test(words[at + 1]!.form)
  )
    return undefined
  if (!isDetermined && isObjectPronoun(first.form))
    return { head: first.form, isDetermined: true, end: at + 1 }
  let head: string | undefined
  let end = at
  for (let index = isDetermined ? at + 1 : at; index < at + MAX_WORDS; index++) {
    const word = words[index]
    if (!word || (index > at && word.join === 'stop') || (word.kind !== 'word' && word.kind !== 'number'))
      break
    if (head !== undefined && number.test(word.form)) break
    // went down very well
    if (word.form === 'well' && !isDetermined) break
    if (determiners.has(word.form) || isPossessive(word.form) || word.kind === 'number') {
      if (head !== undefined) break
      continue
    }
    // a perfectly good pair, the cold and dirty floor
    const next = words[index + 1]
    if (head === undefined && next?.join === 'space' && (next.bits & adjective) !== 0) {
      if (
        isDetermined &&
        (word.form.endsWith('ly') || /^(?:very|rather|quite|so|too|more|most)$/.test(word.form)) &&
        (word.bits & noun) === 0
      )
        continue
      if (word.form === 'and' && index > at) continue
    }
    const isNoun = (word.bits & noun) !== 0 || word.bits === 0 || word.capital
    if (/'(?:ve|re|ll|d|m)$/.test(word.form)) break
    if ((word.bits & closed) !== 0 && !((word.bits & noun) !== 0 && head === undefined)) break
    if (isNoun && !(head !== undefined && (word.bits & adverb) !== 0)) {
      head = word.form
      end = index + 1
    } else if ((word.bits & adjective) === 0 || head !== undefined) break
  }
  return head === undefined ? undefined : { head, isDetermined, end }
}

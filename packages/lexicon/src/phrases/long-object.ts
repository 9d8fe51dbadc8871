import { partOfSpeechBits } from '../part-of-speech'
import { isObjectPronoun, isPossessive } from '../slots'
import { opensAdverbial } from './after-particle'
import { timesAndSpells } from './literal/literal-places.data'
import { nounPhraseAt } from './noun-phrase'
import { bareVerbs, breakers, isObject, opensNounPhrase, type PhraseToken, pasts } from './object-phrase'
import { MAX_LONG_OBJECT_WORDS } from './phrase-reach'

const { noun, verb, adjective, adverb } = partOfSpeechBits
const links = new Set(
  'of and or & like in on at from for with about to under behind near by between'.split(' '),
)
const relatives = new Set("who that which who's that's which's".split(' '))
const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|a)$/
const subjects = new Set('i you he she it we they everyone everybody nobody people'.split(' '))
/** Adverbs that begin an object: quite a lot, hardly a thing, such good friends. */
const beforeObjects = new Set(
  'quite hardly such almost nearly only just even both half rather not'.split(' '),
)

/**
 * Returns whether the tokens can be a long object: noun phrases joined by and, of or another preposition (the name of
 * the hotel and its number), or a noun phrase with a clause (the mess he left, people who want to help).
 */
export function isLongObject(tokens: readonly PhraseToken[], canHaveClause = true): boolean {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || tokens.length < 2 || tokens.length > MAX_LONG_OBJECT_WORDS) return false
  if (tokens.some(({ kind, join }) => join === 'stop' || (kind !== 'word' && kind !== 'number'))) return false
  if (/^(?:what|which|whichever)$/.test(first.form)) return false
  const words = wordsBeforeObject(tokens)
  if (words > 0) {
    const rest = tokens.slice(words)
    if (rest.length === 0) return false
    return (
      (opensNounPhrase(rest[0]!) || isObjectPronoun(rest[0]!.form) || number.test(rest[0]!.form)) &&
      (isObject(rest) || isLongObject(rest))
    )
  }
  if (last.kind === 'word' && opensNounPhrase(last) && !isObjectPronoun(last.form)) return false
  if (breakers.has(last.form)) return false
  let at = 0
  while (at < tokens.length) {
    const end = nounPhraseEnd(tokens, at)
    if (end === undefined) return false
    if (end === tokens.length) return true
    const next = tokens[end]!
    const isPronoun = end === 1 && isObjectPronoun(first.form)
    if (links.has(next.form) && (!isPronoun || next.form === 'and' || next.form === 'of')) {
      at = end + 1
      const linked = tokens[at]
      if (!linked || (next.form === 'to' && !opensNounPhrase(linked))) return false
      if (next.form !== 'and' && linked.form.endsWith('ing')) return false
      if (pasts.has(linked.form) || linked.form.endsWith('ed')) return false
      if (next.form === 'and' && tokens.length > 4 && (linked.bits & verb) !== 0 && !opensNounPhrase(linked))
        return false
    } else if (
      isPronoun &&
      !/^(?:everything|everyone|everybody|anything|anyone|those|all|nothing)$/.test(first.form)
    )
      return false
    else return canHaveClause && (at > 0 || isDetermined(tokens[0]!)) && isClause(tokens.slice(end))
  }
  return false
}

/** Returns how many words before an object only say how much or how many: quite (a lot), more than (one). */
function wordsBeforeObject([first, second, third]: readonly PhraseToken[]): number {
  if (beforeObjects.has(first!.form)) return 1
  if (second?.form === 'than' && /^(?:more|less|fewer)$/.test(first!.form) && third) return 2
  if (first!.form === 'as' && /^(?:many|much|few|little)$/.test(second?.form ?? '') && third) return 1
  if (second?.form === 'least' && first!.form === 'at') return 2
  const isMany = second !== undefined && /^(?:many|much|few|little)$/.test(second.form)
  if (/^(?:so|too)$/.test(first!.form)) return isMany ? 1 : 0
  const isNumber = second?.kind === 'number' || number.test(second?.form ?? '')
  return /^(?:about|around|over)$/.test(first!.form) && isNumber && second!.form !== 'a' ? 1 : 0
}

const isDetermined = (token: PhraseToken) => opensNounPhrase(token) || isObjectPronoun(token.form)

/** Returns the index after the noun phrase that begins at a token; undefined when none does. */
function nounPhraseEnd(tokens: readonly PhraseToken[], at: number): number | undefined {
  let from = at
  // all four of the brothers, every last one
  while (
    /^(?:all|both|half|each|one|none|some|most|any|many|much|few|several|enough)$/.test(
      tokens[from]?.form ?? '',
    ) &&
    tokens[from + 1]?.form === 'of'
  )
    from += 2
  const phrase = nounPhraseAt(tokens, from)
  if (!phrase) return undefined
  const isPronoun = phrase.end === from + 1 && isObjectPronoun(phrase.head)
  const head = tokens[phrase.end - 1]!
  if (tokens.slice(from, phrase.end).some(({ form }) => bareVerbs.has(form))) return undefined
  if (isPronoun) return phrase.end
  if (
    !phrase.isDetermined &&
    from === 0 &&
    !head.capital &&
    (head.bits & (verb | adverb | adjective)) !== 0 &&
    !head.form.endsWith('s')
  )
    return undefined
  return phrase.end
}

/** Returns whether the tokens look like a clause that describes a noun: he left, that makes a noise, standing there. */
function isClause(tokens: readonly PhraseToken[]): boolean {
  const [first, second] = tokens
  if (!first || !second || tokens.length > 6) return false
  const isVerb = ({ bits, form }: PhraseToken) =>
    form.endsWith("'s") ||
    (bits & verb) !== 0 ||
    /^(?:is|are|was|were|has|have|had|will|can|could|would|do|does|did|.*n't)$/.test(form)
  const last = tokens.at(-1)!
  if (isPossessive(last.form) || timesAndSpells.has(last.form)) return false
  if (tokens.some(({ form }) => /^(?:when|if|because|while|and|but|or|as|than|until)$/.test(form)))
    return false
  // hoofs that fanned out: the particle is that verb's.
  if (relatives.has(first.form) && isVerb(last) && (last.bits & noun) === 0) return false
  if (relatives.has(first.form))
    return (isVerb(first) || isVerb(second) || subjects.has(second.form)) && tokens.slice(1).some(isVerb)
  if (subjects.has(first.form) || first.capital) return tokens.slice(1).some(isVerb)
  return false
}

/**
 * Returns whether a clause can end after the token, so that a particle there has no object of its own: the end, a
 * stop, a conjunction, a preposition or an adverb follows.
 */
export function endsClause(words: readonly PhraseToken[], at: number): boolean {
  const next = words[at + 1]
  if (!next || next.join === 'stop' || timesAndSpells.has(next.form)) return true
  if (opensAdverbial(words[at]!.form, words.slice(at + 1, at + 4))) return true
  if (opensNounPhrase(next) || isObjectPronoun(next.form) || next.capital) return false
  return breakers.has(next.form) || (next.bits & (noun | adjective)) === 0
}

import { partOfSpeechBits } from '../../part-of-speech'
import { slotOf } from '../../slots'
import { isAdverbInside } from '../inside-words'
import { beginsObject, type PhraseToken } from '../object-phrase'
import type { PhraseUse } from '../phrase-use'
import { type Tell, tells } from './false-friends.data'

const { noun, adjective, verb, adverb } = partOfSpeechBits
/** How many words before a phrase may tell its meaning. */
const NEAR_WORDS = 5
/** How many words on each side count as its sentence. */
const SENTENCE_WORDS = 20

/** The table by a phrase's words, in which slots are empty strings. */
const tellsByWords: ReadonlyMap<string, readonly Tell[]> = new Map(
  Object.entries(tells).map(([headword, tell]) => [
    headword
      .split(' ')
      .map((word) => (slotOf(word) ? '' : word))
      .join(' '),
    [tell].flat(),
  ]),
)
/** The table's lists as sets, made when first needed. */
const sets = new Map<string, ReadonlySet<string>>()

function setOf(words: string): ReadonlySet<string> {
  let set = sets.get(words)
  if (!set) {
    set = new Set(words.split(' '))
    sets.set(words, set)
  }
  return set
}

/**
 * Returns whether the words of a false friend are only words side by side here: right now that is impossible, a piece
 * of cake that somebody eats. Looks at a few words on each side.
 */
export function isFalseFriend(words: readonly PhraseToken[], { at, words: own }: PhraseUse): boolean {
  const known = tellsByWords.get(own.join(' '))
  if (!known) return false
  const [first, last] = [at[0]!, at.at(-1)!]
  const isSplit = at.some((one, index) => index > 0 && !isAdverbBetween(words, at[index - 1]!, one))
  return !known.some((tell) => (isSplit && !tell.isSplitToo) || isMeant(words, first, last, tell))
}

/** Returns whether nothing but adverbs stands between two tokens. */
function isAdverbBetween(words: readonly PhraseToken[], from: number, to: number): boolean {
  for (let index = from + 1; index < to; index++) if (!isAdverbInside(words[index]!)) return false
  return true
}

function isMeant(words: readonly PhraseToken[], first: number, last: number, tell: Tell): boolean {
  const before = words[first]!.join === 'stop' ? '.' : (words[first - 1]?.form ?? '.')
  const next = words[last + 1]
  const after = next?.join === 'space' ? next.form : '.'
  if (tell.before && !setOf(tell.before).has(before)) return false
  if (tell.notBefore && setOf(tell.notBefore).has(before)) return false
  if (tell.after && !setOf(tell.after).has(after)) return false
  if (tell.notAfter && setOf(tell.notAfter).has(after)) return false
  if (tell.notClass && next?.join === 'space' && isOfClass(next, words[last + 2], tell.notClass)) return false
  const near = tell.near || tell.notNear ? formsBefore(words, first, NEAR_WORDS) : []
  if (tell.near && !near.some((form) => setOf(tell.near!).has(form))) return false
  if (tell.notNear && near.some((form) => setOf(tell.notNear!).has(form))) return false
  if (!tell.with && !tell.without) return true
  const around = [...formsBefore(words, last, SENTENCE_WORDS), ...formsAfter(words, last, SENTENCE_WORDS)]
  const hasAny = (list: string) => around.some((form) => setOf(list).has(form))
  return (!tell.with || hasAny(tell.with)) && (!tell.without || !hasAny(tell.without))
}

/** Whether the word may be an infinitive, or whether it describes or names something and is nothing else. */
function isOfClass(
  { bits, form }: PhraseToken,
  second: PhraseToken | undefined,
  name: NonNullable<Tell['notClass']>,
): boolean {
  if (name === 'verb') {
    if ((bits & verb) === 0 || form.endsWith('ing')) return false
    // used to measure the gap, but: used to noise
    return (
      (bits & noun) === 0 || (second?.join === 'space' && beginsObject(second) && (second.bits & noun) === 0)
    )
  }
  return (bits & (noun | adjective)) !== 0 && (bits & ~(noun | adjective | verb | adverb)) === 0
}

function formsBefore(words: readonly PhraseToken[], at: number, most: number): string[] {
  const forms: string[] = []
  for (let index = at - 1; index >= Math.max(0, at - most); index--) forms.push(words[index]!.form)
  return forms
}

function formsAfter(words: readonly PhraseToken[], at: number, most: number): string[] {
  return words.slice(at + 1, at + 1 + most).map(({ form }) => form)
}

import {
  bodies,
  literalAfter,
  motivesAndMaterials,
  movedThings,
  occasions,
  timesAndSpells,
  tools,
  ways,
} from './literal-places.data'
import {
  acts,
  adverbs,
  ails,
  amounts,
  beforeNouns,
  byHand,
  complements,
  demonstratives,
  directions,
  doneToPlaces,
  doneToWays,
  goers,
  handed,
  leavers,
  little,
  lookers,
  makers,
  motion,
  movers,
  onto,
  outers,
  outward,
  persons,
  placed,
  purePrepositions,
  quantity,
  sentOut,
  singular,
  whither,
} from './literal-verbs.data'
import { nounPhraseAt } from './noun-phrase'
import type { PhraseToken } from './object-phrase'
import { partOfSpeechBits } from './part-of-speech'
import type { Separability } from './separability'
import { isObjectPronoun } from './slots'

/** A phrase found in a text, as the judgement whether it is meant needs it. */
export interface PhraseUse {
  /** Its words as headwords have them; slots are empty strings. */
  readonly words: readonly string[]
  /** Index of the word that is inflected; −1 for none. */
  readonly head: number
  readonly separability: Separability | 'fixed' | undefined
  readonly isName: boolean
  readonly isVerb: boolean
  /** Indexes of its words among the text's. */
  readonly at: readonly number[]
}

const { noun, adjective, verb } = partOfSpeechBits
/** Whether the word that a verbal phrase begins with is a noun here: the break in the clouds, a quick turn down the lane. */
function isNounHere(words: readonly PhraseToken[], at: number): boolean {
  const word = words[at]!
  if ((word.bits & noun) === 0 || word.join === 'stop') return false
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { form, bits, join } = words[before]!
    if (beforeNouns.has(form)) return true
    if ((form === 'these' || form === 'those') && word.form.endsWith('s')) return true
    // clear this mess up, but: this put me off
    if (demonstratives.has(form) && before > 0 && join === 'space') {
      return (words[before - 1]!.bits & verb) !== 0
    }
    // Within a sentence her may be the object of a verb: saw her try on.
    if (form === 'her' && (before === 0 || words[before - 1]!.join === 'stop' || join === 'stop')) return true
    if ((bits & adjective) === 0 || join === 'stop') return false
  }
  return false
}

/**
 * Whether the words of a phrase stand in the text without the phrase being meant: run into a wall, look up at the sky,
 * that car parks itself. Told by what stands before and behind it: determiners, places, times; bounded by a few words on
 * each side, so that a text's cost stays linear in its length.
 */
export function isLiteralUse(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const { at, head } = use
  if (use.isName && !at.every((index) => words[index]!.capital || words[index]!.bits === 0)) return true
  // Nouns have no past: he knocked on the door, the bus stopped.
  const inflected = head >= 0 && !use.isVerb ? words[at[head]!]?.form : undefined
  if (inflected !== undefined && inflected !== use.words[head] && /(?:ed|ing)$/.test(inflected)) return true
  // going to the war; going to fight
  if (use.words[0] === 'going' && use.words.length === 2) {
    return nounPhraseAt(words, at.at(-1)! + 1)?.isDetermined === true
  }
  if (use.isVerb) return isLiteralVerb(words, use)
  if (head < 0) return isPartOfNoun(words, use) || isLiteralParticiple(words, use)
  return head > 0 && head === use.words.length - 1 && (isClause(words, use) || isSpan(words, use))
}

/** An idiom's last word is but an adjective of the noun behind it: in the dark corridor. */
function isPartOfNoun(words: readonly PhraseToken[], { at, words: own }: PhraseUse): boolean {
  const before = words[at[0]! - 1]
  if (own.length === 3 && own[1] === 'the' && before && motion.test(before.form)) {
    if (own[2] !== 'drain' && isOneOf(literalAfter.get(own[0]!), own[2]!)) return true
  }
  const next = words[at.at(-1)! + 1]
  const isAdjective = (words[at.at(-1)!]!.bits & adjective) !== 0
  return own.at(-2) === 'the' && isAdjective && next?.join === 'space' && next.bits === noun
}

/** turned on as an adjective, but: turned on its back. */
function isLiteralParticiple(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const next = words[use.at.at(-1)! + 1]
  if (use.separability !== undefined || use.words.length !== 2 || !little.has(use.words[1]!)) return false
  if ((words[use.at[0]!]!.bits & verb) === 0) return false
  return next?.join === 'space' && isPrepositional(words, use, next)
}

/** came to light years later: the noun is of what happened before, its second word a length of time. */
function isSpan(words: readonly PhraseToken[], { at }: PhraseUse): boolean {
  const last = words[at.at(-1)!]!
  return (
    isOneOf(timesAndSpells, last.form) && /^(?:later|earlier|ago)$/.test(words[at.at(-1)! + 1]?.form ?? '')
  )
}

/** A noun's plural behind a or every is a verb: every bus stops here. */
function isClause(words: readonly PhraseToken[], { at, head, words: own }: PhraseUse): boolean {
  const before = words[at[0]! - 1]
  const last = words[at.at(-1)!]!
  if (!before || words[at[0]!]!.join === 'stop' || !singular.has(before.form)) return false
  return last.form !== own[head] && last.form.endsWith('s')
}

function isLiteralVerb(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const first = use.at[0]!
  if (isNounHere(words, first)) return true
  const next = words[use.at.at(-1)! + 1]
  const follows = next?.join === 'space' ? next : undefined
  const last = use.words.at(-1)!
  // put her back against the door
  if (last === 'back' && follows?.form === 'against' && words[use.at.at(-1)! - 1]!.form === 'her') return true
  const isOutOf = last === 'of' && use.words.at(-2) === 'out'
  if (use.separability === 'fixed' || !(little.has(last) || isOutOf))
    return isLiteralIdiom(words, use, follows)
  const end = use.at.at(-1)!
  if (isShifted(words, end) || isJoined(words, end)) return true
  return follows !== undefined && isPrepositional(words, use, follows)
}

/** hit the roof of the garage, kick the bucket over, in the dark corridor */
function isLiteralIdiom(
  words: readonly PhraseToken[],
  { words: own, at }: PhraseUse,
  next: PhraseToken | undefined,
): boolean {
  if (isHurt(words, at.at(-1)! + 1)) return true
  if (!next) return false
  if (own.at(-1) === 'it' && own.length === 2) return /^(?:in|out|from|with|of|into|onto)$/.test(next.form)
  if (little.has(own.at(-1)!) && own.length > 2 && own.at(-1) !== 'to') {
    // put the kettle on the stove
    const object = own.at(-2) === '' || !isFree(own) ? undefined : nounPhraseAt(words, at.at(-1)! + 1)
    if (object?.isDetermined && isOneOf(literalAfter.get(own.at(-1)!), object.head)) return true
  }
  if (little.has(own.at(-1)!) || own.length < 3) return false
  // lost his way of doing it
  if (own.at(-2) === '' && next.form === 'of') return true
  const definite = own.at(-2) === 'the'
  if (definite && next.bits === noun && (words[at.at(-1)!]!.bits & adjective) !== 0) return true
  if (definite && next.form === 'of' && !/ing$/.test(words[at.at(-1)! + 2]?.form ?? '')) return true
  if (/^(?:the|a|one's|someone's|)$/.test(own.at(-2)!) && byHand.has(own[0]!) && acts.has(next.form)) {
    const object = nounPhraseAt(words, at.at(-1)! + 2)
    if (object && (isOneOf(tools, object.head) || isAnyPlace(object.head))) return true
    if (object?.isDetermined && placed.has(next.form)) return true
  }
  if (definite && (next.form === 'over' || next.form === 'up' || next.form === 'down')) {
    return nounPhraseAt(words, at.at(-1)! + 2) === undefined
  }
  return false
}

/** bit his tongue, and it bled */
function isHurt(words: readonly PhraseToken[], from: number): boolean {
  const at = /^(?:and|but|so|until)$/.test(words[from]?.form ?? '') ? from + 1 : from
  const does = words[at + 1]?.form === 'was' || words[at + 1]?.form === 'is' ? at + 2 : at + 1
  return /^(?:it|which|they)$/.test(words[at]?.form ?? '') && ails.has(words[does]?.form ?? '')
}

/** An idiom whose last word is a particle, behind its own object. */
const isFree = (own: readonly string[]) => own[0] === 'put' && own[1] === 'the'

/** Whether the little word that ends a verbal phrase goes with what follows instead of with the verb. */
function isPrepositional(words: readonly PhraseToken[], use: PhraseUse, next: PhraseToken): boolean {
  const [base = ''] = use.words
  const last = use.words.at(-1)!
  const end = use.at.at(-1)!
  const isSplit = end - use.at[0]! >= use.at.length
  if (lookers.has(base) && use.words.length === 2 && last !== 'into') {
    if (whither.has(next.form) || (last === 'out' && outward.has(next.form))) return true
  }
  if (last === 'out' && goers.test(base) && onto.test(next.form)) {
    const target = nounPhraseAt(words, end + 2)
    return (
      target !== undefined &&
      (isOneOf(literalAfter.get('on'), target.head) || isOneOf(literalAfter.get('in'), target.head))
    )
  }
  // carry out the chairs
  if (last === 'out' && (base === 'carry' || base === 'bring') && !isSplit) {
    const carried = nounPhraseAt(words, end + 1)
    if (carried && isOneOf(movedThings, carried.head)) return true
  }
  if (last === 'out' || (last === 'of' && use.words.at(-2) === 'out')) {
    const from = last === 'of' ? end + 1 : next.form === 'of' ? end + 2 : undefined
    if (last === 'out' && from !== undefined && makers.has(base)) return true
    if (from === undefined || (isSplit && sentOut.has(base))) return false
    return isOutOfPlace(words, base, last, from)
  }
  const places = literalAfter.get(last)
  const object = nounPhraseAt(words, end + 1)
  if ((last === 'down' || last === 'up') && next.form === 'to' && (isSplit ? handed : lookers).has(base)) {
    const target = nounPhraseAt(words, end + 2)
    return target !== undefined && isOneOf(literalAfter.get('to'), target.head)
  }
  if (!object || !places) return false
  // talked into the night, stood up for the anthem
  if (last === 'into' && next.form === 'the' && isOneOf(timesAndSpells, object.head)) return true
  if (last === 'for' && /^(?:stand|get|rise|line)$/.test(base) && isOneOf(occasions, object.head)) return true
  if ((last === 'about' || last === 'over') && quantity.test(next.form)) {
    const second = words[end + 2]?.form ?? ''
    if (next.form !== 'a' || amounts.has(second)) return true
  }
  // turned the car into the drive, but: turned the barn into a house
  if (isSplit)
    return (
      base === 'turn' &&
      last === 'into' &&
      object.isDetermined &&
      next.form !== 'a' &&
      next.form !== 'an' &&
      isOneOf(places, object.head)
    )
  if (last === 'with' && (base === 'go' || base === 'come') && persons.has(object.head)) return true
  if (isAfterLook(words, use)) return true
  if ((base === 'carry' || base === 'bring') && adverbs.has(last) && isOneOf(movedThings, object.head))
    return true
  const isSeen = lookers.has(base) && last === 'on' && isOneOf(literalAfter.get('around'), object.head)
  const isPlace = (isSeen || isOneOf(places, object.head)) && !isMeantOfPlaces(base, last, object.head)
  if (use.separability === 'none') {
    if (isOneOf(timesAndSpells, object.head) && !isPlace) return false
    return !complements.has(base) && (isPlace || object.isDetermined)
  }
  const isMoving = use.separability === undefined && movers.has(base) && !isObjectPronoun(object.head)
  // came into money
  const isGiven = last === 'into' && !object.isDetermined && !isPlace
  if (isMoving && !isGiven && (purePrepositions.has(last) || (directions.has(last) && object.isDetermined)))
    return true
  if (!isPlace) return false
  const mayBeDone = use.separability === 'optional' || use.separability === undefined
  if (!mayBeDone || !doneToPlaces.get(last)?.has(base)) return true
  return (last === 'up' || last === 'down') && isOneOf(ways, object.head) && !doneToWays.has(base)
}

/**
 * Two noun phrases behind the little word: the first is its own, the second is the verb's (took in his hand a stone). A
 * length of time may stand behind an object, though (put on her coat a moment later).
 */
function isShifted(words: readonly PhraseToken[], end: number): boolean {
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

/** put flowers on and round the altar: two prepositions share an object. */
function isJoined(words: readonly PhraseToken[], end: number): boolean {
  return (
    words[end + 1]?.form === 'and' &&
    little.has(words[end + 2]?.form ?? '') &&
    nounPhraseAt(words, end + 3)?.isDetermined === true
  )
}

/** looked after him as he left: the gaze follows somebody. */
function isAfterLook(words: readonly PhraseToken[], { words: own, at }: PhraseUse): boolean {
  if (own[0] !== 'look' || own.at(-1) !== 'after') return false
  const from = at.at(-1)! + 2
  const as = words.slice(from, from + 4).findIndex(({ form }) => form === 'as' || form === 'until')
  return as >= 0 && /^(?:it|he|she|they|the|his|her|their|we|i)$/.test(words[from + as + 1]?.form ?? '')
}

/** get on the bus, break into the office, pass by the church: such senses are of places. */
function isMeantOfPlaces(base: string, last: string, place: string): boolean {
  if (base === 'get') return /^(?:in|into|on|off)$/.test(last) && !isOneOf(bodies, place)
  return (base === 'break' && last === 'into') || (base === 'pass' && last === 'by')
}

function isOutOfPlace(words: readonly PhraseToken[], base: string, last: string, from: number): boolean {
  const object = nounPhraseAt(words, from)
  if (!object) return false
  if (!object.isDetermined && isOneOf(motivesAndMaterials, object.head)) return true
  if (outers.has(base) && last !== 'of')
    return object.isDetermined || isOneOf(literalAfter.get('out'), object.head)
  return !leavers.has(base) && isOneOf(literalAfter.get('out'), object.head)
}

/** Whether the noun is a place or a thing that something can be in or on. */
const isAnyPlace = (head: string) =>
  !isOneOf(timesAndSpells, head) && ['on', 'in', 'over'].some((word) => isOneOf(literalAfter.get(word), head))

/** Also in the plural, which these nouns form with -s. */
function isOneOf(nouns: ReadonlySet<string> | undefined, form: string): boolean {
  if (!nouns) return false
  return (
    nouns.has(form) || (form.endsWith('s') && (nouns.has(form.slice(0, -1)) || nouns.has(form.slice(0, -2))))
  )
}

import { isObjectPronoun } from '../../slots'
import { beginsWithAdverbial } from '../after-particle'
import { isAdverbInside } from '../inside-words'
import { nounPhraseAt } from '../noun-phrase'
import type { PhraseToken } from '../object-phrase'
import type { PhraseUse } from '../phrase-use'
import { isOneOf } from './literal-nouns'
import {
  bodies,
  devices,
  inanimates,
  literalAfter,
  motivesAndMaterials,
  movedThings,
  occasions,
  timesAndSpells,
  ways,
} from './literal-places.data'
import {
  abstractVerbs,
  adverbialParticles,
  amounts,
  complementsOf,
  complementVerbs,
  directionParticles,
  doneToPersons,
  doneToPlaces,
  doneToWays,
  gazeOutPrepositions,
  gazePrepositions,
  gazeVerbs,
  handingOverVerbs,
  literalOutVerbs,
  makingVerbs,
  movementVerbs,
  movingOffVerbs,
  ontoPrepositions,
  outOfIdiomVerbs,
  outOntoVerbs,
  persons,
  purePrepositions,
  pushingVerbs,
  quantityWord,
  searchingVerbs,
  sendingOutVerbs,
  splitOnly,
  supplies,
  talkingVerbs,
  turningVerbs,
} from './literal-verbs.data'
import { meantPlaces } from './meant-places.data'

const adverbParticles = new Set('in on up down off out over around round about along by through'.split(' '))
const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/
const dayNames = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

/** Returns whether more than adverbs stands between the phrase's words. */
function hasObjectInside(words: readonly PhraseToken[], { at }: PhraseUse): boolean {
  for (let index = at[0]! + 1; index < at.at(-1)!; index++)
    if (!at.includes(index) && !isAdverbInside(words[index]!)) return true
  return false
}

/** Returns whether the particle of a verb may end its clause, as it may govern nothing or be an adverb. */
const canStandAlone = ({ separability, words }: PhraseUse) =>
  (separability === 'none' || separability === 'optional' || separability === 'obligatory') &&
  adverbParticles.has(words.at(-1)!)

/** Returns whether the particle that ends a verbal phrase belongs to the words after it rather than to the verb. */
export function isPrepositional(words: readonly PhraseToken[], use: PhraseUse, next: PhraseToken): boolean {
  const [base = ''] = use.words
  const last = use.words.at(-1)!
  // treats a duchess as he would treat anybody; was dropped by accident
  if (last === 'as' && /^(?:i|he|she|we|they|you|it)$/.test(next.form)) return true
  const before = words[use.at[0]! - 1]?.form ?? ''
  if (
    last === 'by' &&
    /^(?:is|are|was|were|be|been|being|not)$/.test(before) &&
    /(?:ed|en)$/.test(words[use.at[0]!]!.form)
  )
    return true
  // a fair was held on the first of May: a verb without an object has no passive
  const isPassive =
    /^(?:is|are|was|were|be|been|being)$/.test(before) &&
    /(?:ed|en|held|put|set|made|kept|left|laid|built)$/.test(words[use.at[0]!]!.form)
  if (use.separability === 'none' && isPassive) return true
  if (abstractVerbs.has(base) || (last === 'about' && talkingVerbs.has(base))) return false
  // up for a walk: such phrases stand with be alone, so their preposition is their own
  if (base === 'be' && use.words.length > 2 && last !== 'of') {
    // was down for a week
    const object = last === 'for' ? nounPhraseAt(words, use.at.at(-1)! + 1) : undefined
    return object !== undefined && isOneOf(timesAndSpells, object.head)
  }
  const end = use.at.at(-1)!
  const isSplit = hasObjectInside(words, use)
  const phrase = use.words.join(' ')
  // was brought up with two sisters; put the chair behind the door
  if (!isSplit && splitOnly.has(phrase)) return true
  if (phrase === 'put behind' && !isObjectPronoun(next.form)) return true
  if (gazeVerbs.has(base) && !isSplit && use.words.length === 2 && last !== 'into') {
    const isTime =
      next.form === 'at' && /^(?:once|last|first|least|night|home|work)$/.test(words[end + 2]?.form ?? '')
    if (
      (gazePrepositions.has(next.form) && !isTime) ||
      (last === 'out' && gazeOutPrepositions.has(next.form))
    )
      return true
  }
  // stood up all the way, stayed up all night
  if (
    next.form === 'all' &&
    ((words[end + 2]?.form === 'the' && /^(?:way|time)$/.test(words[end + 3]?.form ?? '')) ||
      isOneOf(timesAndSpells, words[end + 2]?.form ?? ''))
  )
    return false
  // check in early, act up a lot: such a verb needs no object
  if (canStandAlone(use) && beginsWithAdverbial(last, words.slice(end + 1, end + 5))) return false
  if (last === 'in' && isNamedPlaceOrTime(next, isSplit || use.separability === 'none')) return true
  // But: work it out on paper.
  const isOnto = last === 'out' && outOntoVerbs.test(base) && !(isSplit && base === 'work')
  // work out on Mondays
  const isOnDay = next.form === 'on' && dayNames.test(words[end + 2]?.form ?? '')
  if (isOnto && !isOnDay && ontoPrepositions.test(next.form)) {
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
    if (last === 'out' && from !== undefined && makingVerbs.has(base)) return true
    if (from === undefined || (isSplit && sendingOutVerbs.has(base))) return false
    return isOutOfPlace(words, base, last, from)
  }
  const places = literalAfter.get(last)
  const object = nounPhraseAt(words, end + 1)
  if (
    (last === 'down' || last === 'up') &&
    next.form === 'to' &&
    (isSplit ? handingOverVerbs : gazeVerbs).has(base)
  ) {
    const target = nounPhraseAt(words, end + 2)
    return target !== undefined && isOneOf(literalAfter.get('to'), target.head)
  }
  if (!object || !places) return false
  if (!isSplit && doneToPersons.has(use.words.join('_')) && isOneOf(inanimates, object.head)) return true
  // called for the third time, passed on the left
  if (last === 'for' && next.form === 'the' && words[end + 3]?.form === 'time') return true
  if (last === 'on' && next.form === 'the' && /^(?:left|right)$/.test(object.head)) return true
  // gave up on the third day
  if (last === 'on' && use.words[1] === 'up' && object.isDetermined && isOneOf(timesAndSpells, object.head))
    return true
  // any left on Monday; what do you keep in your bag (another dictionary's verb with in)
  if (
    last === 'on' &&
    !isSplit &&
    dayNames.test(next.form) &&
    !/^(?:carry|keep|move|log|switch|turn)$/.test(base)
  )
    return true
  if (last === 'in' && use.separability === undefined && object.isDetermined && !isSplit) return true
  // closes in ten minutes, but not: pulled in ten minutes late
  if (last === 'in' && !isSplit && quantityWord.test(next.form) && isOneOf(timesAndSpells, object.head))
    return !/^(?:late|early|later|earlier|ago|before|after)$/.test(words[object.end]?.form ?? '')
  // pay in cash
  if (
    last === 'in' &&
    !isSplit &&
    base === 'pay' &&
    /^(?:cash|full|kind|euros|pounds|dollars|advance|instalments)$/.test(object.head)
  )
    return true
  // talked into the night, stood up for the anthem
  if (last === 'into' && next.form === 'the' && isOneOf(timesAndSpells, object.head)) return true
  if (last === 'for' && /^(?:stand|get|rise|line)$/.test(base) && isOneOf(occasions, object.head)) return true
  // rose by ten per cent, but not: multiplied by four
  const isReckoned = last === 'by' && (base === 'multiply' || base === 'divide')
  if (!isReckoned && (last === 'about' || last === 'over' || last === 'by') && quantityWord.test(next.form)) {
    const second = words[end + 2]?.form ?? ''
    if (next.form !== 'a' || amounts.has(second)) return true
  }
  // put my cousin up for a week
  const isPeriod = quantityWord.test(next.form) && isOneOf(timesAndSpells, object.head)
  if (last === 'for' && use.words.length > 2 && isPeriod) return true
  // turned the car into the drive, but not: turned the barn into a house
  if (isSplit) {
    if (last === 'on' && (base === 'pin' || base === 'dump')) return isOneOf(places, object.head)
    if (last === 'off')
      return (
        movingOffVerbs.has(base) && ['on', 'in'].some((one) => isOneOf(literalAfter.get(one), object.head))
      )
    // pushed him into the pool
    if (last === 'into' && pushingVerbs.has(base)) return isOneOf(places, object.head)
    return (
      base === 'turn' &&
      last === 'into' &&
      object.isDetermined &&
      next.form !== 'a' &&
      next.form !== 'an' &&
      isOneOf(places, object.head)
    )
  }
  if (last === 'with' && (base === 'go' || base === 'come') && persons.has(object.head)) return true
  if (isAfterLookVerb(words, use)) return true
  if (
    (base === 'carry' || base === 'bring') &&
    adverbialParticles.has(last) &&
    isOneOf(movedThings, object.head)
  )
    return true
  // laughed at noon
  const isWhen = last === 'at' && isOneOf(timesAndSpells, object.head) && !object.isDetermined
  if (use.separability === 'inseparable' && isWhen) return true
  if (complementsOf.get(last)?.has(base)) return false
  const isSeen = gazeVerbs.has(base) && last === 'on' && isOneOf(literalAfter.get('around'), object.head)
  const isPlace = (isSeen || isOneOf(places, object.head)) && !isMeantOfPlaces(base, last, object.head)
  if (use.separability === 'none') {
    if (isOneOf(timesAndSpells, object.head) && !isPlace) return false
    // come in five colours
    const isCounted = last === 'in' && quantityWord.test(next.form)
    return !complementVerbs.has(base) && (isPlace || object.isDetermined || isCounted)
  }
  const isMoving = use.separability === undefined && movementVerbs.has(base) && !isObjectPronoun(object.head)
  // came into money
  const isGiven = last === 'into' && !object.isDetermined && !isPlace
  if (
    isMoving &&
    !isGiven &&
    (purePrepositions.has(last) || (directionParticles.has(last) && object.isDetermined))
  )
    return true
  if (!isPlace) return false
  // thought up ways to help, tied up loose ends
  if (
    /^(?:up|down|off)$/.test(last) &&
    /^(?:ways|ends|sides)$/.test(object.head) &&
    !/^(?:the|my|your|his|her|its|our|their)$/.test(next.form)
  )
    return false
  const canBeDone = use.separability === 'optional' || use.separability === undefined
  if (!canBeDone || !doneToPlaces.get(last)?.has(base)) return true
  if (turningVerbs.has(base) && !isOneOf(devices, object.head)) return true
  // dusted off the bike, but not: was washed off the table
  if (last === 'off' && isPassive) return true
  return (last === 'up' || last === 'down') && isOneOf(ways, object.head) && !doneToWays.has(base)
}

/** Returns whether look after means following with the eyes: looked after him as he left. */
function isAfterLookVerb(words: readonly PhraseToken[], { words: phraseWords, at }: PhraseUse): boolean {
  if (phraseWords[0] !== 'look' || phraseWords.at(-1) !== 'after') return false
  const from = at.at(-1)! + 2
  const as = words.slice(from, from + 4).findIndex(({ form }) => form === 'as' || form === 'until')
  return as >= 0 && /^(?:it|he|she|they|the|his|her|their|we|i)$/.test(words[from + as + 1]?.form ?? '')
}

/** Returns whether a month, a year or, after an object or a verb that takes none, a name follows in: stayed in Delhi. */
function isNamedPlaceOrTime({ form, kind, capital }: PhraseToken, canBePlace: boolean): boolean {
  if (kind === 'number') return /^(?:1[0-9]|20)\d\d$/.test(form)
  return months.test(form) || (canBePlace && capital === true)
}

/**
 * Returns whether the phrasal sense itself is about places: get on the bus, break into the office, pass by the church.
 */
function isMeantOfPlaces(base: string, last: string, place: string): boolean {
  if (isOneOf(meantPlaces.get(`${base} ${last}`), place)) return true
  if (base === 'get') return /^(?:in|into|on|off)$/.test(last) && !isOneOf(bodies, place)
  if ((base === 'cut' && last === 'across') || (base === 'plunge' && last === 'into')) return true
  if (last === 'through' && searchingVerbs.has(base)) return true
  return (base === 'break' && last === 'into') || (base === 'pass' && last === 'by')
}

function isOutOfPlace(words: readonly PhraseToken[], base: string, last: string, from: number): boolean {
  const object = nounPhraseAt(words, from)
  if (!object) return false
  if (base === 'be') return object.isDetermined || !isOneOf(supplies, object.head)
  if (!object.isDetermined && isOneOf(motivesAndMaterials, object.head)) return true
  if (literalOutVerbs.has(base) && last !== 'of')
    return object.isDetermined || isOneOf(literalAfter.get('out'), object.head)
  return !outOfIdiomVerbs.has(base) && isOneOf(literalAfter.get('out'), object.head)
}

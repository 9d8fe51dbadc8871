import { bodies, literalAfter, motivesAndMaterials, timesAndSpells, ways } from './literal-places.data'
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
const set = (words: string) => new Set(words.split(' '))

const beforeNouns = set('the a an every my your his its our their')
const singular = set('a an every each another this that one')
const lookers = set('look peer gaze glance stare watch call shout')
const whither = set('at from towards toward into upon')
const outward = set('over across on onto in')
/** By little word, verbs of what is done to places too: pull down the old cinema, fill in the hole. */
const doneToPlaces: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'up',
    set(
      'build do set blow open clean tidy lock clear dig block fence light heat buy sell fix fill sweep wash cut chop rent mess seal board close shut put take back paint',
    ),
  ],
  ['down', set('pull knock burn tear close shut take let chop cut break hose wash wear put')],
  ['off', set('block close cordon fence rope seal sell shut cut mark wall pay write show finish polish')],
  ['over', set('take hand sign do make turn')],
  ['out', set('check clear clean sort sweep rent let fit kit find point pick lay map')],
  ['in', set('fill take bring let lock brick')],
  ['round', set('show')],
])
/** Up and down a way they go nevertheless, unless they close or clear it. */
const doneToWays = set('close shut block dig clear fence light seal sweep open clean')
/** out of a place in a sense of its own: check out of the hotel, drop out of school. */
const leavers = set(
  'get check drop storm move pull opt back break keep stay take throw kick turf sign chicken grow talk',
)
/** Their entries of unknown worth say no more than the verb does: cut into the wood. */
const movers = set(
  'go come run walk sit stand lie live work cut look turn fall jump climb swim fly drive ride move stay sleep step slip sail float pour drop talk shout speak sing play eat wait march crawl creep rush sweep roll slide hang lean knock beat kick throw drag sink rise travel shine',
)
const purePrepositions = set(
  'in on into through across over at from with of for to by under behind along about after',
)
/** Up to a place in the phrase's own sense: draw a chair up to the fire. */
const drawn = set('back draw pull drive walk move')
const directions = set('up down off past')
/** Their out is where they go or are, whatever it is out of. */
const outers = set(
  'come go fall look walk run watch climb jump step hang lean blow fly pour stand call shout spill point crawl',
)
const splitOuters = set('carry make work point bring hand set')
const goers = /^(?:walk|run|look|watch|step|climb|lean|stand|work|sit|live|sleep)$/
const onto = /^(?:on|onto|into|across|over|in)$/
const complements = set('end turn grow start wind')
const quantity =
  /^(?:\d.*|a|hundreds?|thousands?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|several|many)$/
const amounts = set('hundred thousand million dozen couple score third quarter half')
const little = set(
  'in on off up down over through round around about across along by under behind past to for with into at after from out',
)

/** Whether the word that a verbal phrase begins with is a noun here: the break in the clouds, a quick turn down the lane. */
function isNounHere(words: readonly PhraseToken[], at: number): boolean {
  const word = words[at]!
  if ((word.bits & noun) === 0 || word.join === 'stop') return false
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { form, bits, join } = words[before]!
    if (beforeNouns.has(form)) return true
    if ((form === 'these' || form === 'those') && word.form.endsWith('s')) return true
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
  if (use.isVerb) return isLiteralVerb(words, use)
  if (head < 0) return isPartOfNoun(words, use) || isLiteralParticiple(words, use)
  return head > 0 && head === use.words.length - 1 && isClause(words, use)
}

/** An idiom's last word is but an adjective of the noun behind it: in the dark corridor. */
function isPartOfNoun(words: readonly PhraseToken[], { at, words: own }: PhraseUse): boolean {
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
  const isOutOf = last === 'of' && use.words.at(-2) === 'out'
  if (use.separability === 'fixed' || !(little.has(last) || isOutOf))
    return isLiteralIdiom(words, use, follows)
  return follows !== undefined && isPrepositional(words, use, follows)
}

/** hit the roof of the garage, kick the bucket over, in the dark corridor */
function isLiteralIdiom(
  words: readonly PhraseToken[],
  { words: own, at }: PhraseUse,
  next: PhraseToken | undefined,
): boolean {
  if (!next) return false
  if (own.at(-1) === 'it' && own.length === 2) return /^(?:in|out|from|with|of|into|onto)$/.test(next.form)
  if (little.has(own.at(-1)!) || own.length < 3) return false
  const definite = own.at(-2) === 'the'
  if (definite && next.form === 'of' && !/ing$/.test(words[at.at(-1)! + 2]?.form ?? '')) return true
  if (definite && (next.form === 'over' || next.form === 'up' || next.form === 'down')) {
    return nounPhraseAt(words, at.at(-1)! + 2) === undefined
  }
  return false
}

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
  if (last === 'out' || (last === 'of' && use.words.at(-2) === 'out')) {
    const from = last === 'of' ? end + 1 : next.form === 'of' ? end + 2 : undefined
    if (from === undefined || (isSplit && !splitOuters.has(base))) return false
    return isOutOfPlace(words, base, last, from)
  }
  const places = literalAfter.get(last)
  const object = nounPhraseAt(words, end + 1)
  if (last === 'down' || last === 'up' ? next.form === 'to' && !drawn.has(base) : false) {
    const target = nounPhraseAt(words, end + 2)
    return target !== undefined && isOneOf(literalAfter.get('to'), target.head)
  }
  if (!object || !places) return false
  if ((last === 'about' || last === 'over') && quantity.test(next.form)) {
    const second = words[end + 2]?.form ?? ''
    if (next.form !== 'a' || amounts.has(second)) return true
  }
  if (isSplit) return false
  const isSeen = lookers.has(base) && last === 'on' && isOneOf(literalAfter.get('around'), object.head)
  const isPlace = (isSeen || isOneOf(places, object.head)) && !isMeantOfPlaces(base, last, object.head)
  if (use.separability === 'none') {
    if (isOneOf(timesAndSpells, object.head) && !isPlace) return false
    return !complements.has(base) && (isPlace || object.isDetermined)
  }
  const isMoving = use.separability === undefined && movers.has(base) && !isObjectPronoun(object.head)
  if (isMoving && (purePrepositions.has(last) || (directions.has(last) && object.isDetermined))) return true
  if (!isPlace) return false
  const mayBeDone = use.separability === 'optional' || use.separability === undefined
  if (!mayBeDone || !doneToPlaces.get(last)?.has(base)) return true
  return (last === 'up' || last === 'down') && isOneOf(ways, object.head) && !doneToWays.has(base)
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

/** Also in the plural, which these nouns form with -s. */
function isOneOf(nouns: ReadonlySet<string> | undefined, form: string): boolean {
  if (!nouns) return false
  return (
    nouns.has(form) || (form.endsWith('s') && (nouns.has(form.slice(0, -1)) || nouns.has(form.slice(0, -2))))
  )
}

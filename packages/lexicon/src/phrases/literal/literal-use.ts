import { partOfSpeechBits } from '../../part-of-speech'
import { isAdverbInside } from '../inside-words'
import { nounPhraseAt } from '../noun-phrase'
import { breakers, type PhraseToken } from '../object-phrase'
import type { PhraseUse } from '../phrase-use'
import { isFalseFriend } from './false-friends'
import { isAnyPlace, isOneOf } from './literal-nouns'
import { literalAfter, timesAndSpells, tools } from './literal-places.data'
import { isPrepositional } from './literal-preposition'
import {
  articlesAndPossessives,
  beforeVerbBack,
  deeds,
  demonstratives,
  injuryWords,
  motionVerbForms,
  physicalPrepositions,
  physicalVerbs,
  placingPrepositions,
  shortPrepositions,
  singularDeterminers,
} from './literal-verbs.data'
import { hasShiftedObject, isCoordinatedPreposition } from './shifted-object'

const { noun, adjective, verb } = partOfSpeechBits
/** Particles whose verb's object would come before an adverb: looked him quickly over. */
const adverbParticles = new Set('in on over up down off round around'.split(' '))
/** Forms of verbs that dictionaries list as nouns too, but that hardly ever are: her second novel comes out in May. */
const neverNouns =
  /^(?:com(?:es?|ing)|get(?:s|ting)?|giv(?:es?|ing)|bring(?:s|ing)?|put(?:s|ting)?|let(?:s|ting)?|keep(?:s|ing)?|go(?:es)?|fell|took|made|went|came|got|gave|had|has|kept|brought|told|lost|ran|sat|broke|spoke)$/
/** Returns whether words before a form in -ing show it to be a verb: no good, any use, worth, busy. */
const isGerundBefore = (before = '', second = '') =>
  /^(?:worth|busy)$/.test(before) || (/^(?:good|use)$/.test(before) && /^(?:no|any|much)$/.test(second))
/**
 * Returns whether the first word of a verbal phrase is a noun here: the break in the clouds, a quick turn down the
 * lane.
 */
function isNounHere(words: readonly PhraseToken[], at: number): boolean {
  const word = words[at]!
  // the car's in for its service, no good dwelling on it
  if (word.form.endsWith("'s")) return false
  if (word.form.endsWith('ing') && isGerundBefore(words[at - 1]?.form, words[at - 2]?.form)) return false
  if ((word.bits & noun) === 0 || word.join === 'stop' || neverNouns.test(word.form)) return false
  // took turns to row, three farm hands back
  const verbBefore = words[at - 1]
  if (
    verbBefore &&
    /(?:[^s]s)$/.test(word.form) &&
    /^(?:take|takes|took|taken|taking|two|three|four|five|six|many|several|some|these|those)$/.test(
      verbBefore.form,
    )
  )
    return true
  // one hears such improbable wonders about you
  const isPlural = /(?:[^s]s)$/.test(word.form) && verbBefore?.bits === adjective && word.join === 'space'
  if (isPlural && /^(?:such|many|few|several|some|no|all|two|three)$/.test(words[at - 2]?.form ?? ''))
    return true
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const { form, bits, join } = words[before]!
    if (articlesAndPossessives.has(form)) return true
    if ((form === 'these' || form === 'those') && word.form.endsWith('s')) return true
    // A noun when a verb precedes the demonstrative: clear this mess up, but not: this put me off.
    if (demonstratives.has(form) && before > 0 && join === 'space') {
      // the cat that rules the roost
      if (form === 'that' && before === at - 1 && /[^s]s$/.test(word.form)) return false
      return (words[before - 1]!.bits & verb) !== 0
    }
    // Within a sentence, her may be the object of a verb: saw her try on.
    if (form === 'her' && (before === 0 || words[before - 1]!.join === 'stop' || join === 'stop')) return true
    if ((bits & adjective) === 0 || join === 'stop') return false
  }
  return false
}

/**
 * Returns whether the words of a phrase are meant literally here: run into a wall, look up at the sky, that car parks
 * itself. Judges by the words before and after: determiners, places, times. Looks at only a few words on each side, so
 * that the cost stays linear in the length of the text.
 */
export function isLiteralUse(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const { at, head } = use
  if (use.isName && !at.every((index) => words[index]!.capital || words[index]!.bits === 0)) return true
  // A form in -ed or -ing is a verb, where the phrase has a noun: he knocked on the door, the bus stopped.
  const inflected = head >= 0 && use.isNoun ? words[at[head]!]?.form : undefined
  if (inflected !== undefined && inflected !== use.words[head] && /(?:ed|ing)$/.test(inflected)) return true
  if (isFalseFriend(words, use)) return true
  // going to the war and going to Leeds are literal; going to fight isn't.
  if (use.words.at(-2) === 'going' && use.words.at(-1) === 'to')
    return isGoingSomewhere(words, at.at(-1)! + 1)
  if (use.isVerb) return isLiteralVerb(words, use)
  if (head < 0) return isPartOfNoun(words, use) || isLiteralParticiple(words, use)
  return head > 0 && head === use.words.length - 1 && (isClause(words, use) || isTimeSpan(words, use))
}

/** Returns whether a place follows rather than a verb: going to the war, to Leeds, to places. */
function isGoingSomewhere(words: readonly PhraseToken[], at: number): boolean {
  const next = words[at]
  if (next?.join !== 'space') return false
  if (next.capital) return true
  const place = nounPhraseAt(words, at)
  return (
    place !== undefined &&
    (place.isDetermined ||
      (next.bits & verb) === 0 ||
      /^(?:bed|school|church|court|town|market|prison|jail|sea|war)$/.test(next.form))
  )
}

/** Returns whether an idiom's last word is only an adjective of the noun after it: in the dark corridor. */
function isPartOfNoun(words: readonly PhraseToken[], { at, words: phraseWords }: PhraseUse): boolean {
  const before = words[at[0]! - 1]
  if (phraseWords.length === 3 && phraseWords[1] === 'the' && before && motionVerbForms.test(before.form)) {
    if (
      !/^(?:drain|rails)$/.test(phraseWords[2]!) &&
      isOneOf(literalAfter.get(phraseWords[0]!), phraseWords[2]!)
    )
      return true
  }
  const next = words[at.at(-1)! + 1]
  const isAdjective = (words[at.at(-1)!]!.bits & adjective) !== 0
  return phraseWords.at(-2) === 'the' && isAdjective && next?.join === 'space' && next.bits === noun
}

/** Returns whether a participle with a particle is literal: turned on its back, but not turned on as an adjective. */
function isLiteralParticiple(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const next = words[use.at.at(-1)! + 1]
  if (use.separability !== undefined || use.words.length !== 2 || !shortPrepositions.has(use.words[1]!))
    return false
  if ((words[use.at[0]!]!.bits & verb) === 0) return false
  return next?.join === 'space' && isPrepositional(words, use, next)
}

/** Returns whether the second word of a compound noun is a length of time instead: came to light years later. */
function isTimeSpan(words: readonly PhraseToken[], { at }: PhraseUse): boolean {
  const last = words[at.at(-1)!]!
  return (
    isOneOf(timesAndSpells, last.form) && /^(?:later|earlier|ago)$/.test(words[at.at(-1)! + 1]?.form ?? '')
  )
}

/** Returns whether an apparent plural is a verb, because a or every precedes the noun: every bus stops here. */
function isClause(words: readonly PhraseToken[], { at, head, words: phraseWords }: PhraseUse): boolean {
  const before = words[at[0]! - 1]
  const last = words[at.at(-1)!]!
  if (!before || words[at[0]!]!.join === 'stop' || !singularDeterminers.has(before.form)) return false
  return last.form !== phraseWords[head] && last.form.endsWith('s')
}

/** Returns whether the object of do about is what somebody can do: something, nothing, what, a lot. */
function hasDeed(words: readonly PhraseToken[], { at }: PhraseUse): boolean {
  const [verb, particle] = [at[0]!, at.at(-1)!]
  if (particle === verb + 1) return true
  return words.slice(verb + 1, particle).some(({ form }) => deeds.test(form))
}

function isLiteralVerb(words: readonly PhraseToken[], use: PhraseUse): boolean {
  const first = use.at[0]!
  if (isNounHere(words, first)) return true
  const next = words[use.at.at(-1)! + 1]
  const follows = next?.join === 'space' ? next : undefined
  const last = use.words.at(-1)!
  // very well off; went back into the hall; don't worry about it
  if (
    use.words[0] === 'be' &&
    use.words.length === 2 &&
    last === 'off' &&
    /^(?:well|better|badly|worse)$/.test(words[use.at.at(-1)! - 1]!.form)
  )
    return true
  if (words[first]!.form === 'back' && last === 'into' && !beforeVerbBack.test(words[first - 1]?.form ?? ''))
    return true
  if (use.words[0] === 'do' && last === 'about' && !hasDeed(words, use)) return true
  // on its back
  if (last === 'back' && words[first]!.form === 'its') return true
  // put her back against the door
  if (last === 'back' && follows?.form === 'against' && words[use.at.at(-1)! - 1]!.form === 'her') return true
  const isOutOf = last === 'of' && use.words.at(-2) === 'out'
  if (use.separability === 'fixed' || !(shortPrepositions.has(last) || isOutOf || last === 'as'))
    return isLiteralIdiom(words, use, follows)
  const end = use.at.at(-1)!
  // kept well back in them: after an adverb, a particle with an object of its own is a preposition.
  const canSplit =
    use.separability === 'none' || use.separability === 'optional' || use.separability === 'obligatory'
  if (
    canSplit &&
    follows &&
    !breakers.has(follows.form) &&
    isAdverbInside(words[end - 1]!) &&
    end - use.at.at(-2)! > 1 &&
    adverbParticles.has(last)
  ) {
    const object = nounPhraseAt(words, end + 1)
    if (object && (object.isDetermined || !isOneOf(timesAndSpells, object.head)))
      return !isOneOf(timesAndSpells, object.head)
  }
  if (hasShiftedObject(words, end) || isCoordinatedPreposition(words, end)) return true
  return follows !== undefined && isPrepositional(words, use, follows)
}

/**
 * Returns whether an idiom is meant literally: hit the roof of the garage, kick the bucket over, in the dark corridor.
 */
function isLiteralIdiom(
  words: readonly PhraseToken[],
  { words: phraseWords, at }: PhraseUse,
  next: PhraseToken | undefined,
): boolean {
  if (isFollowedByInjury(words, at.at(-1)! + 1)) return true
  if (!next) return false
  if (phraseWords.at(-1) === 'it' && phraseWords.length === 2)
    return /^(?:in|out|from|with|of|into|onto)$/.test(next.form)
  if (shortPrepositions.has(phraseWords.at(-1)!) && phraseWords.length > 2 && phraseWords.at(-1) !== 'to') {
    // put the kettle on the stove
    const object =
      phraseWords.at(-2) === '' || !canEndInPreposition(phraseWords)
        ? undefined
        : nounPhraseAt(words, at.at(-1)! + 1)
    if (object?.isDetermined && isOneOf(literalAfter.get(phraseWords.at(-1)!), object.head)) return true
  }
  if (shortPrepositions.has(phraseWords.at(-1)!) || phraseWords.length < 3) return false
  // lost his way of doing it
  if (phraseWords.at(-2) === '' && next.form === 'of') return true
  const definite = phraseWords.at(-2) === 'the'
  if (definite && next.bits === noun && (words[at.at(-1)!]!.bits & adjective) !== 0) return true
  if (definite && next.form === 'of' && !/ing$/.test(words[at.at(-1)! + 2]?.form ?? '')) return true
  if (
    /^(?:the|a|one's|someone's|)$/.test(phraseWords.at(-2)!) &&
    physicalVerbs.has(phraseWords[0]!) &&
    physicalPrepositions.has(next.form)
  ) {
    const object = nounPhraseAt(words, at.at(-1)! + 2)
    if (object && (isOneOf(tools, object.head) || isAnyPlace(object.head))) return true
    if (object?.isDetermined && placingPrepositions.has(next.form)) return true
  }
  if (definite && (next.form === 'over' || next.form === 'up' || next.form === 'down')) {
    return nounPhraseAt(words, at.at(-1)! + 2) === undefined
  }
  return false
}

/** Returns whether a clause about an injury follows: bit his tongue, and it bled. */
function isFollowedByInjury(words: readonly PhraseToken[], from: number): boolean {
  const at = /^(?:and|but|so|until)$/.test(words[from]?.form ?? '') ? from + 1 : from
  const verbAt = words[at + 1]?.form === 'was' || words[at + 1]?.form === 'is' ? at + 2 : at + 1
  return /^(?:it|which|they)$/.test(words[at]?.form ?? '') && injuryWords.has(words[verbAt]?.form ?? '')
}

/** Returns whether the particle that ends an idiom may be a free preposition: put the kettle on. */
const canEndInPreposition = (phraseWords: readonly string[]) =>
  phraseWords[0] === 'put' && phraseWords[1] === 'the'

import { partOfSpeechBits } from '../part-of-speech'
import { isAdverbInside } from './inside-words'
import type { PhraseToken } from './object-phrase'
import type { PhraseUse } from './phrase-use'

/** A phrase of the index found in the text. */
export interface RankedFind {
  readonly phrase: number
  readonly use: PhraseUse
}

const { noun, verb, adjective } = partOfSpeechBits
const content = noun | verb | adjective

const isWithin = (inner: readonly number[], outer: readonly number[]) =>
  inner.length < outer.length && inner.every((at) => outer.includes(at))

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((at, index) => at === b[index])

/**
 * Removes finds that a better reading of the same words excludes; shorter phrases within a longer one stay. A phrase
 * that was written as such wins over an entry of unknown quality, both where they have the very same words and where
 * the other adds only function words beside it (out of it in talk her out of it). One verb begins one expression
 * (raining cats and dogs, not rain out).
 */
export function withoutRivals(found: readonly RankedFind[], words: readonly PhraseToken[]): RankedFind[] {
  /** The finds at each token; comparing all finds with all would not be linear in the text. */
  const byToken: (RankedFind[] | undefined)[] = new Array(words.length).fill(undefined)
  for (const find of found) {
    for (const at of find.use.at) {
      const there = byToken[at]
      if (there) there.push(find)
      else byToken[at] = [find]
    }
  }
  return found.filter((find) => {
    for (const at of find.use.at) {
      for (const rival of byToken[at]!) {
        if (rival !== find && excludes(rival.use, find.use, words)) return false
      }
    }
    return true
  })
}

function excludes(rival: PhraseUse, use: PhraseUse, words: readonly PhraseToken[]): boolean {
  if (isWithin(use.at, rival.at)) return false
  const isWritten = rival.separability !== undefined
  if (isPartOfState(rival, use)) return true
  if (isSplitByRival(rival, use, words) || isPartedByRival(rival, use, words)) return true
  if (isSame(rival.at, use.at)) {
    if (isWritten !== (use.separability !== undefined)) return isWritten
    return isOtherwiseSpelt(rival, use, words)
  }
  if (!isWritten || rival.at.length < use.at.length) return false
  if (rival.at[0] === use.at[0] && rival.isVerb && use.isVerb && rival.at.length > use.at.length)
    return !isInGap(use.at[1]!, rival.at)
  // you've got the wrong end of the stick: the auxiliary forms no phrase with the verb of another.
  const isBeforeVerb =
    rival.isVerb && use.at.at(-1) === rival.at[0] && (words[rival.at[0]!]!.bits & verb) !== 0
  if (use.separability !== undefined && !isBeforeVerb) return false
  return use.at.every(
    (at) => rival.at.includes(at) || (words[at]!.bits & content) === 0 || isLittle(words[at]!),
  )
}

/** Returns whether being out of something is a longer phrase: out of breath, out of date. */
const isPartOfState = (rival: PhraseUse, use: PhraseUse) =>
  use.words[0] === 'be' &&
  use.words[1] === 'out' &&
  use.words[2] === 'of' &&
  rival.words[0] === 'out' &&
  rival.words.length > 2 &&
  rival.at[0] === use.at[1]

/** Returns whether a token lies between a phrase's words: back in went back to sleep. */
const isInGap = (token: number, at: readonly number[]) => token < at.at(-1)! && !at.includes(token)

/** Returns whether another phrase of the same verb has the word after it: came back in the spring. */
function isPartedByRival(rival: PhraseUse, use: PhraseUse, words: readonly PhraseToken[]): boolean {
  const [first, second] = rival.at
  return (
    rival.isVerb &&
    use.isVerb &&
    rival.separability !== undefined &&
    rival.at.length === 2 &&
    first === use.at[0] &&
    second === first! + 1 &&
    isAdverbInside(words[second]!) &&
    use.at.length === 2 &&
    use.at[1]! > second
  )
}

/**
 * Returns whether the last word of a verbal phrase begins another expression: faced the music stand, laid them out of
 * reach.
 */
function isSplitByRival(rival: PhraseUse, use: PhraseUse, words: readonly PhraseToken[]): boolean {
  const last = use.at.at(-1)!
  if (!use.isVerb || rival.isVerb || rival.at[0] !== last || rival.at.length < 2) return false
  if (rival.words[0] === 'out') {
    // looked out of place
    const isState = rival.words.length > 2 && /^(?:look|feel|seem|sound)$/.test(use.words[0]!)
    return rival.words[1] === 'of' && (isState || last - use.at[0]! >= use.at.length)
  }
  return rival.head > 0 && use.at.length > 2 && (words[last]!.bits & noun) !== 0 && !isLittle(words[last]!)
}

/** Returns whether the token is a function word that is hardly ever a noun: in, up, out. */
const isLittle = ({ form }: PhraseToken) =>
  /'(?:d|s|ve|re|m|ll)$/.test(form) ||
  /^(?:in|on|up|off|out|down|over|to|at|a|i|it|as|be|is|are|was|were|have|has|had|do|does|did|all|so|then|there|he|us)$/.test(
    form,
  )

/** Returns whether the rival is closer to the text's spelling: driving licence rather than driving license. */
function isOtherwiseSpelt(rival: PhraseUse, use: PhraseUse, words: readonly PhraseToken[]): boolean {
  const own = (one: PhraseUse) =>
    one.words.filter((word, index) => word === words[one.at[index]!]?.form).length
  // I'm tired of it: the adjective as well as the verb.
  if (rival.isVerb !== use.isVerb) {
    const [adverbial, verbal] = rival.isVerb ? [use, rival] : [rival, use]
    const isExact = own(adverbial) === adverbial.words.length && own(verbal) < verbal.words.length
    // owing to is no longer a form of owe, but tired of may be one of tire.
    if (isExact) return use === verbal && words[use.at[0]!]!.form.endsWith('ing')
    return rival === verbal
  }
  return rival.head === use.head && rival.head > 0 && own(rival) > own(use)
}

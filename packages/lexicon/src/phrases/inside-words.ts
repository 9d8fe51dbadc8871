import { partOfSpeechBits } from '../part-of-speech'
import { isPossessive } from '../slots'
import type { PhraseToken } from './object-phrase'

const { noun, adjective, verb, adverb, determiner, pronoun, preposition } = partOfSpeechBits
const set = (words: string) => new Set(words.split(' '))

/** Maximum number of adverbs inside a phrase: depends very largely on. */
const MAX_ADVERBS = 3
/** Maximum number of words before a phrase's noun that aren't its own: keep a very close eye on. */
const MAX_MODIFIERS = 4

/** Adverbs without -ly that stand between a verb and its particle: check back in, gets on really well with. */
const adverbsInside = set(
  'right straight flat back all just very so too quite rather really pretty more most less least much almost nearly nowhere still never always often ever also soon only mostly partly mainly clean way well badly hard fast fine far long early late better best worse again once instead together somehow indeed half slightly somewhat probably perhaps already',
)
/** Adverbs of degree, which stand before other adverbs and before adjectives. */
const degrees = set(
  'very so too quite rather really pretty more most less least much almost nearly just even still only far somewhat fairly',
)
/** Nouns and adjectives in -ly: never adverbs in a phrase. */
const notAdverbs = set(
  'family reply supply apply italy july bully belly jelly lily fly ally rally assembly anomaly melancholy homely lovely lonely ugly silly elderly friendly holy daily weekly monthly costly deadly likely unlikely orderly lively',
)

/** Returns whether the word is an adverb that may stand inside a phrase. */
export const isAdverbInside = ({ form }: PhraseToken) =>
  adverbsInside.has(form) || (form.length > 4 && form.endsWith('ly') && !notAdverbs.has(form))

/** Adverbs that belong to what follows rather than to the verb before: even after, took too long to. */
const beforeTo = set('not long far hard well fast early late better best once more most')

/**
 * Returns the index after the adverbs that begin at a token, at most three; the index itself if none does, or if they
 * belong to the word after them (once for all, too long to).
 */
export function skipAdverbs(words: readonly PhraseToken[], at: number): number {
  let end = at
  while (end < at + MAX_ADVERBS && isJoined(words[end]) && isAdverbInside(words[end]!)) end++
  const last = words[end - 1]
  const next = words[end]
  return end > at && last && next && isLoose(last, next) ? at : end
}

/** Returns the index of a wanted word after one to three adverbs that begin at a token; the index itself if there is none. */
export function adverbsBefore<W extends PhraseToken>(
  words: readonly W[],
  at: number,
  isWanted: (word: W) => boolean,
): number {
  for (let end = at + 1; end <= at + MAX_ADVERBS; end++) {
    const adverb = words[end - 1]
    const word = words[end]
    if (!isJoined(adverb) || !isAdverbInside(adverb) || word?.join !== 'space') return at
    if (isWanted(word)) return isLoose(adverb, word) ? at : end
  }
  return at
}

/** Returns whether an adverb belongs to the word after it (once for all, too long to) rather than to the verb before. */
function isLoose({ form: last }: PhraseToken, { form: next }: PhraseToken): boolean {
  if (last === 'even' || notBefore.test(next)) return true
  return beforeTo.has(last) && /^(?:to|for|of|after)$/.test(next) && !/^(?:far|much|well)$/.test(last)
}

/** Words that an adverb before them doesn't part from their verb: drove straight home, said only when. */
const notBefore = /^(?:home|when|where|why|how|if|that|what|who)$/

const isJoined = (word: PhraseToken | undefined): word is PhraseToken =>
  word?.join === 'space' && (word.kind === 'word' || word.kind === 'number')

/** Which words may stand before a noun in place of a phrase's own article, or before a noun that has none. */
export interface Determiners {
  /** the, this, his: the phrase is no idiom, so it means the same with them (play his part). */
  readonly areDefinite: boolean
}

const quantities = set(
  'no any some little much more less enough such several many few every each another most one two three four five six ten',
)
const definites = set('the this that these those')
/** After “the”, a bare noun keeps its phrase only with one of these: take the greatest care. */
const superlatives = /^(?:\w{3,}est|most|least|best|utmost|same|right|full|necessary|proper|wrong|whole)$/
/** Amounts before “of”: a lot of risks, all sorts of strings. */
const amounts = set(
  'lot lots bit deal plenty kind kinds sort sorts end piece pieces number amount range couple load loads ton tons touch hint world',
)

/**
 * Finds what may stand before a noun of the text: determiners, amounts and adjectives. Returns the indexes at which the
 * noun can be, the nearest first.
 *
 * @param allowed undefined if only adjectives may stand there
 */
export function nounPlaces(
  words: readonly PhraseToken[],
  at: number,
  allowed: Determiners | undefined,
  isBare: boolean,
): number[] {
  const places: number[] = []
  let end = at
  let hasDeterminer = false
  while (end < at + MAX_MODIFIERS) {
    const word = words[end]
    if (!isJoined(word)) break
    const next = words[end + 1]
    if (allowed && amounts.has(word.form) && next?.form === 'of') {
      end += 2
      places.push(end)
      hasDeterminer = true
      continue
    }
    const isAllThe = word.form === 'the' && /^(?:all|half|both)$/.test(words[end - 1]?.form ?? '') && end > at
    if (allowed && (!hasDeterminer || isAllThe) && isDeterminer(word, next, allowed, isBare, isAllThe))
      hasDeterminer = true
    else if (allowed && (word.form === 'a' || word.form === 'an') && (isAmountAfter(words, end) || !isBare)) {
      // such a, quite a, half an
    } else if (!isModifier(word, next)) break
    end++
    places.push(end)
  }
  return places
}

/** Returns whether the word may be the first before a noun after an object: any, no, full. */
export const canPrecedeNoun = ({ form, bits }: PhraseToken) =>
  quantities.has(form) || form === 'a' || (bits & adjective) !== 0

const isAmountAfter = (words: readonly PhraseToken[], at: number) =>
  amounts.has(words[at + 1]?.form ?? '') ||
  amounts.has(words[at + 2]?.form ?? '') ||
  /^(?:few|little)$/.test(words[at + 1]?.form ?? '')

function isDeterminer(
  { form, kind }: PhraseToken,
  next: PhraseToken | undefined,
  { areDefinite }: Determiners,
  isBare: boolean,
  isAllThe: boolean,
): boolean {
  if (quantities.has(form) || kind === 'number') return true
  if (form === 'all' || form === 'half' || form === 'both') return true
  if (form === 'the' && (isAllThe || (next && superlatives.test(next.form)))) return true
  if (!areDefinite || isBare) return false
  return definites.has(form) || isPossessive(form)
}

/** Returns whether the word may stand between an article and a noun: an adjective, or an adverb of degree. */
function isModifier(word: PhraseToken, next: PhraseToken | undefined): boolean {
  if (degrees.has(word.form) || quantities.has(word.form)) return true
  if (word.form === 'and')
    return next !== undefined && ((next.bits & adjective) !== 0 || degrees.has(next.form))
  if (word.form.endsWith('ly') && !notAdverbs.has(word.form)) return true
  if ((word.bits & (determiner | pronoun | preposition)) !== 0 && (word.bits & adjective) === 0) return false
  if ((word.bits & adjective) !== 0) return !neverAdjectives.has(word.form)
  return (word.bits & (noun | adverb)) === 0 && (word.bits & verb) !== 0 && /(?:ing|ed)$/.test(word.form)
}

/** Words that dictionaries list as adjectives too, but that begin something else inside a phrase. */
const neverAdjectives = set(
  'in on up down off out over under through by to at for from with about around round away back along here there then now like near next past home my your his her its our their this that these those who what which',
)

/** Adjectives that only strengthen or deny what a prepositional phrase says: in deep trouble, in no danger. */
const strengtheners = set(
  'great deep serious real big huge enormous complete total absolute close desperate dire urgent sharp stark direct full sole strict tight heavy severe grave mortal immediate constant considerable growing increasing intense terrible awful dreadful good better perfect pure sheer very such utter slight no some much more any actual exact precise particular special marked vivid extreme utmost greater dead little mere obvious fresh frequent apparent single absolutely completely almost practically simply quite',
)

/** Returns the indexes at which the noun of a prepositional phrase can be, after words that only strengthen it. */
export function findStrengthened(words: readonly PhraseToken[], at: number): number[] {
  const places: number[] = []
  for (let end = at; end < at + 2; end++) {
    const word = words[end]
    if (!isJoined(word) || !(strengtheners.has(word.form) || (degrees.has(word.form) && end === at))) break
    places.push(end + 1)
  }
  return places
}

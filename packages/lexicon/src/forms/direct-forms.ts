import type { BaseForm, Lexicon, ListedForm } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'
import { detach, partOfSpeechOf, type UseClass } from './detachment'
import { neverInflected } from './inflection-odds.data'
import { beginsName, isNamed } from './names'
import { participleFeatures, participleOdds } from './participles'
import { contextFactor, inflectionShare, type WordUse } from './word-use'

interface Candidate {
  readonly headword: string
  /** undefined when the form is the headword itself. */
  readonly use: UseClass | undefined
  readonly listed: boolean
}

const { noun, verb, adjective, adverb } = partOfSpeechBits

/** Rank assumed for words outside the frequency list. */
const RANK_OF_UNLISTED = 80_000

/**
 * A regular inflection is dismissed as chance when its base's rank is more than this many times that of the form:
 * number is not from numb. Where the words around decide, rarer bases are let in, too, except of comparatives: involved
 * may be from involve.
 */
const MAX_BASE_RANK_RATIO = 4
const MAX_RANK_RATIO_IN_USE = 7

function useOfListed(form: string, { detail, headword }: ListedForm, lexicon: Lexicon): UseClass {
  if (detail.includes('plural') && !/present|past/.test(detail)) return 'plural'
  if (/compar|superl/.test(detail)) return 'comparative'
  if (/past/.test(detail)) return 'past'
  if (/present participle/.test(detail)) return 'ing'
  const bits = lexicon.partsOfSpeech(headword)
  if (bits & verb || bits & partOfSpeechBits['auxiliary verb']) {
    return form.endsWith('ing') ? 'ing' : form.endsWith('s') ? 'third' : 'past'
  }
  return bits & noun ? 'plural' : bits & (adjective | adverb) ? 'comparative' : 'noun'
}

/**
 * Returns the headwords that the form is another spelling of: colour for color. Through them, colors and favorites are
 * found too.
 */
export function headwordsSpelt(form: string, lexicon: Lexicon): string[] {
  return lexicon
    .findForms(form)
    .filter(({ kind }) => kind === 'spelling')
    .map(({ headword }) => headword)
}

/** Finds plurals marked on the first part of a compound: mothers-in-law, passers-by. */
function compoundPlurals(form: string, lexicon: Lexicon): Candidate[] {
  const at = form.search(/[- ]/)
  if (at < 3) return []
  return detach(form.slice(0, at))
    .filter(({ use, base }) => use === 'plural' && lexicon.partsOfSpeech(base + form.slice(at)) & noun)
    .map(({ base, use }) => ({ headword: base + form.slice(at), use, listed: false }))
}

function isMuchRarer(rank: number | undefined, than: number, use: UseClass, isInUse: boolean): boolean {
  const most = isInUse && use !== 'comparative' ? MAX_RANK_RATIO_IN_USE : MAX_BASE_RANK_RATIO
  return (rank ?? RANK_OF_UNLISTED * most) > than * most
}

/** Returns whether a listed inflection is worth considering among these words: art is be only beside thou, agenda no longer many agenda. */
function isPlausible(
  form: string,
  { headword, detail }: ListedForm,
  use: UseClass,
  lexicon: Lexicon,
  around: WordUse | undefined,
): boolean {
  if (around === undefined || lexicon.partsOfSpeech(form) === 0) return true
  if (detail === 'old form') return isBesideThou(around)
  const own = lexicon.frequencyRank(form)
  return (
    use !== 'plural' || own === undefined || !isMuchRarer(lexicon.frequencyRank(headword), own, use, false)
  )
}

function isBesideThou({ before, after }: WordUse): boolean {
  return [...before.slice(-2), ...after.slice(0, 2)].some((word) => word.toLowerCase() === 'thou')
}

function inflectionsOf(form: string, lexicon: Lexicon, around: WordUse | undefined): Candidate[] {
  const isInUse = around !== undefined
  const exact = lexicon.partsOfSpeech(form) !== 0
  const found: Candidate[] = lexicon.findForms(form).flatMap((each) => {
    if (each.kind !== 'inflection') return []
    const use = useOfListed(form, each, lexicon)
    return isPlausible(form, each, use, lexicon, around)
      ? [{ headword: each.headword, use, listed: true }]
      : []
  })
  if (lexicon.isFunctionWord(form) || neverInflected.has(form)) return found
  const own = lexicon.frequencyRank(form) ?? RANK_OF_UNLISTED
  const byRule = detach(form)
    .flatMap((detached) => [
      detached,
      // Two letters are a short form at most: pled has nothing to do with pl, which is please.
      ...(detached.base.length > 2 ? headwordsSpelt(detached.base, lexicon) : []).map((base) => ({
        ...detached,
        base,
      })),
    ])
    .filter(
      ({ base, bits, use }) =>
        (lexicon.partsOfSpeech(base) & bits) !== 0 &&
        !lexicon.isName(base) &&
        (!exact || !isMuchRarer(lexicon.frequencyRank(base), own, use, isInUse)),
    )
  for (const { base, use } of byRule) {
    if (!found.some((other) => other.headword === base && other.use === use)) {
      found.push({ headword: base, use, listed: false })
    }
  }
  return found.length > 0 ? found : compoundPlurals(form, lexicon)
}

/** Returns the uses of a headword as itself. Where it is a plural as well, its noun is mostly one, too: goods, shoes. */
function exactUses(bits: number, isPlural: boolean): UseClass[] {
  const uses: UseClass[] = []
  if (bits & noun) uses.push(isPlural ? 'plural' : 'noun')
  if (bits & verb) uses.push('verb')
  if (bits & adjective) uses.push('adjective')
  if (bits & adverb) uses.push('adverb')
  return uses
}

/**
 * Returns the parts of speech of a base. For function words, only those of function words: an is the determiner a, not
 * the letter.
 */
function baseBits(headword: string, lexicon: Lexicon): number {
  const bits = lexicon.partsOfSpeech(headword)
  const closed = bits & ~(noun | adjective | adverb)
  return lexicon.isFunctionWord(headword) && closed !== 0 ? closed : bits
}

/**
 * Returns whether a function word stands for itself rather than for its base: more, would and them do; was (be) and had
 * (have) don't.
 */
function standsForItself(form: string, inflected: readonly Candidate[], lexicon: Lexicon): boolean {
  if (!lexicon.isFunctionWord(form)) return false
  const { verb: full, 'auxiliary verb': auxiliary, 'modal verb': modal } = partOfSpeechBits
  return !inflected.some(({ headword }) => {
    const bits = lexicon.partsOfSpeech(headword)
    return (bits & (full | auxiliary)) !== 0 && (bits & modal) === 0
  })
}

/** Chance that a form which is written like a name, and is one, is an inflection after all: Rose, Manning. */
const SHARE_OF_NAME = 1e-6

/** Chances that a form in small letters, or in any, is an inflection although it is a name as well: manning, wells. */
const SHARE_BESIDE_NAME = { small: 0.999, capital: 0.5 } as const

/** Returns how likely (0–1) a form is used as an inflection rather than as a headword, whatever stands beside it. */
function shareOf(
  form: string,
  bits: number,
  inflected: readonly Candidate[],
  lexicon: Lexicon,
  around: WordUse | undefined,
): number {
  if (bits === 0) return 1
  if (around && isNamed(form, lexicon) && beginsName(around)) return SHARE_OF_NAME
  if (around && bits === noun && isAbbreviation(around)) return SHARE_OF_ABBREVIATION
  if (inflected.length > 0 && lexicon.isName(form)) {
    return SHARE_BESIDE_NAME[(around?.written ?? form) === form ? 'small' : 'capital']
  }
  const isListed = inflected.some(({ listed }) => listed)
  return inflectionShare(form, bits, isListed)
}

const SHARE_OF_ABBREVIATION = 1e-3

/** Returns whether a word is written in capitals, as its neighbours aren't: an LED lamp. */
function isAbbreviation({ written, before, after }: WordUse): boolean {
  const isInCapitals = (word: string | undefined) => word !== undefined && /^\p{Lu}{2,}$/u.test(word)
  return isInCapitals(written) && !isInCapitals(before.at(-1)) && !isInCapitals(after[0])
}

/** Weight of a plural by rule beside an irregular one of the same form. */
const SHARE_OF_REGULAR_PLURAL = 0.05

/** A headword with one use under which a form leads to it, and the chance of that use. */
export interface FormUse {
  readonly headword: string
  /** undefined for other parts of speech than nouns, verbs, adjectives and adverbs. */
  readonly use: UseClass | undefined
  /** Whether the form is the headword itself rather than an inflection of it. */
  readonly isItself: boolean
  /** Odds of the use, up to a factor: how the form is mostly used. */
  readonly prior: number
  /** How much the words beside it support the use; 1 when they say nothing. */
  readonly support: number
}

/** Returns the exact headword and those that the form is an inflection of, with each use under which it leads there. */
export function directUses(form: string, lexicon: Lexicon, around: WordUse | undefined): FormUse[] {
  const bits = lexicon.partsOfSpeech(form)
  const inflected = inflectionsOf(form, lexicon, around)
  const share = shareOf(form, bits, inflected, lexicon, around)
  const found: FormUse[] = []
  const add = (headword: string, use: UseClass | undefined, isItself: boolean, prior: number) =>
    found.push({ headword, use, isItself, prior, support: use ? contextFactor(use, around) : 1 })

  const uses = exactUses(
    bits,
    inflected.some(({ use }) => use === 'plural'),
  )
  if (bits !== 0 && uses.length === 0) add(form, undefined, true, inflected.length === 0 ? 1 : 1 - share)
  for (const use of uses) add(form, use, true, (1 - share) / uses.length)
  if (standsForItself(form, inflected, lexicon)) add(form, undefined, true, Number.MAX_VALUE)

  // Weighs several bases by frequency, by the square root of the rank.
  const hasListedPlural = inflected.some(({ use, listed }) => listed && use === 'plural')
  const frequency = inflected.map(({ headword, use, listed }) => {
    const weight = 1 / Math.sqrt(lexicon.frequencyRank(headword) ?? RANK_OF_UNLISTED)
    // Leaves are mostly those of a leaf, however common leave is.
    return use === 'plural' && hasListedPlural && !listed ? SHARE_OF_REGULAR_PLURAL * weight : weight
  })
  const total = frequency.reduce((sum, each) => sum + each, 0)
  for (const [index, { headword, use = 'noun' }] of inflected.entries()) {
    add(headword, use, false, (share * (frequency[index] ?? 0)) / total)
  }
  return found
}

const sumOf = (uses: readonly FormUse[]) => uses.reduce((sum, { prior, support }) => sum + prior * support, 0)

/**
 * Returns the exact headword and those that the form is an inflection of, likeliest first; empty when there are none.
 */
export function directForms(form: string, lexicon: Lexicon, around: WordUse | undefined): BaseForm[] {
  const uses = directUses(form, lexicon, around)
  const participle = around && participleFeatures(form, uses, around)
  const odds = participle && Math.exp(participleOdds(participle))
  const own = sumOf(uses.filter(({ isItself }) => isItself))
  const inflected = sumOf(uses.filter(({ isItself }) => !isItself))
  const scores = new Map<string, number>()
  for (const { headword, isItself, prior, support } of uses) {
    const scale = odds === undefined ? 1 : isItself ? odds / own : 1 / inflected
    scores.set(headword, (scores.get(headword) ?? 0) + prior * support * scale)
  }
  const entries = uses.flatMap(({ headword, use = 'noun', isItself, prior, support }) => {
    if (isItself) return []
    const partOfSpeech = partOfSpeechOf(use, baseBits(headword, lexicon))
    return [{ headword, partOfSpeech, score: prior * support }]
  })
  const itself =
    lexicon.partsOfSpeech(form) === 0 ? [] : [{ headword: form, partOfSpeech: undefined, score: 1 }]
  return [...itself, ...entries]
    .sort((a, b) => (scores.get(b.headword) ?? 0) - (scores.get(a.headword) ?? 0) || b.score - a.score)
    .map(({ headword, partOfSpeech }) => ({ headword, partOfSpeech }))
}

/**
 * Returns the headwords for a form that is being typed: other spellings and inflections, likeliest first, without the
 * guesses that `baseForms` makes for forms in a text. Takes a few microseconds.
 */
export function directHeadwords(form: string, lexicon: Lexicon): string[] {
  // Fast path: most of what is typed has no inflectional ending yet.
  if (!/(?:s|ed|ing|er|est|men)$/.test(form) && lexicon.findForms(form).length === 0) return []
  return [
    ...headwordsSpelt(form, lexicon),
    ...directForms(form, lexicon, undefined).map(({ headword }) => headword),
  ]
}

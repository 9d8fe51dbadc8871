import type { FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import { wordClasses, wordClassOf } from '../context/word-class'
import { logSum } from '../log-sum'
import type { SenseProfile } from '../profile'

/** An entry that a tapped form may lead to. */
export interface TapEntry {
  readonly headword: string
  /** Each use under which the form leads to it; empty for other spellings and guesses. */
  readonly uses: readonly FormUse[]
  /** One profile per definition. */
  readonly profiles: readonly SenseProfile[]
  /** How well each definition fits the context, as a ranker scores them. */
  readonly scores: readonly number[]
}

/**
 * Names of the features of a definition among those of all entries of a form, in the order of their weights: its log
 * chance within its entry; the log sum of the entry's scores; how the form is mostly used, and how much the words beside
 * it support that use; whether the form leads to the entry by no use; whether the form is an entry of its own, by its
 * ending, where it may be an inflection too; how often senses of this class occurred in tagged text; and whether the
 * entry is only that of another spelling.
 */
export const tapFeatureNames = [
  'sense',
  'entry',
  'prior',
  'support',
  'withoutUse',
  'own -s',
  'own -ed',
  'own -ing',
  'own -er',
  'own other',
  'count',
  'spelling',
] as const

const classOfUse = {
  noun: ['noun'],
  plural: ['noun'],
  verb: ['verb'],
  third: ['verb'],
  ing: ['verb'],
  past: ['verb'],
  adjective: ['adjective'],
  comparative: ['adjective', 'adverb'],
  adverb: ['adverb'],
} as const

const endings = [/s$/, /ed$/, /ing$/, /(?:er|est)$/, /(?:)/]

/** Log priors where no use of the right class is known, and where none at all is. */
const PRIOR_OF_OTHER_CLASS = -5
const PRIOR_WITHOUT_USE = -3
const LEAST_PRIOR = 0.01
/** Added to counts, so that an unseen class isn't impossible. */
const UNSEEN_COUNT = 0.5

const countOf = ({ c, s }: SenseProfile): number =>
  s?.reduce((sum, sense) => sum + (sense.c ?? 0), 0) ?? c ?? 0

/** Returns the features of each definition of each entry. */
export function tapFeatures(form: string, entries: readonly TapEntry[]): number[][][] {
  const isAmbiguous = entries.length > 1
  const ending = endings.findIndex((pattern) => pattern.test(form))
  return entries.map(({ headword, uses, profiles, scores }, index) => {
    const whole = logSum(scores)
    const isItself = isAmbiguous && headword === form
    const classes = profiles.map(({ p }) => wordClassOf(p))
    const counts = new Map<number | undefined, number>()
    for (const [at, profile] of profiles.entries()) {
      counts.set(classes[at], (counts.get(classes[at]) ?? 0) + countOf(profile))
    }
    const ofClass = new Map(
      [...new Set(classes)].map((wordClass) => [wordClass, useFeatures(uses, wordClass)]),
    )
    return profiles.map((_, at) => [
      scores[at]! - whole,
      isAmbiguous ? whole : 0,
      ...ofClass.get(classes[at])!,
      isAmbiguous && uses.length === 0 ? 1 : 0,
      ...endings.map((_pattern, place) => (isItself && place === ending ? 1 : 0)),
      isAmbiguous ? Math.log(counts.get(classes[at])! + UNSEEN_COUNT) : 0,
      index > 0 && uses.length === 0 ? 1 : 0,
    ])
  })
}

/** Returns the log prior of the uses of a word class, and the support of the one that the words beside support most. */
function useFeatures(uses: readonly FormUse[], wordClass: number | undefined): [number, number] {
  const name = wordClass === undefined ? undefined : wordClasses[wordClass]
  const own = uses.filter(({ use }) => use && classOfUse[use].some((other) => other === name))
  if (own.length === 0) return [uses.length === 0 ? PRIOR_WITHOUT_USE : PRIOR_OF_OTHER_CLASS, 0]
  const prior = own.reduce((sum, use) => sum + Math.min(use.prior, 1), 0)
  return [Math.log(prior + LEAST_PRIOR), Math.log(Math.max(...own.map(({ support }) => support)))]
}

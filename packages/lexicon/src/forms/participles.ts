import { contextClass } from './context-class'
import type { UseClass } from './detachment'
import { type ParticipleKind, participleWeights, useWeight } from './participle-weights.data'
import type { WordUse } from './word-use'

/** A use of a form with its odds from how the form is mostly used. */
interface KnownUse {
  readonly use: UseClass | undefined
  readonly isItself: boolean
  readonly prior: number
}

function kindOf(own: readonly KnownUse[]): ParticipleKind {
  const isAdjective = own.some(({ use }) => use === 'adjective' || use === 'adverb')
  const isNoun = own.some(({ use }) => use === 'noun' || use === 'plural')
  if (isAdjective) return isNoun ? 'both' : 'adjective'
  return isNoun ? 'noun' : 'other'
}

/** Which words say how a participle is used, for `participleOdds` and for the program that fits its weights. */
export interface ParticipleFeatures {
  readonly ending: 'ed' | 'ing'
  readonly kind: ParticipleKind
  readonly before: ReturnType<typeof contextClass>
  readonly after: ReturnType<typeof contextClass>
  /** Log odds of its own entry, whatever stands beside it. */
  readonly prior: number
}

/**
 * Returns what is known of a participle that is a headword as well (interested, learning); undefined for other forms.
 */
export function participleFeatures(
  form: string,
  uses: readonly KnownUse[],
  around: WordUse,
): ParticipleFeatures | undefined {
  const ending = form.endsWith('ing') ? 'ing' : form.endsWith('ed') ? 'ed' : undefined
  const own = uses.filter(({ isItself }) => isItself)
  const verbs = uses.filter(({ isItself }) => !isItself)
  if (!ending || own.length === 0 || verbs.length === 0) return undefined
  if (uses.some(({ prior }) => prior === Number.MAX_VALUE)) return undefined
  const sum = (some: readonly KnownUse[]) => some.reduce((total, { prior }) => total + prior, 0)
  return {
    ending,
    kind: kindOf(own),
    before: contextClass(around.before.at(-1)),
    after: contextClass(around.after[0]),
    prior: Math.log(sum(own) / sum(verbs)),
  }
}

/**
 * Returns the log odds that a participle is its own entry rather than a form of the verb: I'm interested in it is
 * interested, it interested me is interest. A logistic regression over the classes of the words beside it, fitted on
 * SemCor's participles that are headwords (`training/src/fit-participles`). Verbs at large say little of these: after be
 * nearly all others are passives.
 */
export function participleOdds({ ending, kind, before, after, prior }: ParticipleFeatures): number {
  const weights = participleWeights[ending]
  const sum = weights.kind[kind] + (weights.before[before] ?? 0) + (weights.after[after] ?? 0)
  return useWeight * prior + sum / 10
}

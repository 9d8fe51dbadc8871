import { type ContextClass, contextClass } from './context-class'
import type { UseClass } from './detachment'
import { inflectionOddsByGroup } from './inflection-odds.data'
import { defaultInflectionOdds } from './inflection-odds-default'
import { nextWordWeights, previousWordWeights, useColumns } from './use-weights.data'

/** The words around a word within its sentence, in text order, as normal forms with their case. */
export interface WordUse {
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** The word itself as a normal form with its case, where that is known: Rose may be a name, U isn't you. */
  readonly written?: string
}

const counted = new Map<string, number>()
for (const [odds, forms] of inflectionOddsByGroup) {
  for (const form of forms.split(/\s+/)) counted.set(form, odds)
}

/**
 * Returns how likely (0–1) a form that is itself a headword is used as an inflection of another, regardless of its
 * neighbours: counted where SemCor has enough uses of it, otherwise estimated from its ending.
 */
export function inflectionShare(form: string, bits: number, listed: boolean): number {
  const odds = counted.get(form) ?? defaultInflectionOdds(form, bits, listed) / 10
  return 1 / (1 + Math.exp(-odds))
}

/**
 * Exponent on the evidence of the neighbours, fitted: a little above 1, so that a, to and could outweigh a common
 * inflection (a saw, to found).
 */
const confidence = 1.3

const column = new Map<UseClass, number>(useColumns.map((name, index) => [name, index]))

/** Subjects that a verb agrees with: in he wound, it can't be (to) wound, unless a helping verb precedes (did he wound). */
const singular = new Set(['he', 'she'])
const plural = new Set(['i', 'we', 'they'])
const helping: readonly ContextClass[] = ['do', 'modal', 'not']
const disagreement = 1e-4

function agreement(use: UseClass, before: readonly string[]): number {
  const subject = before.at(-1)?.toLowerCase() ?? ''
  if (use === 'third') return plural.has(subject) ? disagreement : 1
  if (use !== 'verb' || !singular.has(subject)) return 1
  return helping.includes(contextClass(before.at(-2))) ? 1 : disagreement
}

/**
 * Returns a factor for how much the neighbours support a use; 1 when they say nothing. Naive Bayes over the classes of
 * the word before and the word after: on held-out SemCor documents it raises the correct choices between a form's own
 * headword and the base that it is an inflection of from 81 to 85 %.
 */
export function contextFactor(use: UseClass, around: WordUse | undefined): number {
  if (around === undefined) return 1
  const index = column.get(use) ?? 0
  const before = previousWordWeights[contextClass(around.before.at(-1))][index] ?? 0
  const after = nextWordWeights[contextClass(around.after[0])][index] ?? 0
  return Math.exp((confidence * (before + after)) / 10) * agreement(use, around.before)
}

import { createHash } from 'node:crypto'
import { COMPANY_WORDS } from '@wordhoard/lexicon/phrases/literal/literal-model'
import { featuresOf, isFigurative } from '@wordhoard/lexicon/phrases/literal/use-features'
import { isStopWord, stemOf } from '@wordhoard/senses/words/stems'
import { wordWeight } from '@wordhoard/senses/words/word-weights'
import { wordVectors } from '../senses/word-vectors'
import type { LabelledUse, UseSource } from './labelled-uses'
import { fitLogistic, type LogisticCase, type LogisticModel, oddsOf } from './logistic'

const FOLDS = 5
const RIDGE = 1
const ROUNDS = 120
/** Features that occur less often aren't learnt. */
const LEAST = 3
/** How often a use counts, by its source: corpora and other entries' examples are many, and some are wrong. */
const sourceWeights: Record<UseSource, number> = {
  own: 1,
  other: 0.5,
  corpus: 0.3,
  sample: 1,
  'look-alike': 3,
}
/** Scale of the vectors beside the other features, so that one ridge fits both. */
const VECTOR_SCALE = 2.5
/** Scale of features of a single phrase, which must be sure to count. */
const OWN_SCALE = 0.5

/** Uses as cases of a logistic regression. */
export interface UseCases {
  readonly uses: readonly LabelledUse[]
  readonly cases: readonly LogisticCase[]
  readonly names: readonly string[]
}

export interface Fitted {
  readonly model: LogisticModel
  readonly names: readonly string[]
}

export const scaleOf = (name: string) => (name.startsWith('=') ? OWN_SCALE : 1)
/** Names the dimensions of the company's vector for a group of phrases. */
export const dimensionName = (group: 0 | 1, dimension: number) => `@${group}.${dimension}`

/** Returns what a word adds to the vector of a phrase's company; undefined if nothing is known of it. */
export function wordCompany(form: string): Float64Array | undefined {
  if (form.length < 3 || isStopWord(form)) return undefined
  const stem = stemOf(form)
  const vector = new Float64Array(wordVectors.dimensions)
  wordVectors.add(vector, stem, wordWeight(stem) * VECTOR_SCALE)
  return vector.some((value) => value !== 0) ? vector : undefined
}

const companies = new Map<string, Float64Array | undefined>()

/** Returns the mean vector of the words around a phrase. */
function companyVector({ words, use: { at } }: LabelledUse): Float64Array {
  const mean = new Float64Array(wordVectors.dimensions)
  let known = 0
  const end = Math.min(words.length - 1, at.at(-1)! + COMPANY_WORDS)
  for (let index = Math.max(0, at[0]! - COMPANY_WORDS); index <= end; index++) {
    if (at.includes(index)) continue
    const { form } = words[index]!
    if (!companies.has(form)) companies.set(form, wordCompany(form))
    const vector = companies.get(form)
    if (!vector) continue
    known++
    for (let dimension = 0; dimension < mean.length; dimension++) mean[dimension]! += vector[dimension]!
  }
  return known === 0 ? mean : mean.map((value) => value / known)
}

/** Turns uses into cases: features that occur often enough, and the vector of their company. */
export function makeCases(uses: readonly LabelledUse[]): UseCases {
  const features = uses.map(({ words, use, isIdiom }) => [...new Set(featuresOf(words, use, isIdiom))])
  const counts = new Map<string, number>()
  for (const one of features) for (const name of one) counts.set(name, (counts.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  const cases = uses.map((one, at): LogisticCase => {
    const own = features[at]!.filter((name) => counts.get(name)! >= LEAST)
    const group = isFigurative(one.use, one.isIdiom) ? 0 : 1
    const vector = companyVector(one)
    return {
      features: [
        ...own.map(numberOf),
        ...Array.from(vector, (_, dimension) => numberOf(dimensionName(group, dimension))),
      ],
      values: [...own.map(scaleOf), ...vector],
      isTrue: one.isLiteral,
      weight: sourceWeights[one.source] * (one.isLiteral && one.source === 'sample' ? 3 : 1),
    }
  })
  return { uses, cases, names: [...numbers.keys()] }
}

export function fitUses({ cases, names }: UseCases): Fitted {
  return { model: fitLogistic(cases, names.length, { ridge: RIDGE, rounds: ROUNDS }), names }
}

const foldOf = (headword: string) => createHash('md5').update(headword).digest()[0]! % FOLDS

/**
 * Returns the odds of each use under a model that has seen none of its phrase's look-alikes, in folds. What is meant is
 * dealt by its text, since every phrase of the dictionary has examples to learn from.
 */
export function fitFolds({ uses, cases, names }: UseCases): Float64Array {
  const odds = new Float64Array(cases.length)
  const folds = uses.map(({ headword, isLiteral, text }) => foldOf(isLiteral ? headword : text))
  for (let fold = 0; fold < FOLDS; fold++) {
    const { model } = fitUses({ uses, names, cases: cases.filter((_, at) => folds[at] !== fold) })
    for (const [at, one] of cases.entries()) if (folds[at] === fold) odds[at] = oddsOf(one, model)
  }
  return odds
}

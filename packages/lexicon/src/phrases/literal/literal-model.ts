import type { PhraseToken } from '../object-phrase'
import type { PhraseUse } from '../phrase-use'
import { companyLevels, companyLines } from './company.data'
import { bias, doubtfulFrom, weightLines } from './literal-weights.data'
import { featuresOf, isFigurative, nameOf } from './use-features'

/** How many words on each side keep a phrase company. */
export const COMPANY_WORDS = 12
/** The lists are in steps of a tenth. */
const STEP = 0.1

const weights = new Map<string, number>()
/** Names of the phrases that have been seen to be literal. */
const falseFriends = new Set<string>()
for (const line of weightLines.trim().split('\n')) {
  const [weight, ...features] = line.split(' ')
  for (const feature of features) {
    weights.set(feature, Number(weight) * STEP)
    if (Number(weight) > 0 && feature.startsWith('=')) falseFriends.add(feature.split(/[<>]/, 1)[0]!)
  }
}

/** What a word says for a literal meaning, of idioms and of other phrases. */
type Company = readonly [figurative: number, plain: number]

const companies = new Map<string, Company>()
for (const line of companyLines.trim().split('\n')) {
  const [figurative, plain, ...words] = line.split(' ')
  const company = [Number(figurative) * companyLevels, Number(plain) * companyLevels] as const
  for (const word of words) companies.set(word, company)
}

/** Returns what a word in any of its forms says for a literal meaning; undefined if it says nothing. */
export function companyOf(headwords: Iterable<string>): Company | undefined {
  for (const headword of headwords) {
    const company = companies.get(headword)
    if (company) return company
  }
  return undefined
}

/** Returns how much the words around a phrase speak for a literal meaning. */
function companyAround(words: readonly PhraseToken[], { at }: PhraseUse, group: 0 | 1): number {
  let sum = 0
  let known = 0
  const end = Math.min(words.length - 1, at.at(-1)! + COMPANY_WORDS)
  for (let index = Math.max(0, at[0]! - COMPANY_WORDS); index <= end; index++) {
    const { company } = words[index]!
    if (!company || at.includes(index)) continue
    sum += company[group]
    known++
  }
  return known === 0 ? 0 : sum / known
}

/**
 * Returns how likely a phrase's words are only words here, as log-odds: over the hill of a walk, not of age. A logistic
 * model of how the phrase stands in its sentence and of the company it keeps, trained by `training/src/fit-literal`.
 */
export function literalOdds(words: readonly PhraseToken[], use: PhraseUse, isIdiom: boolean): number {
  let odds = bias + companyAround(words, use, isFigurative(use, isIdiom) ? 0 : 1)
  for (const feature of featuresOf(words, use, isIdiom)) odds += weights.get(feature) ?? 0
  return odds
}

/**
 * Returns whether nothing is to be feared: verbs with particles and plain collocations mean what their words say, unless
 * they have been seen to be literal.
 */
const isSafe = (use: PhraseUse, isIdiom: boolean) =>
  use.isName || (use.isVerb && !isIdiom && !falseFriends.has(`=${nameOf(use)}`))

/** Returns whether a phrase is too doubtful to be taken as meant: its words may only be words here. */
export function isDoubtfulUse(words: readonly PhraseToken[], use: PhraseUse, isIdiom: boolean): boolean {
  return !isSafe(use, isIdiom) && literalOdds(words, use, isIdiom) > doubtfulFrom
}

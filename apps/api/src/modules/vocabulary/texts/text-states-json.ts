import type { TextWord } from '@wordhoard/contracts/reading/text-words'
import { overrule, type WordOverride } from '@wordhoard/learning/knowledge/learner'
import type { Estimate } from '@wordhoard/learning/knowledge/rasch'
import { CERTAIN_WORD, CoverageSum, wordChances } from '@wordhoard/learning/knowledge/text-coverage'
import { stateOf } from '../../../lib/words/word-state-codes'
import { overrideOf } from '../../knowledge/word-override'
import { roundScore } from '../word-rows'
import type { WordOfText } from './text-words'

/**
 * The words of a text by column. Items of text are separated by ASCII's unit separator, and the forms within an item by
 * its record separator.
 */
export interface WordColumns {
  readonly spellIds: Int32Array
  readonly counts: Int32Array
  /** 1 for words that every reader knows. */
  readonly areCommon: Uint8Array
  /** 1 for function words. */
  readonly areFunctionWords: Uint8Array
  readonly headwords: string
  readonly forms: string
}

/** What is thought of a reader, for the words of a text in order. */
export interface WordEstimates {
  readonly ability: Estimate
  readonly probabilities: Float32Array
  /** What ability is compared with (see `WordToCompare`). */
  readonly difficulties: Float32Array
  readonly variances: Float32Array
}

/** A word of the reader's. `repeatedAt` is in seconds since 1970. */
type OwnWordOfText = [
  spellId: number,
  state: number,
  score: number,
  isMarkedKnown: boolean,
  stability: number | null,
  repeatedAt: number | null,
]

/** The data for the answer to `getTextStates`. */
export interface StatesInput {
  readonly words: WordColumns
  readonly estimates: WordEstimates
  /** Those words that the reader has, as a JSON array of `OwnWordOfText`. */
  readonly own: string
  /** What the reader said about words, as a JSON array of `[spell_id, known]`. */
  readonly said: string
  /** JSON text. */
  readonly phrases: string
}

const UNIT = '\x1f'
const RECORD = '\x1e'

/** Converts words to columns, which are faster to copy between threads. */
export function wordColumns(words: readonly WordOfText[]): WordColumns {
  return {
    spellIds: Int32Array.from(words, ({ spellId }) => spellId),
    counts: Int32Array.from(words, ({ count }) => count),
    areCommon: Uint8Array.from(words, ({ isCommon }) => Number(isCommon)),
    areFunctionWords: Uint8Array.from(words, ({ isFunctionWord }) => Number(isFunctionWord)),
    headwords: words.map(({ headword }) => headword).join(UNIT),
    forms: words.map(({ forms }) => forms.join(RECORD)).join(UNIT),
  }
}

/**
 * Returns the answer to `getTextStates` in UTF-8. Coverage counts tokens whose words the reader knows or is learning, and
 * estimates those that they know; words that they ignore don't count at all.
 */
export function statesJson({ words, estimates, own, said, phrases }: StatesInput): Uint8Array {
  const items = new Map((JSON.parse(own) as OwnWordOfText[]).map((item) => [item[0], item]))
  const saidKnown = new Map(JSON.parse(said) as [number, boolean][])
  const now = Date.now() / 1000
  const headwords = words.headwords.split(UNIT)
  const forms = words.forms.split(UNIT)
  const coverage = { tokens: 0, known: 0 }
  const sum = new CoverageSum()
  const chanceOf = wordChances(estimates.ability)
  const listed: TextWord[] = []
  for (let at = 0; at < words.spellIds.length; at++) {
    const spellId = words.spellIds[at]!
    const count = words.counts[at]!
    const item = items.get(spellId)
    const state = item ? stateOf(item[1]) : words.areCommon[at] ? 'known' : null
    const override: WordOverride = {
      ...(item && overrideOf(item[3], item[4], item[5], now)),
      ...(saidKnown.has(spellId) && { saidKnown: saidKnown.get(spellId) }),
    }
    const isSaved = state === 'new' || state === 'learning'
    const isSure = words.areFunctionWords[at] === 1 && !isSaved && !item?.[3] && !saidKnown.has(spellId)
    const probability = isSure ? 1 : overrule(estimates.probabilities[at]!, override)
    const isEstimated = !isSure && probability === estimates.probabilities[at]
    if (state !== 'ignored') {
      coverage.tokens += count
      const word = { difficulty: estimates.difficulties[at]!, variance: estimates.variances[at]! }
      sum.add(count, chanceOf(probability, isEstimated ? word : CERTAIN_WORD))
    }
    if (state === 'known' || state === 'learning') coverage.known += count
    listed.push({
      spell_id: spellId,
      spell_lower: headwords[at]!,
      state,
      score: item ? roundScore(item[2]) : null,
      probability: roundShare(probability),
      forms: forms[at]!.split(RECORD),
      count,
    })
  }
  const { estimate, low, high } = sum.coverage
  const shares = { estimate: roundShare(estimate), low: roundShare(low), high: roundShare(high) }
  return Buffer.from(
    `{"words":${JSON.stringify(listed)},"phrases":${phrases},"coverage":${JSON.stringify({ ...coverage, ...shares })}}`,
  )
}

/** More decimals would say nothing, and make long answers longer. */
const roundShare = (share: number) => Math.round(share * 1000) / 1000

import { stemOf } from '@wordhoard/senses/words/stems'
import type { GameLexicon } from './game-lexicon'
import type { FactsOfSense, WordFacts } from './word-facts'

/** Share of the shorter definition's words from which two definitions count as saying the same. */
const SIMILAR_SHARE = 1 / 3
/** The same share for senses other than the target sense: similarity to one of many may be chance. */
const VERY_SIMILAR_SHARE = 1 / 2
/** Number of senses whose definitions are compared; rarer ones aren't. */
const USUAL_SENSES = 5
/** Number of initial letters that makes words one family: music, musical. */
const SAME_BEGINNING = 4

/** A word that a game asks for, in one of its senses. */
export interface TargetWord {
  readonly facts: WordFacts
  readonly sense: FactsOfSense
}

/** Whether a word sounds like the target word or is spelt like one of its forms. */
export function isSameForm(lexicon: GameLexicon, one: WordFacts, other: WordFacts): boolean {
  return (
    one.id === other.id ||
    lexicon.homophonesOf(one.id).includes(other.id) ||
    other.forms.includes(one.headword) ||
    one.forms.includes(other.headword)
  )
}

/**
 * Whether a word, shown with its first sense, could pass for another right answer: a synonym in any sense, a hypernym
 * or hyponym, a word of the same family, or one with a similar definition.
 */
export function couldBeRight(lexicon: GameLexicon, { facts, sense }: TargetWord, other: WordFacts): boolean {
  const shown = other.senses[0]
  if (!shown || isSameForm(lexicon, facts, other)) return true
  if (lexicon.relations.confusableWith(facts.id).has(other.id) || isOneFamily(facts.headword, other.headword))
    return true
  return (
    facts.senses.some(({ text }) => text === shown.text) ||
    other.senses.some(({ text }) => text === sense.text) ||
    sense.stems.has(stemOf(other.headword)) ||
    shown.stems.has(stemOf(facts.headword)) ||
    likeness(sense.stems, shown.stems) >= SIMILAR_SHARE ||
    usualSenses(facts).some(({ stems }) => likeness(stems, shown.stems) >= VERY_SIMILAR_SHARE) ||
    usualSenses(other).some(({ stems }) => likeness(stems, sense.stems) >= VERY_SIMILAR_SHARE)
  )
}

/** Whether two definitions are too similar to be options of one game. */
export function areAlike(one: FactsOfSense, other: FactsOfSense): boolean {
  return one.text === other.text || likeness(one.stems, other.stems) >= VERY_SIMILAR_SHARE
}

function usualSenses({ senses }: WordFacts): readonly FactsOfSense[] {
  return senses.length <= USUAL_SENSES ? senses : senses.slice(0, USUAL_SENSES)
}

function isOneFamily(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const stem = stemOf(shorter)
  return stem === stemOf(longer) || (stem.length >= SAME_BEGINNING && longer.startsWith(stem))
}

/** Returns the share of the smaller set that is in both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one]
  if (smaller.size === 0) return 0
  let both = 0
  for (const stem of smaller) if (larger.has(stem)) both++
  return both / smaller.size
}

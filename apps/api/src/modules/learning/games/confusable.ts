import { stemOf } from '@wordhoard/senses/words/stems'
import type { GameLexicon } from './game-lexicon'
import type { FactsOfSense, WordFacts } from './word-facts'

/** Share of the shorter definition's words from which two definitions are taken to say the same. */
const MUCH_ALIKE = 1 / 3
/** The same for senses that are not asked for: some likeness to one of many is chance. */
const NEARLY_THE_SAME = 1 / 2
/** Rare senses are not compared word by word. */
const USUAL_SENSES = 5
/** Words that begin alike for so long are of one family: music, musical. */
const SAME_BEGINNING = 4

/** A word that is asked for, in one of its senses. */
export interface TargetWord {
  readonly facts: WordFacts
  readonly sense: FactsOfSense
}

/** Whether a word sounds like the one asked for or is written like one of its forms. */
export function isSameForm(lexicon: GameLexicon, one: WordFacts, other: WordFacts): boolean {
  return (
    one.id === other.id ||
    lexicon.homophonesOf(one.id).includes(other.id) ||
    other.forms.includes(one.headword) ||
    one.forms.includes(other.headword)
  )
}

/**
 * Whether a word, shown with its first sense, could pass for another right answer: a synonym in any sense, a kind of the
 * word or what it is a kind of, one of its family, or a definition that says about the same.
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
    likeness(sense.stems, shown.stems) >= MUCH_ALIKE ||
    usualSenses(facts).some(({ stems }) => likeness(stems, shown.stems) >= NEARLY_THE_SAME) ||
    usualSenses(other).some(({ stems }) => likeness(stems, sense.stems) >= NEARLY_THE_SAME)
  )
}

/** Whether two definitions beside each other would look like one. */
export function areAlike(one: FactsOfSense, other: FactsOfSense): boolean {
  return one.text === other.text || likeness(one.stems, other.stems) >= NEARLY_THE_SAME
}

function usualSenses({ senses }: WordFacts): readonly FactsOfSense[] {
  return senses.length <= USUAL_SENSES ? senses : senses.slice(0, USUAL_SENSES)
}

function isOneFamily(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  const stem = stemOf(shorter)
  return stem === stemOf(longer) || (stem.length >= SAME_BEGINNING && longer.startsWith(stem))
}

/** Share of the smaller set that is in both. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [smaller, larger] = one.size <= other.size ? [one, other] : [other, one]
  if (smaller.size === 0) return 0
  let both = 0
  for (const stem of smaller) if (larger.has(stem)) both++
  return both / smaller.size
}

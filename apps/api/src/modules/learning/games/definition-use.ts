import { BLANK, blankForms } from '@wordhoard/learning/blank'
import { blankRelatives, hasRelative } from '@wordhoard/learning/relatives'
import type { FactsOfSense, WordFacts } from './word-facts'

/** Minimum number of words that a definition needs beside its blanks to mean anything. */
const MIN_WORDS = 2

/** Senses that were looked at, and whether they can be options of their word: a word is drawn for many others. */
const options = new WeakMap<FactsOfSense, boolean>()

const blankOwn = (text: string, { forms }: WordFacts) => blankForms(text, forms) ?? text

/** Blanks a word in a text: its forms, and the relatives that would give it away. */
export function hideWord(text: string, facts: WordFacts): string {
  return blankRelatives(blankOwn(text, facts), facts.spellings)
}

/** Whether a definition can be the question: nothing of the word's family is left once its own forms are blanked. */
export function canBeQuestion(facts: WordFacts, { text }: FactsOfSense): boolean {
  const blanked = blankOwn(text, facts)
  if (blanked === text) return !hasRelative(text, facts.spellings)
  const rest = blanked.replaceAll(BLANK, ' ').match(/\p{L}{3,}/gu) ?? []
  return rest.length >= MIN_WORDS && !hasRelative(blanked, facts.spellings)
}

/**
 * Whether a definition can be an option: it needs no blank, which would mark it among the others, and it names no
 * relative of its own word.
 */
export function canBeOption(facts: WordFacts, sense: FactsOfSense): boolean {
  const before = options.get(sense)
  if (before !== undefined) return before
  const { text } = sense
  const isOption = blankForms(text, facts.forms) === null && !hasRelative(text, facts.spellings)
  options.set(sense, isOption)
  return isOption
}

import type { Entry, Sense } from './model'
import { examplesOf } from './relations'

/** Number of letters that a word may lose at its end when it is inflected: carry, carries; give, giving. */
const MAX_LOST_LETTERS = 1

/**
 * Returns the examples that contain the entry's own word, in any form. WordNet lists the examples of all synonyms
 * together, but "bear a grudge" doesn't show how "harbour" is used.
 */
export function selectExamples(entry: Entry, sense: Sense): readonly string[] {
  const examples = examplesOf(sense)
  if (!sense.synset || sense.synset.words.length === 1 || examples.length === 0) return examples
  const spellings = new Set([entry.headword, ...entry.forms.map(({ form }) => form)])
  return examples.filter((example) => {
    const words = wordsOf(example)
    return [...spellings].some((spelling) => wordsOf(spelling).every((word) => words.some(isFormOf(word))))
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
}

/** Matches what may follow the start of a word in its regular forms, including a letter that it loses or doubles. */
const ending = /^(?:[a-z]?(?:e?s|e?d|ing|er|est)|ies|ied|[ey])$/

function isFormOf(word: string): (other: string) => boolean {
  const stem = word.slice(0, Math.max(Math.min(3, word.length), word.length - MAX_LOST_LETTERS))
  return (other) => other === word || (other.startsWith(stem) && ending.test(other.slice(stem.length)))
}

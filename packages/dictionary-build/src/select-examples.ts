import type { Entry, Sense } from './model'
import { examplesOf } from './relations'

/** Letters that a word may lose at its end when it is inflected: carry, carries; give, giving. */
const LOST = 1

/**
 * Examples in which the entry's own word stands, in any form: WordNet gives those of all synonyms together, and "bear a
 * grudge" shows nobody how "harbour" is used.
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

/** What may follow the beginning of a word in its regular forms, the letter that it loses or doubles included. */
const ending = /^(?:[a-z]?(?:e?s|e?d|ing|er|est)|ies|ied|[ey])$/

function isFormOf(word: string): (other: string) => boolean {
  const stem = word.slice(0, Math.max(Math.min(3, word.length), word.length - LOST))
  return (other) => other === word || (other.startsWith(stem) && ending.test(other.slice(stem.length)))
}

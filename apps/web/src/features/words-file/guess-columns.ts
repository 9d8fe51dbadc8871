import { plainField } from './plain-field'
import type { WordsTable } from './words-table'

/** Indexes of the columns with the words, sentences and notes; null when there is none. */
export interface Columns {
  readonly word: number
  readonly sentence: number | null
  readonly note: number | null
}

const wordNames = /^(words?|term|headword|spell|vocab(ulary)?|expression|english|front|text|question)$/i
const sentenceNames = /^(sentences?|examples?|context|quote|quotation|cloze)$/i
const noteNames = /^((my|your) )?notes?$/i
const SAMPLE_ROWS = 200

/** Guesses which columns hold the words, their sentences and notes, by the columns' names or else by their content. */
export function guessColumns(table: WordsTable): Columns {
  const columns = Array.from({ length: table.width }, (_, column) => column)
  const findColumnNamed = (pattern: RegExp) =>
    columns.find((column) => pattern.test(table.names[column]?.trim() ?? ''))
  const rows = table.rows.slice(0, SAMPLE_ROWS)
  const facts = columns.map((column) => describeFields(rows.map((row) => plainField(row[column] ?? ''))))
  const word =
    findColumnNamed(wordNames) ??
    columns.reduce((best, column) => (facts[column]!.words > facts[best]!.words ? column : best), 0)
  const prose = columns
    .filter((column) => column !== word && facts[column]!.sentences >= 0.5)
    .sort((a, b) => facts[b]!.sentences - facts[a]!.sentences)[0]
  const sentence = findColumnNamed(sentenceNames) ?? (table.names.length > 0 ? null : (prose ?? null))
  const note = findColumnNamed(noteNames) ?? null
  return { word, sentence: sentence === word ? null : sentence, note: note === word ? null : note }
}

/**
 * Rates a column from 0 to 1: how much it looks like English words, preferably single ones, and how much like
 * sentences.
 */
function describeFields(fields: readonly string[]): { words: number; sentences: number } {
  const average = (grade: (field: string, length: number) => number) =>
    fields.reduce((sum, field) => sum + grade(field, field.split(' ').length), 0) / Math.max(1, fields.length)
  return {
    words: average((field, length) => (/^[a-z][a-z '’-]*$/i.test(field) ? 1 / length : 0)),
    sentences: average((field, length) => (/^\p{Lu}.*[.!?…]["'”’)]*$/u.test(field) && length >= 4 ? 1 : 0)),
  }
}

import { readFileSync } from 'node:fs'

/** First languages of the learners on whom the published difficulties were calibrated. */
export const listedLanguages = ['es', 'de', 'zh'] as const
export type ListedLanguage = (typeof listedLanguages)[number]

/** A row of a published list of difficulties, which isn't part of the project. */
export interface ListedDifficulty {
  readonly language: ListedLanguage
  readonly word: string
  readonly part: string
  /** In logits; the list gives easiness, which is its negative. */
  readonly difficulty: number
  /** Every fifth distinct word, sorted, is held out, in all three languages. */
  readonly isHeldOut: boolean
}

/** Reads a file with a header line and the columns first language, word, part of speech, easiness. */
export function readListedDifficulties(file: string): ListedDifficulty[] {
  return parseListedDifficulties(readFileSync(file, 'utf8'))
}

export function parseListedDifficulties(text: string): ListedDifficulty[] {
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((row) => (listedLanguages as readonly (string | undefined)[]).includes(row[0]))
  const words = [...new Set(rows.map(([, word]) => word!))].sort()
  const heldOut = new Set(words.filter((_, index) => index % 5 === 0))
  return rows.map(([language, word = '', part = '', easiness]) => ({
    language: language as ListedLanguage,
    word,
    part,
    difficulty: -Number(easiness),
    isHeldOut: heldOut.has(word),
  }))
}

import { readFileSync } from 'node:fs'
import { levels } from '@wordhoard/lexicon/level'

/** A row of a published list of levels, which isn't part of the project. */
export interface ListedLevel {
  readonly headword: string
  readonly partOfSpeech: string
  /** Index of the level. */
  readonly level: number
  /** Whether no model was fitted to it. */
  readonly isHeldOut: boolean
}

/**
 * Reads a file with a header line and the columns headword, part of speech, level. Every fifth headword, in order of
 * code points, is held out with all its rows.
 */
export function readListedLevels(file: string): ListedLevel[] {
  return parseListedLevels(readFileSync(file, 'utf8'))
}

export function parseListedLevels(text: string): ListedLevel[] {
  const rows = text
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((row): row is [string, string, string] => (levels as readonly string[]).includes(row[2] ?? ''))
  const heldOut = new Set(
    [...new Set(rows.map(([headword]) => headword))].sort().filter((_, index) => index % 5 === 4),
  )
  return rows.map(([headword, partOfSpeech, level]) => ({
    headword,
    partOfSpeech,
    level: (levels as readonly string[]).indexOf(level),
    isHeldOut: heldOut.has(headword),
  }))
}

import { type Level, levels } from '@wordhoard/lexicon/level'
import type { Sense } from '../model'

/**
 * Levels given by hand to a word: those of its senses for learners, or one for the whole word from our list. They are
 * evidence of where learners meet the word, not its level itself: whoever writes senses puts rare words too high.
 */
export interface LevelEvidence {
  /** Senses for learners, in the order in which the entry shows them. */
  readonly senses: readonly Sense[]
  readonly read: Level | undefined
}

const above = levels.slice(1)

export const evidenceNames: readonly string[] = [
  ...above.map((level) => `by hand ≥ ${level}`),
  'by hand: easiest of the part',
  'by hand: easiest of the word',
  'by hand: mean of the part',
  'by hand: several senses',
  'by hand: of another part',
  'by hand: informal',
  'by hand: formal',
  'by hand: from the list',
]

/**
 * Returns what the levels given by hand say about one part of speech, in the order of `evidenceNames`; undefined if
 * there are none. A part of speech without a sense for learners is judged by those of the others.
 */
export function evidenceFeatures(
  { senses, read }: LevelEvidence,
  partOfSpeech: string,
): readonly number[] | undefined {
  if (senses.length === 0) {
    if (read === undefined) return undefined
    return [...atLeast(levels.indexOf(read)), 0, 0, 0, 0, 0, 0, 0, 1]
  }
  const same = senses.filter((sense) => sense.partOfSpeech === partOfSpeech)
  const used = same.length > 0 ? same : senses
  const of = used.map(indexOfLevel)
  const first = of[0]!
  const usages = used[0]!.own?.domains.usages ?? []
  return [
    ...atLeast(first),
    first - Math.min(...of),
    first - Math.min(...senses.map(indexOfLevel)),
    of.reduce((sum, at) => sum + at, 0) / of.length - first,
    Number(of.length > 1),
    Number(same.length === 0),
    Number(usages.includes('informal')),
    Number(usages.includes('formal')),
    0,
  ]
}

/** Returns the index of the level that a sense for learners was given. */
export function indexOfLevel({ level }: Sense): number {
  return Math.max(0, level === undefined ? 0 : levels.indexOf(level))
}

function atLeast(index: number): number[] {
  return above.map((_, at) => Number(index > at))
}

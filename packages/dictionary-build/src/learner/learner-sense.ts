import type { Level } from '@wordhoard/lexicon/level'
import { hasMarkedUsage, markedUsages } from '@wordhoard/lexicon/marked-usages'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { ShapeMarks } from './shape-marks'

/** Parts of speech by the code that stands in a key and in a draft. */
export const partOfSpeechCodes = {
  n: 'noun',
  v: 'verb',
  adj: 'adjective',
  adv: 'adverb',
  pron: 'pronoun',
  det: 'determiner',
  prep: 'preposition',
  conj: 'conjunction',
  int: 'interjection',
  num: 'number',
  name: 'proper noun',
  pv: 'phrasal verb',
  idiom: 'idiom',
  phr: 'phrase',
} as const satisfies Record<string, PartOfSpeech>
export type PartOfSpeechCode = keyof typeof partOfSpeechCodes

export const regionLabels = ['British', 'American', 'Scottish', 'Irish', 'Australian'] as const
export const registerLabels = [
  ...markedUsages,
  'formal',
  'informal',
  'spoken',
  'literary',
  'old-fashioned',
  'humorous',
  'approving',
  'disapproving',
] as const
export const fieldLabels = [
  'art',
  'biology',
  'business',
  'chemistry',
  'computing',
  'cooking',
  'cricket',
  'education',
  'film',
  'finance',
  'football',
  'games',
  'geography',
  'grammar',
  'history',
  'law',
  'maths',
  'medicine',
  'military',
  'music',
  'physics',
  'politics',
  'religion',
  'sailing',
  'science',
  'sport',
  'technology',
  'theatre',
  'transport',
] as const

/** A sense written for learners: one line of `data/learner/*.tsv` (docs/dictionary.md). */
export interface LearnerSense {
  /** Stable for good: headword with underscores, code of the part of speech, number: deal.n.2 */
  readonly key: string
  readonly headword: string
  readonly partOfSpeech: PartOfSpeech
  readonly level: Level
  readonly labels: readonly string[]
  readonly patterns: readonly string[]
  /** The definition with links: words in square brackets are entries of a lower level. */
  readonly linkedText: string
  readonly examples: readonly string[]
  /** WordNet's keys of the senses that it stands for. */
  readonly covers: readonly string[]
  /** What the line says of a phrase's shape (`learner-shape`); empty for most. */
  readonly shape: ShapeMarks
  /** file:line */
  readonly place: string
}

/** Returns the definition as shown, without the marks of its links. */
export function definitionText({ linkedText }: Pick<LearnerSense, 'linkedText'>): string {
  return linkedText.replaceAll(/[[\]]/gu, '')
}

/** Returns the words of the definition that are links, as they stand there. */
export function linksOf({ linkedText }: Pick<LearnerSense, 'linkedText'>): string[] {
  return [...linkedText.matchAll(/\[([^\]]*)\]/gu)].map(([, words]) => words!)
}

/** Whether the sense is offensive, taboo or sexual. */
export function isMarked({ labels }: Pick<LearnerSense, 'labels'>): boolean {
  return hasMarkedUsage(labels)
}

/** Whether the sense is of a phrase: its headword has several words. */
export function isPhrase({ headword }: Pick<LearnerSense, 'headword'>): boolean {
  return headword.includes(' ')
}

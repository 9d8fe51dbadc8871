import type { Occurrence } from './context'

/** The open word classes, and all function words as one class. */
export const wordClasses = ['noun', 'verb', 'adjective', 'adverb', 'function'] as const
export type WordClass = (typeof wordClasses)[number]

/** Weights of each cue, in hundredths, one per word class; cues that were too rare or uninformative are absent. */
export type CueWeights = ReadonlyMap<string, readonly number[]>

const classOfPartOfSpeech: Record<string, WordClass> = {
  noun: 'noun',
  'proper noun': 'noun',
  verb: 'verb',
  'phrasal verb': 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  pronoun: 'function',
  determiner: 'function',
  preposition: 'function',
  conjunction: 'function',
  'auxiliary verb': 'function',
  'modal verb': 'function',
  particle: 'function',
  interjection: 'function',
  number: 'function',
}

/** Returns the index in `wordClasses` of a part of speech; undefined for others (idiom, prefix, …). */
export function wordClassOf(partOfSpeech: string): number | undefined {
  const name = classOfPartOfSpeech[partOfSpeech]
  return name && wordClasses.indexOf(name)
}

/**
 * Returns how the target differs from the headword: base, s, ed, ing, er, est or irregular; empty when it wasn't found.
 */
export function formOf(occurrence: Occurrence, headword: string): string {
  const at = occurrence.target[0]
  if (at === undefined) return ''
  const form = occurrence.words[at]!.toLowerCase()
  if (headword === form || headword.startsWith(`${form} `)) return 'base'
  return /(?:s|ed|ing|er|est)$/.exec(form)?.[0] ?? 'irregular'
}

/** Returns the word `distance` words away and its tag, ignoring punctuation; '|' beyond the end of the sentence. */
function neighbour(
  { words, tags }: Occurrence,
  from: number,
  step: 1 | -1,
  distance: number,
): [string, string] {
  for (let at = from + step, seen = 0; at >= 0 && at < words.length; at += step) {
    const word = words[at]!.toLowerCase()
    if (/^[.!?;:]$/.test(word)) return ['|', '|']
    if (/[\p{L}\p{N}]/u.test(word) && ++seen === distance) return [word, tags[at]!]
  }
  return ['|', '|']
}

/**
 * Returns the cues in the surroundings to the target's word class, regardless of which word it is: that part of the
 * evidence is in the senses' tag counts. The tagger's choice for the target is only one cue, because it relies on the
 * word.
 */
export function wordClassCues(occurrence: Occurrence, headword: string): string[] {
  const first = occurrence.target[0]
  if (first === undefined) return []
  const last = occurrence.target.at(-1)!
  const [before, tagBefore] = neighbour(occurrence, first, -1, 1)
  const [before2, tagBefore2] = neighbour(occurrence, first, -1, 2)
  const [after, tagAfter] = neighbour(occurrence, last, 1, 1)
  const [after2, tagAfter2] = neighbour(occurrence, last, 1, 2)
  const written = occurrence.words[first]!
  const capital = /^\p{Lu}/u.test(written)
  const tag = occurrence.tags[first]!
  const form = formOf(occurrence, headword)
  return [
    `t ${tag === 'NNP' && !capital ? 'unknown' : tag}`,
    `f ${form}`,
    `ft ${form} ${tag}`,
    `a ${before}`,
    `aa ${before2} ${before}`,
    `b ${after}`,
    `bb ${after} ${after2}`,
    `A ${tagBefore}`,
    `B ${tagAfter}`,
    `AA ${tagBefore2} ${tagBefore}`,
    `BB ${tagAfter} ${tagAfter2}`,
    `AB ${tagBefore} ${tagAfter}`,
    `aB ${before} ${tagAfter}`,
    `Ab ${tagBefore} ${after}`,
    `fA ${form} ${tagBefore}`,
    `fB ${form} ${tagAfter}`,
    `c ${capital ? (before === '|' ? 'start' : 'capital') : ''}`,
  ]
}

/** Returns the evidence for each word class, in the order of `wordClasses`, as log odds up to a constant. */
export function wordClassEvidence(cues: readonly string[], weights: CueWeights): number[] {
  const sums = wordClasses.map(() => 0)
  for (const cue of cues) {
    const row = weights.get(cue)
    if (row) for (let at = 0; at < sums.length; at++) sums[at]! += row[at]! / 100
  }
  return sums
}

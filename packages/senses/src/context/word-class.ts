import type { Occurrence } from './context'

/** The open classes, and all function words as one. */
export const wordClasses = ['noun', 'verb', 'adjective', 'adverb', 'function'] as const
export type WordClass = (typeof wordClasses)[number]

/** Weights by cue, in hundredths, one for each word class; cues that were too rare or told nothing are absent. */
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

/** Index in `wordClasses` of a part of speech; undefined for those outside (idiom, prefix, …). */
export function wordClassOf(partOfSpeech: string): number | undefined {
  const name = classOfPartOfSpeech[partOfSpeech]
  return name && wordClasses.indexOf(name)
}

/** How the target differs from the headword: base, s, ed, ing, er, est or irregular; empty when it was not found. */
export function formOf(occurrence: Occurrence, headword: string): string {
  const at = occurrence.target[0]
  if (at === undefined) return ''
  const form = occurrence.words[at]!.toLowerCase()
  if (headword === form || headword.startsWith(`${form} `)) return 'base'
  return /(?:s|ed|ing|er|est)$/.exec(form)?.[0] ?? 'irregular'
}

/** The word a few steps away and its tag, punctuation left out; a sentence's edge is '|'. */
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
 * What the surroundings show of the target's word class, without looking at which word it is: that part of the evidence
 * is in the senses' tag counts. A tagger's own choice for the target is one cue among others, because it leans on the word.
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

/** Evidence for each word class, in the order of `wordClasses`: log odds up to a constant. */
export function wordClassEvidence(cues: readonly string[], weights: CueWeights): number[] {
  const sums = wordClasses.map(() => 0)
  for (const cue of cues) {
    const row = weights.get(cue)
    if (row) for (let at = 0; at < sums.length; at++) sums[at]! += row[at]! / 100
  }
  return sums
}

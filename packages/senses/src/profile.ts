import { contentStems } from './words/stems'

/**
 * What ranking knows of one sense, as it is stored with the dictionary: a handful of short strings, because there is
 * one for each of several hundred thousand senses. Keys are one letter for the same reason.
 */
export interface SenseProfile {
  /** Part of speech, as `part-of-speech.ts` names it. */
  readonly p: string
  /** How often the sense was met in a hand-tagged corpus; absent when never. */
  readonly c?: number
  /** Stems of the sense's own words, gloss and examples, space-separated, each once, without stop words. */
  readonly o: string
  /** Stems of related senses' words and glosses that are not in `o`; absent when there are none. */
  readonly r?: string
  /**
   * Its place in WordNet, as traits by which ranking has learnt: its key (k…), its lexicographer's file (l…), its synset and
   * those above or like it (y…), its subjects (d…), the files of what is derived from it (m…) and
   * that derivation itself (e…), a verb's sentences (v…), an adjective's place (j…). Absent for words of one sense and for senses of other sources.
   */
  readonly f?: string
}

/** Related glosses tail off quickly in worth; more than this costs room and gains nothing measurable. */
const relatedLimit = 40

/**
 * Makes the profile of a sense from its texts.
 *
 * @param input.partOfSpeech as `part-of-speech.ts` names it; a name's part of speech is 'noun' or 'proper noun'
 * @param input.tagCount occurrences in the hand-tagged corpus (column 4 of WordNet's `index.sense`), 0 when unknown
 * @param input.own texts of the sense itself: its gloss, its examples, the words of its synset (not the headword)
 * @param input.related texts of related senses, nearest first: words and gloss (without examples) of hypernyms,
 *   hyponyms, similar, derived and other related senses; the first ~40 stems are kept
 */
export function senseProfile(input: {
  partOfSpeech: string
  tagCount: number
  own: string[]
  related: string[]
}): SenseProfile {
  return profileOfStems({
    ...input,
    own: input.own.map(contentStems),
    related: input.related.map(contentStems),
  })
}

/**
 * The same from texts that `contentStems` has taken apart already: a gloss is related to many senses, and taking it
 * apart each time is most of the work.
 */
export function profileOfStems(input: {
  partOfSpeech: string
  tagCount: number
  own: readonly (readonly string[])[]
  related: readonly (readonly string[])[]
  /** Separated by spaces, each once. */
  traits?: string
}): SenseProfile {
  const own = new Set<string>()
  for (const stems of input.own) for (const stem of stems) own.add(stem)
  const related = new Set<string>()
  for (const stems of input.related) {
    if (related.size >= relatedLimit) break
    for (const stem of stems) if (!own.has(stem)) related.add(stem)
  }
  const profile: { p: string; c?: number; o: string; r?: string; f?: string } = {
    p: input.partOfSpeech,
    o: [...own].join(' '),
  }
  if (input.tagCount > 0) profile.c = input.tagCount
  if (related.size > 0) profile.r = [...related].slice(0, relatedLimit).join(' ')
  if (input.traits) profile.f = input.traits
  return profile
}

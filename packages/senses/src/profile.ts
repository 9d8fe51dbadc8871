import { contentStems } from './words/stems'

/**
 * The data for ranking one sense, as stored with the dictionary. There is one profile for each of several hundred
 * thousand senses, so it consists of a few short strings and its keys are single letters.
 */
export interface SenseProfile {
  /** Part of speech, as named in `part-of-speech.ts`. */
  readonly p: string
  /** Number of occurrences of the sense in a hand-tagged corpus; absent when 0. */
  readonly c?: number
  /** Stems of the sense's own words, gloss and examples: space-separated, each once, without stop words. */
  readonly o: string
  /** Stems of related senses' words and glosses that aren't in `o`; absent when there are none. */
  readonly r?: string
  /**
   * Its place in WordNet, as traits for training and ranking: its key (k…), its lexicographer file (l…), its synset and
   * those above or similar to it (y…), its subjects (d…), the files of its derived words (m…) and the derivations
   * themselves (e…), a verb's sentence frames (v…), an adjective's position (j…). Absent for words with one sense and
   * for senses from other sources.
   */
  readonly f?: string
  /**
   * Profiles of the senses that a definition written for learners stands for. They are ranked instead of it, and their
   * chances are added up. Absent for other definitions.
   */
  readonly s?: readonly SenseProfile[]
  /** 1 for a definition written for learners; absent for others. */
  readonly l?: 1
  /** Words that stand beside it in patterns and examples, of a definition written for learners: “<in” before, “>on” after. */
  readonly n?: string
  /**
   * Profile of the definition written for learners that stands for this sense, where senses of other dictionaries are
   * ranked one by one (training and comparisons). What the text of that definition says counts for the sense.
   */
  readonly d?: SenseProfile
}

/** Whether the definition was written for learners. */
export const isLearner = ({ l }: SenseProfile) => l === 1

/** Maximum number of related stems: more glosses take up room without a measurable gain. */
export const MAX_RELATED_STEMS = 40

/**
 * Builds the profile of a sense from its texts.
 *
 * @param input.partOfSpeech as named in `part-of-speech.ts`; a name's part of speech is 'noun' or 'proper noun'
 * @param input.tagCount occurrences in the hand-tagged corpus (column 4 of WordNet's `index.sense`), 0 when unknown
 * @param input.own texts of the sense itself: its gloss, its examples, the words of its synset (not the headword)
 * @param input.related texts of related senses, nearest first: words and gloss (without examples) of hypernyms,
 *   hyponyms, similar, derived and other related senses; the first 40 stems are kept
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
 * Builds a profile like `senseProfile`, but from texts that `contentStems` has already split: a gloss is related to
 * many senses, and splitting it each time would be most of the work.
 */
export function profileOfStems(input: {
  partOfSpeech: string
  tagCount: number
  own: readonly (readonly string[])[]
  related: readonly (readonly string[])[]
}): SenseProfile {
  const own = new Set<string>()
  for (const stems of input.own) for (const stem of stems) own.add(stem)
  const related = new Set<string>()
  for (const stems of input.related) {
    if (related.size >= MAX_RELATED_STEMS) break
    for (const stem of stems) if (!own.has(stem)) related.add(stem)
  }
  const { partOfSpeech, tagCount } = input
  return makeProfile({
    partOfSpeech,
    tagCount,
    own: [...own].join(' '),
    related: [...related].slice(0, MAX_RELATED_STEMS).join(' '),
  })
}

/** Makes a profile of stems, each once, separated by spaces. Leaves out what is empty. */
export function makeProfile(input: {
  partOfSpeech: string
  tagCount: number
  own: string
  related: string
  /** Space-separated, each once. */
  traits?: string
}): SenseProfile {
  const profile: { p: string; c?: number; o: string; r?: string; f?: string } = {
    p: input.partOfSpeech,
    o: input.own,
  }
  if (input.tagCount > 0) profile.c = input.tagCount
  if (input.related !== '') profile.r = input.related
  if (input.traits) profile.f = input.traits
  return profile
}

/** Returns the words of a pattern that say something of its meaning: without sb, sth and [C]. */
export const wordsOfPattern = (pattern: string) => pattern.replaceAll(/\b(?:sb|sth)\b|\[[^\]]*\]/gu, '')

import type { Level } from '@wordhoard/lexicon/level'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Separability } from '@wordhoard/lexicon/phrases/separability'
import type { Synset } from './wordnet/wordnet'

/** A definition from one of the lists written for the product (`data/*.jsonl`), or from an imported file. */
export interface OwnDefinition {
  readonly text: string
  /** Words of the text that lead to other entries; only senses written for learners have them. */
  readonly links?: readonly string[]
  readonly examples: readonly string[]
  /** Words as written; they become links to their entries. */
  readonly synonyms: readonly string[]
  readonly antonyms: readonly string[]
  /** Only imported definitions have them. */
  readonly hypernyms?: readonly string[]
  readonly domains: {
    readonly regions: readonly string[]
    readonly categories: readonly string[]
    readonly usages: readonly string[]
  }
}

/** Shared by the hundreds of thousands of entries and senses that have none. */
export const NO_FORMS: readonly EntryForm[] = []
export const NO_SENSES: readonly Sense[] = []
export const NO_WORDS: readonly number[] = []

/** Position of a definition within its entry. Marked ones are last, so an entry whose first is marked has no other. */
export const senseGroups = { learner: 0, own: 1, usual: 2, last: 3, marked: 4 } as const

export interface Sense {
  /** 0 until ids are given. */
  id: number
  /** The source's own unique key, which keeps ids stable between builds. */
  readonly key: string
  /** British spelling of this sense, with its capitals: Polish, polish, colour. */
  readonly spelling: string
  readonly partOfSpeech: PartOfSpeech
  readonly source: string
  group: (typeof senseGroups)[keyof typeof senseGroups]
  /** Number of occurrences in WordNet's hand-tagged corpus. */
  tagCount: number
  /** Position among the senses of the word and part of speech in the source. */
  readonly number: number
  /**
   * Set for WordNet's senses. Texts and relations are read from here when rows are written, so that nothing is stored
   * twice.
   */
  readonly synset: Synset | undefined
  /** Positions in the synset of the words that are this one, 1-based; two if it has both spellings. */
  readonly words: readonly number[]
  /** Set for senses from our own lists and imports. */
  readonly own: OwnDefinition | undefined
  /** The level at which learners meet the sense; undefined if unknown. */
  level: Level | undefined
  /** How a sense written for learners is used: deal with sb/sth, [C]. */
  readonly patterns?: readonly string[] | undefined
  /** The senses that a sense written for learners stands for, which the entry doesn't list any more. */
  readonly covered?: readonly Sense[] | undefined
  /** Keys of the senses that became this one when two spellings became one word. */
  readonly replaced?: readonly string[] | undefined
}

/**
 * Makes a sense without an id. All senses are made here and have the same fields in the same order: V8 compiles
 * functions for the shapes of the objects that they see, anew with every other shape.
 */
export function makeSense(sense: Omit<Sense, 'id'>): Sense {
  return {
    id: 0,
    key: sense.key,
    spelling: sense.spelling,
    partOfSpeech: sense.partOfSpeech,
    source: sense.source,
    group: sense.group,
    tagCount: sense.tagCount,
    number: sense.number,
    synset: sense.synset,
    words: sense.words,
    own: sense.own,
    level: sense.level,
    patterns: sense.patterns,
    covered: sense.covered,
    replaced: sense.replaced,
  }
}

/** How a multi-word entry is found in texts; see `packages/lexicon/src/phrases/phrases.ts`. */
export interface PhraseShape {
  readonly head: number | null
  readonly gap: number | null
  /** Set for phrasal verbs of our own lists; 'fixed' for their other phrases, null for phrases of other sources. */
  readonly separability: Separability | 'fixed' | null
}

/** A written form that leads to an entry without being its headword. */
export interface EntryForm {
  readonly form: string
  readonly kind: 'spelling' | 'variant' | 'inflection' | 'contraction'
  readonly detail: string
  /** Position among all entries to which the form leads. */
  ordinal: number
}

/** A headword with everything known about it: one row of `spell` and the rows that refer to it. */
export interface Entry {
  /** 0 until ids are given. */
  id: number
  /** Lower case, British spelling. */
  readonly headword: string
  senses: readonly Sense[]
  forms: readonly EntryForm[]
  rank: number | null
  level: string | null
  /** Lowest and highest plausible level; null if the level is unknown or certain. */
  levelRange: readonly [Level, Level] | null
  isFunction: boolean
  phrase: PhraseShape | undefined
}

/** Makes an entry about which nothing is known yet. */
export function makeEntry(headword: string): Entry {
  return {
    id: 0,
    headword,
    senses: NO_SENSES,
    forms: NO_FORMS,
    rank: null,
    level: null,
    levelRange: null,
    isFunction: false,
    phrase: undefined,
  }
}

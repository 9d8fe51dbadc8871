import type { Level } from '@wordhoard/lexicon/level'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Separability } from '@wordhoard/lexicon/phrases/separability'
import type { Synset } from './wordnet/wordnet'

/** A definition of one of the lists that were written for the product (`data/*.jsonl`), or of an imported file. */
export interface OwnDefinition {
  readonly text: string
  readonly examples: readonly string[]
  /** Words as written; they become links to the entries of that name. */
  readonly synonyms: readonly string[]
  readonly antonyms: readonly string[]
  /** Imported definitions have them. */
  readonly hypernyms?: readonly string[]
  readonly domains: {
    readonly regions: readonly string[]
    readonly categories: readonly string[]
    readonly usages: readonly string[]
  }
}

/** Shared by all that have none: there are some hundred thousand. */
export const NO_FORMS: readonly EntryForm[] = []
export const NO_SENSES: readonly Sense[] = []
export const NO_WORDS: readonly number[] = []

/** Where a definition stands among those of its entry. */
export const senseGroups = { own: 0, usual: 1, last: 2 } as const

export interface Sense {
  /** 0 until ids are given. */
  id: number
  /** The source's own key, unique: what keeps ids stable from one build to the next. */
  readonly key: string
  /** As this sense is written, British: Polish, polish, colour. */
  readonly spelling: string
  readonly partOfSpeech: PartOfSpeech
  readonly source: string
  group: (typeof senseGroups)[keyof typeof senseGroups]
  /** Times met in WordNet's hand-tagged corpus. */
  tagCount: number
  /** Place among the senses of the word and part of speech in the source. */
  readonly number: number
  /** WordNet's senses: texts and relations are taken from here when rows are written, so that nothing is held twice. */
  readonly synset: Synset | undefined
  /** The words of the synset that are this one, 1-based: two where both spellings are in it. */
  readonly words: readonly number[]
  /** Senses of our own lists, and imported ones. */
  readonly own: OwnDefinition | undefined
  /** The level at which learners meet it; undefined where nothing is known of it. */
  level: Level | undefined
}

/** How a multi-word entry is found in texts; see `packages/lexicon/src/phrases/phrases.ts`. */
export interface PhraseShape {
  readonly head: number | null
  readonly gap: number | null
  /** Of phrasal verbs of our own lists; 'fixed' for their other phrases, null for those of other sources. */
  readonly separability: Separability | 'fixed' | null
}

/** A written form that leads to an entry without being its headword. */
export interface EntryForm {
  readonly form: string
  readonly kind: 'spelling' | 'variant' | 'inflection' | 'contraction'
  readonly detail: string
  /** Place among all entries to which the form leads. */
  ordinal: number
}

/** A headword with all that is known of it: one row of `spell` and what hangs on it. */
export interface Entry {
  /** 0 until ids are given. */
  id: number
  /** Lower case, British. */
  readonly headword: string
  senses: readonly Sense[]
  forms: readonly EntryForm[]
  rank: number | null
  level: string | null
  /** The lowest and highest level that it may well be of; null where the level is unknown, or certain. */
  levelRange: readonly [Level, Level] | null
  isFunction: boolean
  phrase: PhraseShape | undefined
}

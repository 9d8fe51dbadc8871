import type { Knowledge } from '../knowledge/learner'

/** A word of the texts. What the product believes of its difficulty, and how difficult it is. */
export interface StudiedWord {
  readonly id: number
  readonly word: string
  readonly difficulty: number
  readonly variance: number
  readonly real: number
  /** Whether the product takes it to be known by everybody, as function words are. So does this study. */
  readonly isFunctionWord: boolean
  /** Whether it is too common to be marked. */
  readonly isCommon: boolean
  /** Whether placements ask it. */
  readonly isAsked: boolean
}

/** A text: which words it has, as places in the list of words, and how often. */
export interface StudiedText {
  readonly name: string
  readonly words: readonly { readonly at: number; readonly count: number }[]
}

/** Who reads. Learners of one first language share its difficulties. */
export interface StudiedLearner {
  readonly ability: number
  readonly words: readonly StudiedWord[]
}

export interface CoveragePlan {
  readonly seed: number
  /** Texts for which coverage is predicted. */
  readonly texts: readonly StudiedText[]
  /** What is read in the month, a text a day. */
  readonly readings: readonly StudiedText[]
  /** Probability below which a word is marked. */
  readonly newBelow: number
}

/** What is thought of one learner. */
export interface Belief {
  readonly known: Knowledge
  /** By place of the word. */
  readonly retrievability: ReadonlyMap<number, number>
}

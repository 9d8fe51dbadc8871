import type { Separability } from './separability'

/** A phrase found in a text, with what decides whether it is meant literally. */
export interface PhraseUse {
  /** Its words as the headword spells them; slots are empty strings. */
  readonly words: readonly string[]
  /** Index of the word that inflects; −1 when there is none. */
  readonly head: number
  readonly separability: Separability | 'fixed' | undefined
  readonly isName: boolean
  readonly isVerb: boolean
  /** Whether it is a noun that is no name. */
  readonly isNoun: boolean
  /** Indexes of its words in the text. */
  readonly at: readonly number[]
}

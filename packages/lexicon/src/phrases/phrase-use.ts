import type { Separability } from './separability'

/** A phrase found in a text, as the judgement whether it is meant needs it. */
export interface PhraseUse {
  /** Its words as headwords have them; slots are empty strings. */
  readonly words: readonly string[]
  /** Index of the word that is inflected; −1 for none. */
  readonly head: number
  readonly separability: Separability | 'fixed' | undefined
  readonly isName: boolean
  readonly isVerb: boolean
  /** Indexes of its words among the text's. */
  readonly at: readonly number[]
}

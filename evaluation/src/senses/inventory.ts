import type { SenseProfile } from '@wordhoard/senses/profile'

/** A headword's senses as the product ranks them: of all parts of speech, in the dictionary's order. */
export interface HeadwordSenses {
  /** The source's key of each sense (a WordNet sense key, or a key from one of our own lists). */
  readonly keys: readonly string[]
  readonly profiles: readonly SenseProfile[]
}

/** The sense inventory for evaluation and fitting. */
export interface SenseInventory {
  /**
   * Returns the senses of a headword as it occurs in a text (lower case, spaces between words); undefined if the
   * dictionary lacks it.
   */
  senses(headword: string): HeadwordSenses | undefined
  /** Returns the headword that a sense key belongs to; undefined for an unknown key. */
  headwordOf(key: string): string | undefined
}

import type { Separability } from './separability'

/** A multi-word entry of the dictionary. */
export interface PhraseEntry {
  readonly id: number
  /** Its words, lower case; someone, something, somebody, somewhere, one's, someone's, oneself are slots. */
  readonly words: readonly string[]
  /** Index of the word that inflects; null when there is none. */
  readonly head: number | null
  /** Index of the word after which an object may stand; null when none may. */
  readonly gap: number | null
  /** 'fixed' for other entries that were written as phrases; missing for entries of unknown quality (WordNet's). */
  readonly separability?: Separability | 'fixed' | null
  /** Whether its only senses are names; its words then have capitals. */
  readonly isName?: boolean
  /** Whether it is a noun and not a verb, even if its first word may look like a verb (cup of tea). */
  readonly isNoun?: boolean
  /** Whether it has a sense that its words don't show, so that they hardly vary (ring a bell). */
  readonly isIdiom?: boolean
}

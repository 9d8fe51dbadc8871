import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** A definition from an imported source, cleaned; empty lists are omitted. */
export interface ImportedSense {
  /** The source's own key, unique and permanent. */
  readonly key: string
  readonly text: string
  readonly examples?: readonly string[]
  readonly synonyms?: readonly string[]
  readonly antonyms?: readonly string[]
  readonly hypernyms?: readonly string[]
  readonly regions?: readonly string[]
  readonly categories?: readonly string[]
  readonly usages?: readonly string[]
}

/**
 * A pronunciation: IPA without slashes, and its accent, which is empty for British and '?' if the source doesn't say.
 */
export interface ImportedSound {
  readonly ipa: string
  readonly accent: string
}

/** A written form that leads to the headword. */
export interface ImportedForm {
  readonly form: string
  readonly kind: 'spelling' | 'variant' | 'inflection'
  readonly detail: string
}

/** A recording of the headword. */
export interface ImportedAudio {
  readonly url: string
  readonly accent: string
}

/**
 * What one entry of a source says about a headword, stored as JSON in a row of `imported_entry`. A part without senses
 * only leads to its headword, or adds something to it.
 */
export interface ImportedPart {
  /** British spelling of this entry, with its capitals: Polish, polish. */
  readonly spelling?: string
  readonly partOfSpeech?: PartOfSpeech
  readonly senses?: readonly ImportedSense[]
  readonly sounds?: readonly ImportedSound[]
  readonly audio?: readonly ImportedAudio[]
  readonly forms?: readonly ImportedForm[]
  /** Inflected forms worth showing, including regular ones. */
  readonly shown?: readonly string[]
  /** Set if the headword is also an inflected form of another one. */
  readonly isInflection?: true
}

/** A part with its headword. */
export interface HeadedPart {
  readonly headword: string
  readonly part: ImportedPart
}

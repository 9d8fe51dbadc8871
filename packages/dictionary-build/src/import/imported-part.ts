import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** A definition as an imported source gives it, cleaned; lists are left out when they are empty. */
export interface ImportedSense {
  /** The source's own key, unique and lasting. */
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

/** How a word is said: IPA without slashes, and where, when that is not Britain; '?' when the source does not tell. */
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
 * What one entry of a source says of a headword, as a row of `imported_entry` keeps it (JSON). A row without senses
 * only leads to its headword, or tells something of it.
 */
export interface ImportedPart {
  /** As this entry is written, British: Polish, polish. */
  readonly spelling?: string
  readonly partOfSpeech?: PartOfSpeech
  readonly senses?: readonly ImportedSense[]
  readonly sounds?: readonly ImportedSound[]
  readonly audio?: readonly ImportedAudio[]
  readonly forms?: readonly ImportedForm[]
  /** Inflected forms worth showing, regular ones included. */
  readonly shown?: readonly string[]
  /** The headword is also an inflected form of another one. */
  readonly isInflection?: true
}

/** A part with the headword that it belongs to. */
export interface HeadedPart {
  readonly headword: string
  readonly part: ImportedPart
}

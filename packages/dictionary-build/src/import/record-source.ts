import type { HeadedPart } from './imported-part'
import type { ImportedSource } from './sources'

/** The translations of a headword as one part of speech. */
export interface HeadedTranslations {
  readonly headword: string
  readonly partOfSpeech: string
  /** A text for each language and meaning: code, meaning and equivalents, separated by tabs. */
  readonly texts: readonly string[]
}

/** Parts that were read together. */
export interface PartBatch {
  readonly parts: readonly HeadedPart[]
  /** Translations of headwords into all languages. */
  readonly translations?: readonly HeadedTranslations[]
  /** Position at which reading continues after these. */
  readonly position: number
  /** Number of entries by outcome. */
  readonly counts: Readonly<Record<string, number>>
  /** Share of the input that has been read. */
  readonly share: number
}

/** A file in one of the formats that can be imported. */
export interface RecordSource {
  readonly source: ImportedSource
  readonly identity: string
  /** Version shown to people: name and date of the file. */
  readonly version: string
  /** Whether it has translations, which become packs. */
  readonly hasTranslations?: boolean
  /** Reads the parts from a position that an earlier batch returned; 0 is the beginning. */
  read(from: number): AsyncIterable<PartBatch>
}

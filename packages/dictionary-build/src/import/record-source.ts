import type { HeadedPart } from './imported-part'
import type { ImportedSource } from './sources'

/** Parts that were read together. */
export interface PartBatch {
  readonly parts: readonly HeadedPart[]
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
  /** Reads the parts from a position that an earlier batch returned; 0 is the beginning. */
  read(from: number): AsyncIterable<PartBatch>
}

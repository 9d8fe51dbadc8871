import type { HeadedPart } from './imported-part'
import type { ImportedSource } from './sources'

/** Parts that were read in one go. */
export interface PartBatch {
  readonly parts: readonly HeadedPart[]
  /** Where reading goes on after these. */
  readonly position: number
  /** How many entries became what, by name. */
  readonly counts: Readonly<Record<string, number>>
  /** Share of the input that has been read. */
  readonly share: number
}

/** A file in one of the formats that can be imported. */
export interface RecordSource {
  readonly source: ImportedSource
  readonly identity: string
  /** As shown to people: the file's name and day. */
  readonly version: string
  /** The parts from a position on that a batch told earlier; 0 is the beginning. */
  read(from: number): AsyncIterable<PartBatch>
}

/** The bytes of a file or URL, as stored there. */
export interface ByteInput {
  /** Name of the file. */
  readonly name: string
  /** Identifies the content: the same for the same content at the same place, different for any other. */
  readonly identity: string
  /** Size in bytes; 0 if unknown. */
  readonly size: number
  /** Date of the file: 2026-11-21. */
  readonly date: string
  /** Reads the bytes from an offset onwards. */
  read(from: number): AsyncIterable<Buffer>
}

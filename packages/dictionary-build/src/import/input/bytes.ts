/** Bytes of a file or an address, as they are stored there. */
export interface ByteInput {
  /** Name of the file. */
  readonly name: string
  /** Tells this content from any other; the same for the same content at the same place. */
  readonly identity: string
  /** In bytes; 0 when it is not known. */
  readonly size: number
  /** The day of the file: 2026-11-21. */
  readonly date: string
  /** The bytes from an offset on. */
  read(from: number): AsyncIterable<Buffer>
}

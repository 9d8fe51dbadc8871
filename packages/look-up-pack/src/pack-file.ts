/** “WHPACK1” and a line break: no text file and no answer of a proxy begins so. */
const SIGN = [0x57, 0x48, 0x50, 0x41, 0x43, 0x4b, 0x31, 0x0a]
/** Size of the sign and of the length of the head, in bytes. */
const BEGINNING = SIGN.length + 4
/** Alignment of the sections in bytes, so that columns of numbers can be used in place. */
const ALIGNMENT = 4

const align = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT

/** Where each section begins, counted from the end of the head, and its size. */
type Head = Record<string, readonly [at: number, size: number]>

/** The bytes of a pack, wherever they are stored. */
export interface PackSource {
  /** Returns the bytes from one place up to another. */
  read(from: number, to: number): Promise<Uint8Array>
}

/** Joins named sections to one file. */
export function joinSections(sections: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const head: Head = {}
  let size = 0
  for (const [name, bytes] of Object.entries(sections)) {
    head[name] = [size, bytes.byteLength]
    size = align(size + bytes.byteLength)
  }
  const headBytes = new TextEncoder().encode(JSON.stringify(head))
  const start = align(BEGINNING + headBytes.length)
  const file = new Uint8Array(start + size)
  file.set(SIGN)
  new DataView(file.buffer).setUint32(SIGN.length, headBytes.length, true)
  file.set(headBytes, BEGINNING)
  for (const [name, bytes] of Object.entries(sections)) {
    file.set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), start + head[name]![0])
  }
  return file
}

/** The sections of a file, read when they are needed. */
export class PackSections {
  readonly #source: PackSource
  readonly #head: Head
  readonly #start: number

  private constructor(source: PackSource, head: Head, start: number) {
    this.#source = source
    this.#head = head
    this.#start = start
  }

  /** Reads the head of a file. Throws if it isn't a pack. */
  static async open(source: PackSource): Promise<PackSections> {
    const beginning = await source.read(0, BEGINNING)
    const length = readHeadLength(beginning)
    const head = await source.read(BEGINNING, BEGINNING + length)
    return new PackSections(source, parseHead(head), align(BEGINNING + length))
  }

  /** Reads a section, or a part of it. */
  async read(name: string, from = 0, to?: number): Promise<Uint8Array> {
    const [at, size] = placeIn(this.#head, name)
    return this.#source.read(this.#start + at + from, this.#start + at + (to ?? size))
  }
}

/** Returns the sections of a file in memory, in place. Throws if it isn't a pack. */
export function splitSections(file: Uint8Array): (name: string) => Uint8Array {
  const length = readHeadLength(file.subarray(0, BEGINNING))
  const head = parseHead(file.subarray(BEGINNING, BEGINNING + length))
  const start = align(BEGINNING + length)
  return (name) => {
    const [at, size] = placeIn(head, name)
    return file.subarray(start + at, start + at + size)
  }
}

function readHeadLength(beginning: Uint8Array): number {
  if (beginning.length < BEGINNING || SIGN.some((byte, at) => beginning[at] !== byte))
    throw new Error('This is not a look-up pack')
  return new DataView(beginning.buffer, beginning.byteOffset).getUint32(SIGN.length, true)
}

const parseHead = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Head

function placeIn(head: Head, name: string): readonly [number, number] {
  const place = head[name]
  if (!place) throw new Error(`The look-up pack has no section ${name}`)
  return place
}

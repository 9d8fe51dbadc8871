import { joinSections, splitSections } from './pack-file'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Lists of numbers and of lines of text, joined to one block of bytes. */
export type Columns = Readonly<
  Record<string, Int32Array | Uint32Array | Float32Array | Uint8Array | readonly string[]>
>

/** Joins columns; a text must have no line break. */
export function joinColumns(columns: Columns): Uint8Array {
  const sections: Record<string, Uint8Array> = {}
  for (const [name, values] of Object.entries(columns)) {
    sections[name] = Array.isArray(values)
      ? encoder.encode(values.join('\n'))
      : toBytes(values as Exclude<Columns[string], readonly string[]>)
  }
  return joinSections(sections)
}

function toBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Reads columns in place. */
export class ColumnReader {
  readonly #section: (name: string) => Uint8Array

  constructor(bytes: Uint8Array) {
    // A view of numbers must begin at a multiple of four.
    this.#section = splitSections(bytes.byteOffset % 4 === 0 ? bytes : bytes.slice())
  }

  ints(name: string): Int32Array {
    const { buffer, byteOffset, byteLength } = this.#section(name)
    return new Int32Array(buffer, byteOffset, byteLength / 4)
  }

  uints(name: string): Uint32Array {
    const { buffer, byteOffset, byteLength } = this.#section(name)
    return new Uint32Array(buffer, byteOffset, byteLength / 4)
  }

  floats(name: string): Float32Array {
    const { buffer, byteOffset, byteLength } = this.#section(name)
    return new Float32Array(buffer, byteOffset, byteLength / 4)
  }

  bytes(name: string): Uint8Array {
    return this.#section(name)
  }

  texts(name: string): string[] {
    const text = decoder.decode(this.#section(name))
    return text === '' ? [] : text.split('\n')
  }
}

/** Returns the place of a text in a sorted list; −1 if it isn't there. */
export function placeOfText(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < text) low = middle + 1
    else high = middle
  }
  return sorted[low] === text ? low : -1
}

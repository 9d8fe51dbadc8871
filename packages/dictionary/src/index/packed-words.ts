const encoder = new TextEncoder()
/**
 * Buffer reused for every query. The longest query is 120 characters of at most 3 bytes; the size is doubled to be
 * safe.
 */
const scratch = new Uint8Array(1024)

/**
 * A sorted list of words as one block of UTF-8 bytes with offsets: about 13 bytes a word, compared with 50 in an array
 * of JavaScript strings. Words are sorted by bytes, which in UTF-8 is the order of code points (PostgreSQL's collation
 * "C").
 */
export class PackedWords {
  readonly length: number
  readonly bytes: Buffer
  /** Word i is bytes[offsets[i], offsets[i + 1]). */
  readonly offsets: Uint32Array

  constructor(length: number, bytes: Uint8Array, offsets: Uint32Array) {
    this.length = length
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    this.offsets = offsets
  }

  /** @param words sorted by code point, without duplicates */
  static from(words: readonly string[]): PackedWords {
    const builder = new PackedWordsBuilder()
    for (const word of words) builder.add(encoder.encode(word))
    return builder.finish()
  }

  at(index: number): string {
    return this.bytes.toString('utf8', this.offsets[index], this.offsets[index + 1])
  }

  /** Returns the index of the word, or -1. */
  find(word: string): number {
    const length = encode(word)
    const index = this.#lowerBound(length)
    if (index === this.length) return -1
    return this.offsets[index + 1]! - this.offsets[index]! === length && this.#compare(index, length) === 0
      ? index
      : -1
  }

  /** Returns the half-open range of the words that start with the prefix. */
  prefixRange(prefix: string): readonly [number, number] {
    const length = encode(prefix)
    const from = this.#lowerBound(length)
    let low = from
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#startsWith(middle, length)) low = middle + 1
      else high = middle
    }
    return [from, low]
  }

  #lowerBound(length: number): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(middle, length) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Compares a word with the query in `scratch`. */
  #compare(index: number, length: number): number {
    const { bytes } = this
    const start = this.offsets[index]!
    const size = this.offsets[index + 1]! - start
    const common = Math.min(size, length)
    for (let i = 0; i < common; i++) {
      const difference = bytes[start + i]! - scratch[i]!
      if (difference !== 0) return difference
    }
    return size - length
  }

  #startsWith(index: number, length: number): boolean {
    const start = this.offsets[index]!
    if (this.offsets[index + 1]! - start < length) return false
    for (let i = 0; i < length; i++) if (this.bytes[start + i] !== scratch[i]) return false
    return true
  }
}

function encode(word: string): number {
  const { read, written } = encoder.encodeInto(word, scratch)
  // A query longer than the buffer can't match any word.
  return read === word.length ? written : scratch.length
}

/** Packs words that are added one by one, in order. */
export class PackedWordsBuilder {
  #bytes = new Uint8Array(1 << 20)
  #offsets = new Uint32Array(1 << 16)
  #length = 0
  #end = 0

  get length(): number {
    return this.#length
  }

  /** Appends a word in UTF-8, which must sort after the previous one. */
  add(word: Uint8Array): void {
    if (this.#end + word.length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#end + word.length))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    this.#bytes.set(word, this.#end)
    this.#end += word.length
    this.#length++
    if (this.#length >= this.#offsets.length) {
      const larger = new Uint32Array(this.#offsets.length * 2)
      larger.set(this.#offsets)
      this.#offsets = larger
    }
    this.#offsets[this.#length] = this.#end
  }

  /** Returns the packed words, in arrays of exactly the size needed. */
  finish(): PackedWords {
    return new PackedWords(
      this.#length,
      this.#bytes.slice(0, this.#end),
      this.#offsets.slice(0, this.#length + 1),
    )
  }
}

import { editDistance } from './edit-distance'
import type { PackedWords } from './packed-words'
import type { StoredNumbers } from './table-file'

/** Maximum length of an indexed word and of a query, in bytes. */
export const MAX_INDEXED_BYTES = 32

/**
 * Base of the polynomial hash. It is odd, so it has an inverse modulo 2³², which shifts the powers after a deleted
 * character back by one place.
 */
const BASE = 0x9e3779b1
const INVERSE = inverse(BASE)
const INVERSE_SQUARED = Math.imul(INVERSE, INVERSE)

/** Hashes of the prefixes of a string: prefix[i] covers the first i bytes. Filled by `hashAll`. */
const prefix = new Int32Array(MAX_INDEXED_BYTES + 1)
const queryBytes = new Uint8Array(MAX_INDEXED_BYTES)
const encoder = new TextEncoder()
/**
 * Number of the query that last checked each word, so that a query checks a word only once. Shared by all tables,
 * because queries run one after another.
 */
let lastQueryByWord = new Uint32Array(0)
let queryNumber = 0
/** Average number of entries in a bucket; a cache line holds sixteen of them. */
const BUCKET_LOAD = 12

/** Hashes of the query and its variants: at most those of two deletions from the longest word. */
const queryHashes = new Int32Array(1 + MAX_INDEXED_BYTES + (MAX_INDEXED_BYTES * (MAX_INDEXED_BYTES - 1)) / 2)

/** Hashes of all variants of words (a word with up to two characters deleted), by bucket. */
export interface CloseTable {
  /** The entries of bucket b are [heads[b], heads[b + 1]). */
  readonly heads: Uint32Array
  /** Each entry holds the high bits of a hash above the index of the word. */
  readonly entries: Uint32Array | StoredNumbers
}

/** A table that has just been built. */
type PackedTable = CloseTable & { readonly entries: Uint32Array }

/** Returns how many low bits of an entry hold the index of the word. */
const bitsOf = (words: PackedWords) => 32 - Math.clz32(words.length)

/**
 * Builds the table that `CloseSpellings` searches.
 *
 * @param indexes the words to find, of at most `MAX_INDEXED_BYTES` bytes
 * @param deletions how many characters may be deleted from a word: 1 finds distance 1, 2 finds distance 2
 */
export function buildCloseTable(words: PackedWords, indexes: Uint32Array, deletions: 1 | 2): PackedTable {
  const { bytes, offsets } = words
  const size = (index: number) => offsets[index + 1]! - offsets[index]!
  let total = 0
  for (let i = 0; i < indexes.length; i++) total += countVariants(size(indexes[i]!), deletions)
  let buckets = 1024
  while (buckets < total / BUCKET_LOAD) buckets *= 2
  const mask = buckets - 1
  const indexBits = bitsOf(words)
  // A counting sort by bucket. The hashes are computed twice, because storing them would double the memory of the
  // build.
  const heads = new Uint32Array(buckets + 1)
  const wordHashes = new Int32Array(countVariants(MAX_INDEXED_BYTES, deletions))
  for (let i = 0; i < indexes.length; i++) {
    const count = hashAll(bytes, offsets[indexes[i]!]!, size(indexes[i]!), deletions, wordHashes)
    for (let k = 0; k < count; k++) heads[wordHashes[k]! & mask]!++
  }
  for (let bucket = 1; bucket <= buckets; bucket++) heads[bucket]! += heads[bucket - 1]!
  const entries = new Uint32Array(total)
  // Goes from the last word back, so that the end of each bucket becomes its head, and words keep their order.
  for (let i = indexes.length - 1; i >= 0; i--) {
    const index = indexes[i]!
    const count = hashAll(bytes, offsets[index]!, size(index), deletions, wordHashes)
    for (let k = count - 1; k >= 0; k--) {
      entries[--heads[wordHashes[k]! & mask]!] = ((wordHashes[k]! >>> indexBits) << indexBits) | index
    }
  }
  return { heads, entries }
}

/**
 * Finds words at a small edit distance from a misspelt one by symmetric deletion (W. Garbe, SymSpell, 2012): deleting
 * characters from a word and from its misspelling can leave the same string.
 *
 * Only hashes of these strings are stored, in flat arrays. The low bits of a hash choose the bucket. The entry holds as
 * many of the high bits as fit above the index of the word, so that most words that merely share a bucket are skipped.
 * Every hit is checked by its true distance. A polynomial hash gives each deletion in O(1).
 */
export class CloseSpellings {
  readonly #words: PackedWords
  readonly #deletions: 1 | 2
  readonly #mask: number
  /** Number of low bits of an entry that hold the index of the word. */
  readonly #indexBits: number
  /** The entries of bucket b are [heads[b], heads[b + 1]). */
  readonly #heads: Uint32Array
  readonly #entries: Uint32Array | StoredNumbers
  /** The bucket that was read last, if the entries are in a file. */
  #bucket = new Uint32Array(64)

  /** @param table built by `buildCloseTable` from the same words, with the same number of deletions */
  constructor(words: PackedWords, table: CloseTable, deletions: 1 | 2) {
    this.#words = words
    this.#deletions = deletions
    if (lastQueryByWord.length < words.length) lastQueryByWord = new Uint32Array(words.length)
    this.#mask = table.heads.length - 2
    this.#indexBits = bitsOf(words)
    this.#heads = table.heads
    this.#entries = table.entries
  }

  /**
   * Calls `visit(index, distance)` for each word within `deletions` edits of the query. An edit is an insertion,
   * deletion, substitution or swap of neighbours, counted in bytes.
   */
  find(query: string, visit: (index: number, distance: number) => void): void {
    const { read, written: length } = encoder.encodeInto(query, queryBytes)
    if (read < query.length) return
    queryNumber++
    const count = hashAll(queryBytes, 0, length, this.#deletions, queryHashes)
    const { bytes, offsets } = this.#words
    const heads = this.#heads
    const stored = this.#entries
    const indexBits = this.#indexBits
    const indexMask = 2 ** indexBits - 1
    for (let i = 0; i < count; i++) {
      const hash = queryHashes[i]!
      const bucket = hash & this.#mask
      const head = heads[bucket]!
      const size = heads[bucket + 1]! - head
      const isPacked = stored instanceof Uint32Array
      const entries = isPacked ? stored : this.#read(stored, head, size)
      const start = isPacked ? head : 0
      for (let at = start; at < start + size; at++) {
        const entry = entries[at]!
        if ((entry ^ hash) >>> indexBits !== 0) continue
        const index = entry & indexMask
        if (lastQueryByWord[index] === queryNumber) continue
        lastQueryByWord[index] = queryNumber
        const distance = editDistance(
          queryBytes,
          0,
          length,
          bytes,
          offsets[index]!,
          this.#size(index),
          this.#deletions,
        )
        if (distance <= this.#deletions) visit(index, distance)
      }
    }
  }

  /** Returns the entries of a bucket that is in a file; valid until the next call. */
  #read(stored: StoredNumbers, head: number, size: number): Uint32Array {
    if (this.#bucket.length < size) this.#bucket = new Uint32Array(size * 2)
    if (size > 0) stored.read(head, head + size, this.#bucket)
    return this.#bucket
  }

  #size(index: number): number {
    return this.#words.offsets[index + 1]! - this.#words.offsets[index]!
  }
}

/** Returns the number of variants of a word: itself, and the word with one or two characters deleted. */
function countVariants(length: number, deletions: number): number {
  return 1 + length + (deletions === 2 ? (length * (length - 1)) / 2 : 0)
}

/** Writes the hashes of a word and its variants into `hashes` and returns how many there are. */
function hashAll(
  bytes: Uint8Array,
  start: number,
  length: number,
  deletions: number,
  hashes: Int32Array,
): number {
  let power = 1
  for (let i = 0; i < length; i++) {
    prefix[i + 1] = (prefix[i]! + Math.imul(bytes[start + i]! + 1, power)) | 0
    power = Math.imul(power, BASE)
  }
  const whole = prefix[length]!
  let at = 0
  hashes[at++] = mixHash(whole)
  for (let i = 0; i < length; i++) {
    const before = prefix[i]!
    hashes[at++] = mixHash(before + Math.imul(whole - prefix[i + 1]!, INVERSE))
    if (deletions < 2) continue
    for (let k = i + 1; k < length; k++) {
      const between = Math.imul(prefix[k]! - prefix[i + 1]!, INVERSE)
      hashes[at++] = mixHash(before + between + Math.imul(whole - prefix[k + 1]!, INVERSE_SQUARED))
    }
  }
  return at
}

/** Mixes all bits of a hash into its low bits, which choose the bucket (finaliser of MurmurHash3). */
function mixHash(hash: number): number {
  let value = hash | 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) | 0
}

/**
 * Returns the inverse of an odd number modulo 2³² (each step of Newton's iteration doubles the number of correct bits).
 */
function inverse(odd: number): number {
  let value = odd
  for (let i = 0; i < 5; i++) value = Math.imul(value, 2 - Math.imul(odd, value))
  return value
}

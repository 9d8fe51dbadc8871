const MIN_SLOTS = 1024

/** An entry, identified by its spelling. */
interface SpellingEntry {
  readonly spelling: string
}

/**
 * Hash table that finds an entry by a range of a text, without creating a substring: creating and hashing substrings
 * are most of the cost of a `Map`. Uses open addressing with linear probing, at most half full. The hash has a random
 * multiplier, so that nobody can write a text whose words all collide.
 */
export class SpellingTable<T extends SpellingEntry> {
  readonly #multiplier = (Math.floor(Math.random() * 2 ** 30) << 1) | 1
  #slots: (T | undefined)[] = new Array(MIN_SLOTS)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Returns the entry spelt like the text from `start` to `end` (exclusive, UTF-16 units). */
  find(text: string, start: number, end: number): T | undefined {
    const slots = this.#slots
    const mask = slots.length - 1
    for (let at = this.#hash(text, start, end) & mask; ; at = (at + 1) & mask) {
      const found = slots[at]
      if (found === undefined || equalsRange(found.spelling, text, start, end)) return found
    }
  }

  /** Adds an entry whose spelling must not be in the table yet. */
  add(value: T): void {
    if (++this.#size * 2 > this.#slots.length) this.#grow()
    this.#put(value)
  }

  clear(): void {
    this.#slots = new Array(MIN_SLOTS)
    this.#size = 0
  }

  #put(value: T): void {
    const slots = this.#slots
    const mask = slots.length - 1
    let at = this.#hash(value.spelling, 0, value.spelling.length) & mask
    while (slots[at] !== undefined) at = (at + 1) & mask
    slots[at] = value
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Array(2 * before.length)
    for (const value of before) if (value !== undefined) this.#put(value)
  }

  #hash(text: string, start: number, end: number): number {
    let hash = end - start
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), this.#multiplier)
    // Mixes in the high bits: the low bits of a product depend only on the low bits of its factors.
    return hash ^ (hash >>> 15)
  }
}

function equalsRange(spelling: string, text: string, start: number, end: number): boolean {
  if (spelling.length !== end - start) return false
  for (let at = 0; at < spelling.length; at++) {
    if (spelling.charCodeAt(at) !== text.charCodeAt(start + at)) return false
  }
  return true
}

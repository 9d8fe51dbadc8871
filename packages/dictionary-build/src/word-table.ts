const APOSTROPHE = 39
const HYPHEN = 45
const A = 65
const Z = 90
const LOWER_A = 97
const LOWER_Z = 122
/** What turns a capital of ASCII into its small letter. */
const CASE_BIT = 32
const LAST_ASCII = 127

/** Marks beyond ASCII that stand between words in nearly all texts that aren't ASCII. */
const marks = new Set([...'‘’“”–…£'].map((mark) => mark.charCodeAt(0)))

/**
 * Gives words numbers, from 0. It finds a text's words by their letters' codes and makes a string only of those that it
 * doesn't know yet: cutting four million words out of the sources would take longer than all that is done with them.
 */
export class WordTable {
  /** The words by their numbers, in lower case. */
  readonly words: string[] = []
  /** An open hash table of numbers + 1, at most half full. */
  #slots = new Int32Array(1 << 14)
  #hashes = new Int32Array(1 << 13)
  #found = new Int32Array(1 << 10)

  /** The numbers of the words of the text read last; only the first of them, as many as `read` has returned, count. */
  get found(): Int32Array {
    return this.#found
  }

  /**
   * Finds the words of a text, new ones too.
   *
   * @param rule what a word is: letters of any language; ASCII's letters; or these joined by apostrophes and hyphens
   * @returns their number
   */
  read(text: string, rule: 'letters' | 'ascii' | 'joined'): number {
    const isJoined = rule === 'joined'
    let count = 0
    let hash = 0
    let start = -1
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 0
      const letter = code >= A && code <= Z ? code | CASE_BIT : code
      if (letter >= LOWER_A && letter <= LOWER_Z) {
        if (start === -1) {
          start = at
          hash = 0
        }
        hash = (Math.imul(hash, 31) + letter) | 0
      } else if (start !== -1) {
        if (isJoined && (code === APOSTROPHE || code === HYPHEN) && isLetter(text, at + 1)) {
          hash = (Math.imul(hash, 31) + code) | 0
        } else {
          this.#add(count++, this.#numberOf(text, start, at, hash))
          start = -1
        }
      }
      if (code > LAST_ASCII && rule === 'letters' && !marks.has(code)) return this.#readLetters(text)
    }
    return count
  }

  /** Returns the number of a word in lower case. */
  numberOf(word: string): number {
    let hash = 0
    for (let at = 0; at < word.length; at += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(at)) | 0
    return this.#numberOf(word, 0, word.length, hash)
  }

  #readLetters(text: string): number {
    let count = 0
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) this.#add(count++, this.numberOf(word))
    return count
  }

  #add(at: number, number: number): void {
    if (at === this.#found.length) this.#found = enlarge(this.#found)
    this.#found[at] = number
  }

  #numberOf(text: string, start: number, end: number, hash: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    let slot = spread(hash) & last
    for (let number = slots[slot]! - 1; number !== -1; number = slots[slot]! - 1) {
      if (this.#hashes[number] === hash && isSame(this.words[number]!, text, start, end)) return number
      slot = (slot + 1) & last
    }
    const number = this.words.length
    this.words.push(text.slice(start, end).toLowerCase())
    if (number === this.#hashes.length) this.#grow()
    this.#hashes[number] = hash
    this.#place(number)
    return number
  }

  #place(number: number): void {
    const last = this.#slots.length - 1
    let slot = spread(this.#hashes[number]!) & last
    while (this.#slots[slot] !== 0) slot = (slot + 1) & last
    this.#slots[slot] = number + 1
  }

  #grow(): void {
    const known = this.#hashes.length
    this.#hashes = enlarge(this.#hashes)
    this.#slots = new Int32Array(this.#hashes.length * 2)
    for (let number = 0; number < known; number += 1) this.#place(number)
  }
}

function isLetter(text: string, at: number): boolean {
  const letter = text.charCodeAt(at) | CASE_BIT
  return letter >= LOWER_A && letter <= LOWER_Z
}

/** Whether a part of a text is a word that is in lower case. */
function isSame(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let at = 0; at < word.length; at += 1) {
    const code = text.charCodeAt(start + at)
    if (word.charCodeAt(at) !== (code >= A && code <= Z ? code | CASE_BIT : code)) return false
  }
  return true
}

/** Lets the lower bits of a hash depend on all of them. */
function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return mixed ^ (mixed >>> 15)
}

/** Returns a copy of twice the length. */
export function enlarge(cells: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(cells.length * 2)
  larger.set(cells)
  return larger
}

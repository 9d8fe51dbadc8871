import { GrowableArray } from '@wordhoard/dictionary/index/growable-array'

/** Groups of related words; a word may be in any number of groups. Takes about a dozen bytes per word and group. */
export class WordGroups {
  #members = new GrowableArray(Int32Array)
  #starts = new GrowableArray(Int32Array)
  /** Word `#words[i]` is in group `#groupOf[i]`; sorted by word once finished. */
  #words: Int32Array = new Int32Array(0)
  #groupOf: Int32Array = new Int32Array(0)
  #all: Int32Array = new Int32Array(0)
  #ends: Int32Array = new Int32Array(0)

  /** Adds a group of word ids, before `finish`. */
  add(group: readonly number[]): void {
    this.#starts.push(this.#members.length)
    for (const id of group) this.#members.push(id)
  }

  /** Completes the groups: call it after the last `add` and before the first `of`. */
  finish(): void {
    this.#all = this.#members.finish()
    this.#starts.push(this.#all.length)
    this.#ends = this.#starts.finish()
    this.#members = new GrowableArray(Int32Array)
    this.#starts = new GrowableArray(Int32Array)
    const group = new Int32Array(this.#all.length)
    for (let g = 0; g + 1 < this.#ends.length; g++) group.fill(g, this.#ends[g], this.#ends[g + 1])
    const order = Uint32Array.from(this.#all, (_, at) => at)
    order.sort((a, b) => this.#all[a]! - this.#all[b]! || a - b)
    this.#words = Int32Array.from(order, (at) => this.#all[at]!)
    this.#groupOf = Int32Array.from(order, (at) => group[at]!)
  }

  /** Returns the other words in all groups of a word, after `finish`. */
  of(id: number): number[] {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#words[middle]! < id) low = middle + 1
      else high = middle
    }
    const others: number[] = []
    for (let at = low; this.#words[at] === id; at++) {
      const group = this.#groupOf[at]!
      for (let k = this.#ends[group]!; k < this.#ends[group + 1]!; k++) {
        if (this.#all[k] !== id) others.push(this.#all[k]!)
      }
    }
    return others
  }
}

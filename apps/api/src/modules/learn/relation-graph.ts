import { LRUCache } from 'lru-cache'

/** Most words above a word that are followed: common words have senses in all directions. */
const MOST_ANCESTORS = 1_500

/** Pairs of spell ids, packed: partners of id i are `to[starts[i] … starts[i + 1])`. */
class Edges {
  readonly #starts: Uint32Array
  readonly #to: Int32Array

  constructor(from: readonly number[], to: readonly number[]) {
    const highest = Math.max(
      0,
      from.reduce((most, id) => Math.max(most, id), 0),
    )
    const starts = new Uint32Array(highest + 2)
    for (const id of from) starts[id + 1]!++
    for (let id = 0; id <= highest; id++) starts[id + 1]! += starts[id]!
    const next = starts.slice()
    const partners = new Int32Array(to.length)
    for (let edge = 0; edge < to.length; edge++) partners[next[from[edge]!]!++] = to[edge]!
    this.#starts = starts
    this.#to = partners
  }

  of(id: number): Int32Array {
    if (id + 1 >= this.#starts.length) return new Int32Array(0)
    return this.#to.subarray(this.#starts[id]!, this.#starts[id + 1]!)
  }
}

/** Which words mean the same in some sense, and which are more general than others; of spells, whatever the sense. */
export class RelationGraph {
  readonly #synonyms: Edges
  readonly #hypernyms: Edges
  readonly #ancestors = new LRUCache<number, ReadonlySet<number>>({ max: 2_000 })

  constructor(
    synonyms: { readonly from: readonly number[]; readonly to: readonly number[] },
    hypernyms: { readonly from: readonly number[]; readonly to: readonly number[] },
  ) {
    this.#synonyms = new Edges(synonyms.from, synonyms.to)
    this.#hypernyms = new Edges(hypernyms.from, hypernyms.to)
  }

  /** Whether one of the two could be taken for the other: they share a sense, or one is a kind of the other. */
  areConfusable(one: number, other: number): boolean {
    return (
      this.#synonyms.of(one).includes(other) ||
      this.#synonyms.of(other).includes(one) ||
      this.#above(one).has(other) ||
      this.#above(other).has(one) ||
      // Synonyms of the more general word are as general: a puppy is a dog, and so a domestic dog.
      this.#synonyms.of(other).some((same) => this.#hypernyms.of(one).includes(same)) ||
      this.#synonyms.of(one).some((same) => this.#hypernyms.of(other).includes(same))
    )
  }

  /** Whether both are kinds of the same thing (rat and mouse): pictures of them look alike. */
  areSiblings(one: number, other: number): boolean {
    const parents = this.#hypernyms.of(one)
    return this.#hypernyms.of(other).some((parent) => parents.includes(parent))
  }

  /** All words above a word, nearest first. */
  #above(id: number): ReadonlySet<number> {
    const known = this.#ancestors.get(id)
    if (known) return known
    const found = new Set<number>()
    const queue = [id]
    for (const word of queue) {
      if (found.size >= MOST_ANCESTORS) break
      for (const parent of this.#hypernyms.of(word)) {
        if (parent === id || found.has(parent)) continue
        found.add(parent)
        queue.push(parent)
      }
    }
    this.#ancestors.set(id, found)
    return found
  }
}

import { lowerBound } from '@wordhoard/lexicon/sorted-numbers'
import { LRUCache } from 'lru-cache'

/**
 * Maximum number of words followed upwards and downwards, the nearest first: words at the top are hypernyms of
 * everything.
 */
const MAX_ABOVE = 120
const MAX_BELOW = 20_000

/** Pairs of spell ids, in two arrays of the same length. */
export interface Pairs {
  readonly from: ArrayLike<number>
  readonly to: ArrayLike<number>
}

/** Pairs of spell ids, packed: the partners of id i are `to[starts[i] … starts[i + 1])`. */
class Edges {
  readonly #starts: Uint32Array
  readonly #to: Int32Array

  /** @param bothWays whether each pair also counts in reverse */
  constructor(pairs: Pairs, bothWays = false) {
    const ways: Pairs[] = bothWays ? [pairs, { from: pairs.to, to: pairs.from }] : [pairs]
    let highest = 0
    for (const { from } of ways)
      for (let edge = 0; edge < from.length; edge++) highest = Math.max(highest, from[edge]!)
    const starts = new Uint32Array(highest + 2)
    for (const { from } of ways) for (let edge = 0; edge < from.length; edge++) starts[from[edge]! + 1]!++
    for (let id = 0; id <= highest; id++) starts[id + 1]! += starts[id]!
    const next = starts.slice()
    const partners = new Int32Array(starts.at(-1)!)
    for (const { from, to } of ways) {
      for (let edge = 0; edge < to.length; edge++) partners[next[from[edge]!]!++] = to[edge]!
    }
    this.#starts = starts
    this.#to = partners
  }

  of(id: number): Int32Array {
    if (id + 1 >= this.#starts.length) return new Int32Array(0)
    return this.#to.subarray(this.#starts[id]!, this.#starts[id + 1]!)
  }

  /**
   * Returns the words reachable from a word, the nearest first, up to about `most`.
   *
   * @param seen one element per id, all 0 before and after
   */
  reach(id: number, most: number, seen: Uint8Array): number[] {
    const found: number[] = []
    seen[id] = 1
    for (let at = -1; at < found.length && found.length < most; at++) {
      for (const partner of this.of(at < 0 ? id : found[at]!)) {
        if (seen[partner]) continue
        seen[partner] = 1
        found.push(partner)
      }
    }
    seen[id] = 0
    for (const each of found) seen[each] = 0
    return found
  }
}

/** A packed set of words: a general word has thousands of hyponyms, of which about a dozen are queried. */
class WordSet {
  readonly #sorted: Int32Array

  constructor(ids: readonly number[]) {
    this.#sorted = Int32Array.from(ids).sort()
  }

  has(id: number): boolean {
    return this.#sorted[lowerBound(this.#sorted, id)] === id
  }
}

function highestOf(ids: ArrayLike<number>): number {
  let highest = 0
  for (let at = 0; at < ids.length; at++) highest = Math.max(highest, ids[at]!)
  return highest
}

/**
 * Which words share a sense, and which are hypernyms of others. The data name words, not senses: they don't say which
 * sense of the hypernym is meant, so the caller leaves out rare senses.
 */
export class RelationGraph {
  readonly #synonyms: Edges
  readonly #above: Edges
  readonly #below: Edges
  readonly #seen: Uint8Array
  readonly #confusable = new LRUCache<number, WordSet>({ max: 500 })

  /** @param hypernyms pairs from a word to its hypernym */
  constructor(synonyms: Pairs, hypernyms: Pairs) {
    this.#synonyms = new Edges(synonyms, true)
    this.#above = new Edges(hypernyms)
    this.#below = new Edges({ from: hypernyms.to, to: hypernyms.from })
    this.#seen = new Uint8Array(1 + Math.max(highestOf(hypernyms.from), highestOf(hypernyms.to)))
  }

  /**
   * Returns the words that could be confused with this one: those that share a sense with it, its hyponyms and its
   * hypernyms.
   */
  confusableWith(id: number): WordSet {
    const known = this.#confusable.get(id)
    if (known) return known
    const found = this.#above.reach(id, MAX_ABOVE, this.#seen)
    // Synonyms of the hypernym are just as general: a puppy is a dog, and so a domestic dog.
    for (const parent of this.#above.of(id)) found.push(...this.#synonyms.of(parent))
    for (const kind of this.#below.reach(id, MAX_BELOW, this.#seen)) found.push(kind)
    for (const same of this.#synonyms.of(id)) found.push(same, ...this.#below.of(same))
    const words = new WordSet(found)
    this.#confusable.set(id, words)
    return words
  }

  /** Returns the other hyponyms of this word's hypernyms (rat and mouse), since their pictures look alike. */
  siblingsOf(id: number): WordSet {
    const found: number[] = []
    for (const parent of this.#above.of(id)) for (const kind of this.#below.of(parent)) found.push(kind)
    return new WordSet(found)
  }
}

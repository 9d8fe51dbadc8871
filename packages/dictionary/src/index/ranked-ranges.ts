/**
 * Finds the best-ranked entries of any range of a list in O(k log n), by a best-first search of a segment tree of
 * minima (Frederickson's selection in a heap). Used for "words that start with …, most frequent first".
 */
export class RankedRanges {
  readonly #size: number
  /** Leaf i of the tree is entry i; each inner node holds the smallest rank below it. */
  readonly #minimum: Uint32Array

  /** @param ranks ranks of the entries; smaller is better */
  constructor(ranks: Uint32Array) {
    // Works for any number of leaves: ranges are covered bottom-up, which never uses a node that reaches past the end.
    const size = ranks.length
    this.#size = size
    this.#minimum = new Uint32Array(2 * size)
    this.#minimum.set(ranks, size)
    for (let node = size - 1; node > 0; node--) {
      this.#minimum[node] = Math.min(this.#minimum[2 * node]!, this.#minimum[2 * node + 1]!)
    }
  }

  rankOf(index: number): number {
    return this.#minimum[this.#size + index]!
  }

  /** Returns the indexes of the `count` best entries in [from, to), best first; equal ranks come in any order. */
  best(from: number, to: number, count: number): number[] {
    const heap: number[] = []
    const minimum = this.#minimum
    for (let low = from + this.#size, high = to + this.#size; low < high; low >>= 1, high >>= 1) {
      if (low & 1) push(heap, minimum, low++)
      if (high & 1) push(heap, minimum, --high)
    }
    const found: number[] = []
    while (heap.length > 0 && found.length < count) {
      const node = pop(heap, minimum)
      if (node >= this.#size) found.push(node - this.#size)
      else {
        push(heap, minimum, 2 * node)
        push(heap, minimum, 2 * node + 1)
      }
    }
    return found
  }
}

function push(heap: number[], key: Uint32Array, node: number): void {
  let at = heap.length
  heap.push(node)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (key[heap[parent]!]! <= key[node]!) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = node
}

function pop(heap: number[], key: Uint32Array): number {
  const top = heap[0]!
  const last = heap.pop()!
  if (heap.length === 0) return top
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && key[heap[child + 1]!]! < key[heap[child]!]!) child++
    if (key[heap[child]!]! >= key[last]!) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = last
  return top
}

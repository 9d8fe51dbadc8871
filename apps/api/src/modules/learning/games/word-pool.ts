import { type Random, randomBelow } from '@wordhoard/learning/chance'
import { lowerBound } from '@wordhoard/lexicon/sorted-numbers'

/** Minimum number of neighbours by frequency, on each side, from which options are drawn. */
const MIN_NEIGHBOURS = 80
const SHARE = 0.04
/** Number of tried words from which the search stops widening: if so many don't pass, others won't either. */
const MAX_TRIES = 600
/** Rank given to words without one, below all ranked words. */
export const UNRANKED = 80_000

/** A word that may be an option for another. */
export interface PooledWord {
  readonly id: number
  /** Part of speech of its first definition. */
  readonly partOfSpeech: string
  readonly rank: number
}

/**
 * Returns the group whose words may be options for each other; rare parts of speech share one, as each alone has too
 * few words.
 */
function groupOf(partOfSpeech: string): string {
  switch (partOfSpeech) {
    case 'noun':
    case 'verb':
    case 'adjective':
    case 'adverb':
    case 'proper noun':
    case 'phrasal verb':
      return partOfSpeech
    case 'idiom':
    case 'phrase':
      return 'phrase'
    default:
      return 'small'
  }
}

/** Words that may be options, by part of speech and frequency. */
export class WordPool {
  readonly #groups = new Map<string, { readonly ids: Int32Array; readonly ranks: Int32Array }>()

  readonly #members: ReadonlySet<number>

  constructor(words: readonly PooledWord[]) {
    this.#members = new Set(words.map(({ id }) => id))
    const groups = new Map<string, PooledWord[]>()
    for (const word of words) {
      const group = groupOf(word.partOfSpeech)
      const members = groups.get(group)
      if (members) members.push(word)
      else groups.set(group, [word])
    }
    for (const [group, members] of groups) {
      members.sort((a, b) => a.rank - b.rank || a.id - b.id)
      this.#groups.set(group, {
        ids: Int32Array.from(members, ({ id }) => id),
        ranks: Int32Array.from(members, ({ rank }) => rank),
      })
    }
  }

  has(id: number): boolean {
    return this.#members.has(id)
  }

  /**
   * Returns up to `count` words that pass `accept`, of the same group of parts of speech and similar frequency, in
   * random order; those of less similar frequency come last.
   */
  near(
    { partOfSpeech, rank }: { readonly partOfSpeech: string; readonly rank: number },
    count: number,
    accept: (id: number) => boolean,
    random: Random,
  ): number[] {
    const group = this.#groups.get(groupOf(partOfSpeech))
    if (!group) return []
    const { ids, ranks } = group
    const found: number[] = []
    const tried = new Set<number>()
    const middle = lowerBound(ranks, rank)
    const first = Math.max(MIN_NEIGHBOURS, Math.ceil(ids.length * SHARE))
    for (let reach = first; found.length < count && tried.size < MAX_TRIES; reach *= 2) {
      const from = Math.max(0, Math.min(middle - reach, ids.length - 2 * reach))
      const to = Math.min(ids.length, Math.max(middle + reach, 2 * reach))
      for (let tries = 0; tries < 4 * reach && found.length < count; tries++) {
        const id = ids[from + randomBelow(to - from, random)]!
        if (tried.has(id)) continue
        tried.add(id)
        if (accept(id)) found.push(id)
      }
      if (from === 0 && to === ids.length) break
    }
    return found
  }
}

import { type Random, randomBelow } from '@wordhoard/learning/chance'
import { lowerBound } from '@wordhoard/lexicon/sorted-numbers'

/** Minimum number of neighbours by frequency, on each side, from which options are drawn. */
const MIN_NEIGHBOURS = 80
const SHARE = 0.04
/** Number of tried words from which the search stops widening: if so many don't pass, others won't either. */
const MAX_TRIES = 600
/** Rank given to words without one, below all ranked words. */
export const UNRANKED = 80_000

/** Lowest rank of words of a level. A hard word with a high rank owes it to a name or a foreign word (ling, mac). */
const lowestRanks: Readonly<Record<string, number>> = { B1: 1500, B2: 4500, C1: 8000, C2: 12_000 }

/** Returns the rank of a word by its frequency, unless its level says that it's rarer. */
export function correctRank(rank: number, level: string | undefined): number {
  return Math.max(rank, lowestRanks[level ?? ''] ?? 0)
}

/** What options for a word have in common with it. */
export interface PoolPlace {
  /** Part of speech of the first definition. */
  readonly partOfSpeech: string
  readonly rank: number
  /** Whether it's written with a capital in that definition: Monday, Dane. */
  readonly isCapital: boolean
  /** Whether that definition was written for learners, and is in common use. */
  readonly isPlain: boolean
}

/** A word that may be an option for another. */
export interface PooledWord extends PoolPlace {
  readonly id: number
}

/** Returns the group of rare parts of speech, as each alone may have too few words. */
function familyOf(partOfSpeech: string): string {
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

/**
 * Returns the groups in which options for a word are looked for, the best first: words of the same part of speech and
 * case with definitions of the same kind, then others.
 */
function groupsOf({ partOfSpeech, isCapital, isPlain }: PoolPlace): readonly string[] {
  const family = familyOf(partOfSpeech)
  const kind = isPlain ? 'plain' : 'other'
  return [
    ...(isCapital ? [`${family} capital ${kind}`] : []),
    // A hard word would stand out more than one without a capital: few adverbs have one (PM, ASAP).
    ...(isCapital && !isPlain ? [`${family} capital`] : []),
    `${partOfSpeech} ${kind}`,
    ...(family === partOfSpeech ? [] : [`${family} ${kind}`]),
    family,
  ]
}

/** Returns the groups in which a word is an option. Beside words without one, a capital would stand out. */
function homesOf(word: PoolPlace): readonly string[] {
  if (!word.isCapital) return groupsOf(word)
  const family = familyOf(word.partOfSpeech)
  return [`${family} capital ${word.isPlain ? 'plain' : 'other'}`, `${family} capital`]
}

/** Words that may be options, by part of speech and frequency. */
export class WordPool {
  readonly #groups = new Map<string, { readonly ids: Int32Array; readonly ranks: Int32Array }>()

  /** 1 at the ids of these words. */
  readonly #members: Uint8Array

  constructor(words: readonly PooledWord[]) {
    this.#members = new Uint8Array(words.reduce((most, { id }) => Math.max(most, id), 0) + 1)
    for (const { id } of words) this.#members[id] = 1
    const groups = new Map<string, PooledWord[]>()
    for (const word of words) {
      for (const group of homesOf(word)) {
        const members = groups.get(group)
        if (members) members.push(word)
        else groups.set(group, [word])
      }
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
    return this.#members[id] === 1
  }

  /**
   * Returns up to `count` words that pass `accept`, of similar frequency, in random order: of the same part of speech
   * and kind of definition as far as there are enough; those that are less alike come last.
   */
  near(place: PoolPlace, count: number, accept: (id: number) => boolean, random: Random): number[] {
    const search = { rank: place.rank, count, accept, random, found: [], tried: new Set<number>() }
    for (const group of groupsOf(place)) {
      if (search.found.length >= count) break
      this.#search(group, search)
    }
    return search.found
  }

  #search(name: string, { rank, count, accept, random, found, tried }: Search): void {
    const group = this.#groups.get(name)
    if (!group) return
    const { ids, ranks } = group
    const most = tried.size + MAX_TRIES
    const middle = lowerBound(ranks, rank)
    const first = Math.max(MIN_NEIGHBOURS, Math.ceil(ids.length * SHARE))
    for (let reach = first; found.length < count && tried.size < most; reach *= 2) {
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
  }
}

interface Search {
  readonly rank: number
  readonly count: number
  readonly accept: (id: number) => boolean
  readonly random: Random
  readonly found: number[]
  readonly tried: Set<number>
}

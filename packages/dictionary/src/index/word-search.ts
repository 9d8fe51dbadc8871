import { buildCloseTable, CloseSpellings, type CloseTable, MAX_INDEXED_BYTES } from './close-spellings'
import type { DictionaryIndex } from './dictionary-index'
import { GrowableArray } from './growable-array'
import { RankedRanges } from './ranked-ranges'

/** A word found by the search box. */
export interface FoundWord {
  readonly id: number
  readonly spell_lower: string
}

/** Words up to this frequency rank are searched at distance 2, because users are likely to mean them. */
const MAX_COMMON_RANK = 40_000
/** Minimum length of a query searched at distance 2; a shorter one has too many neighbours to be useful. */
const MIN_TWO_EDITS_LENGTH = 5

/**
 * Tables of close spellings: `oneEdit` has the words with a frequency rank at one edit, `rareOneEdit` all others,
 * `twoEdits` the common ones at two.
 */
export interface SearchTables {
  readonly oneEdit: CloseTable
  /** The largest table after an import, and seldom needed. */
  readonly rareOneEdit: CloseTable
  readonly twoEdits: CloseTable
}

/** Builds the tables that the search box needs besides the index; takes one or two seconds for 600,000 words. */
export function buildSearchTables({ words, ranks }: DictionaryIndex): SearchTables {
  const ranked = new GrowableArray(Uint32Array)
  const rare = new GrowableArray(Uint32Array)
  const common = new GrowableArray(Uint32Array)
  for (let i = 0; i < words.length; i++) {
    const size = words.offsets[i + 1]! - words.offsets[i]!
    if (size < 3 || size > MAX_INDEXED_BYTES) continue
    const rank = ranks[i]
    if (rank) ranked.push(i)
    else rare.push(i)
    if (rank && rank <= MAX_COMMON_RANK) common.push(i)
  }
  return {
    oneEdit: buildCloseTable(words, ranked.finish(), 1),
    rareOneEdit: buildCloseTable(words, rare.finish(), 1),
    twoEdits: buildCloseTable(words, common.finish(), 2),
  }
}

/**
 * Searches words for the search box: exact matches, then prefixes by frequency, then close spellings. Works in memory
 * and takes microseconds a query.
 */
export class WordSearch {
  readonly #ranges: RankedRanges
  readonly #oneEdit: CloseSpellings
  readonly #rareOneEdit: CloseSpellings
  readonly #twoEdits: CloseSpellings
  readonly #index: DictionaryIndex
  readonly #resolve: (form: string) => readonly string[]

  /** @param resolve returns the headwords of a written form, best first */
  constructor(
    index: DictionaryIndex,
    resolve: (form: string) => readonly string[],
    { oneEdit, rareOneEdit, twoEdits }: SearchTables,
  ) {
    this.#index = index
    this.#resolve = resolve
    const { words, ranks } = index
    // Smaller is better: by frequency rank, then, for words without a rank, shorter ones first.
    const order = new Uint32Array(words.length)
    for (let i = 0; i < words.length; i++) {
      order[i] = ranks[i] || 10_000_000 + Math.min(words.offsets[i + 1]! - words.offsets[i]!, 255)
    }
    this.#ranges = new RankedRanges(order)
    this.#oneEdit = new CloseSpellings(words, oneEdit, 1)
    this.#rareOneEdit = new CloseSpellings(words, rareOneEdit, 1)
    this.#twoEdits = new CloseSpellings(words, twoEdits, 2)
  }

  /** Returns at most `limit` words for what the user has typed so far; empty if nothing is close to it. */
  find(typed: string, limit = 10): FoundWord[] {
    const query = /^[a-z]+$/.test(typed) ? typed : plainQuery(typed)
    if (query === '') return []
    const { words } = this.#index
    const found: number[] = []
    addUnique(found, words.find(query), limit)
    for (const headword of this.#resolve(query)) addUnique(found, words.find(headword), limit)
    const [from, to] = words.prefixRange(query)
    for (const at of this.#ranges.best(from, to, limit + 1)) addUnique(found, at, limit)
    if (found.length < limit && query.length >= 3) {
      for (const at of this.#neighbours(query, found.length === 0)) addUnique(found, at, limit)
    }
    return found.map((at) => ({ id: this.#index.ids[at]!, spell_lower: words.at(at) }))
  }

  /**
   * Returns the ids of common words within `most` edits of a word, except the word itself: closest first, then most
   * frequent first.
   */
  closeWords(word: string, most: 1 | 2): number[] {
    const near: { at: number; distance: number }[] = []
    this.#twoEdits.find(word, (at, distance) => {
      if (distance > 0 && distance <= most) near.push({ at, distance })
    })
    return near
      .sort(
        (a, b) =>
          a.distance - b.distance || this.#ranges.rankOf(a.at) - this.#ranges.rankOf(b.at) || a.at - b.at,
      )
      .map(({ at }) => this.#index.ids[at]!)
  }

  #neighbours(query: string, isLastResort: boolean): number[] {
    const near: { at: number; distance: number }[] = []
    const collect = (at: number, distance: number) => near.push({ at, distance })
    this.#oneEdit.find(query, collect)
    // Rare words are offered only where no other is as close: they would be at the end of the list.
    if (near.length === 0) this.#rareOneEdit.find(query, collect)
    // Two edits are only a guess, so we try them only if we have found nothing else.
    if (near.length === 0 && isLastResort && query.length >= MIN_TWO_EDITS_LENGTH)
      this.#twoEdits.find(query, collect)
    return near
      .sort(
        (a, b) =>
          a.distance - b.distance || this.#ranges.rankOf(a.at) - this.#ranges.rankOf(b.at) || a.at - b.at,
      )
      .map(({ at }) => at)
  }
}

/** Adds a word unless it is already there or the limit is reached; -1 means no word. */
function addUnique(found: number[], at: number, limit: number): void {
  if (at >= 0 && found.length < limit && !found.includes(at)) found.push(at)
}

/** Normalises a query to the way headwords are written: composed, lower case, straight apostrophes, single spaces. */
function plainQuery(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

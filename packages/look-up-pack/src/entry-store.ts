import type { SenseProfile } from '@wordhoard/senses/profile'
import type { ColumnReader } from './columns'
import { inflate } from './compression'
import { EntryReader, type PackEntry } from './entry-codec'
import type { PackSections } from './pack-file'
import type { PackIndex } from './pack-index'
import { RecentlyUsed } from './recently-used'

/** Number of blocks, and of entries, that stay in memory: about 3 MB. */
const MAX_BLOCKS = 24
const MAX_ENTRIES = 500

/** An entry as it is kept in memory. */
export interface StoredEntry extends PackEntry {
  /** Row of its first definition's vector in the model; −1 if it has none. */
  readonly vectorRow: number
  /** Its profiles, once they were made. */
  profiles?: readonly SenseProfile[]
}

/** The entries of a pack, each read when it is needed. */
export class EntryStore {
  readonly #sections: PackSections
  readonly #index: PackIndex
  readonly #reader: EntryReader
  readonly #blockStarts: Uint32Array
  readonly #blockEntries: Uint32Array
  readonly #vectorRows: Int32Array
  readonly #blocks = new RecentlyUsed<number, Promise<readonly string[]>>(MAX_BLOCKS)
  readonly #entries = new RecentlyUsed<number, Promise<StoredEntry>>(MAX_ENTRIES)

  constructor(sections: PackSections, columns: ColumnReader, index: PackIndex) {
    this.#sections = sections
    this.#index = index
    this.#reader = new EntryReader(columns.texts('sources'), index)
    this.#blockStarts = columns.uints('blockStarts')
    this.#blockEntries = columns.uints('blockEntries')
    this.#vectorRows = columns.ints('vectorRows')
  }

  /** Returns an entry by its id; undefined if the pack hasn't it. */
  async get(id: number): Promise<StoredEntry | undefined> {
    const place = this.#index.placeOfId(id)
    if (place === undefined) return undefined
    const entry = this.#entries.get(place, () => this.#read(place, id))
    // What couldn't be read may be read later.
    entry.catch(() => this.#entries.delete(place))
    return entry
  }

  async #read(place: number, id: number): Promise<StoredEntry> {
    const block = this.#blockOf(place)
    const lines = this.#blocks.get(block, () => this.#readBlock(block))
    lines.catch(() => this.#blocks.delete(block))
    const line = (await lines)[place - this.#blockEntries[block]!]!
    const headword = this.#index.headwords[place]!
    const entry = this.#reader.read(line, { id, headword, rank: this.#index.rankAt(place) })
    return { ...entry, vectorRow: this.#vectorRows[place]! }
  }

  #blockOf(place: number): number {
    let low = 0
    let high = this.#blockEntries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#blockEntries[middle]! <= place) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  async #readBlock(block: number): Promise<readonly string[]> {
    const [from, to] = [this.#blockStarts[block]!, this.#blockStarts[block + 1]!]
    const bytes = await inflate(await this.#sections.read('entries', from, to))
    return new TextDecoder().decode(bytes).split('\n')
  }
}

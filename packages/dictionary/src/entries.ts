import type { Entry, Sense } from './model'
import type { Spellings } from './spellings'

/** Entries in the making, by headword. */
export class EntryTable {
  readonly #entries = new Map<string, Entry>()
  readonly spellings: Spellings

  constructor(spellings: Spellings) {
    this.spellings = spellings
  }

  /** The headword under which a word or phrase, in any spelling, has its entry: lower case, British, plain apostrophes. */
  headwordOf(text: string): string {
    return this.spellings.british(text.replaceAll('’', "'")).toLowerCase()
  }

  /** The entry of a word as written in a source, if there is one. */
  find(text: string): Entry | undefined {
    return this.#entries.get(this.headwordOf(text))
  }

  /** The entry of a word as written in a source, made if there is none. */
  open(text: string): Entry {
    const headword = this.headwordOf(text)
    let entry = this.#entries.get(headword)
    if (!entry) {
      entry = {
        id: 0,
        headword,
        senses: [],
        forms: [],
        rank: null,
        level: null,
        isFunction: false,
        phrase: undefined,
      }
      this.#entries.set(headword, entry)
    }
    return entry
  }

  /** Adds a sense; one of a synset that the entry has already (by its other spelling) is merged into it. */
  addSense(entry: Entry, sense: Sense, canonical = true): void {
    const { synset } = sense.content
    const twin = synset && entry.senses.find((other) => other.content.synset === synset)
    if (!twin) {
      entry.senses.push(sense)
      return
    }
    const kept = canonical ? sense : twin
    const merged: Sense = {
      ...kept,
      tagCount: sense.tagCount + twin.tagCount,
      number: sense.tagCount > twin.tagCount ? sense.number : twin.number,
      content: { synset, words: [...(twin.content.words ?? []), ...(sense.content.words ?? [])] },
    }
    entry.senses[entry.senses.indexOf(twin)] = merged
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.#entries.values()
  }

  get size(): number {
    return this.#entries.size
  }
}

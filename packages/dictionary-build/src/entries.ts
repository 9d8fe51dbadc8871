import { type Entry, type EntryForm, NO_FORMS, NO_SENSES, type Sense } from './model'
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
        senses: NO_SENSES,
        forms: NO_FORMS,
        rank: null,
        level: null,
        levelRange: null,
        isFunction: false,
        phrase: undefined,
      }
      this.#entries.set(headword, entry)
    }
    return entry
  }

  /** Adds a sense; one of a synset that the entry has already (by its other spelling) is merged into it. */
  addSense(entry: Entry, sense: Sense, canonical = true): void {
    const twin = sense.synset && entry.senses.find((other) => other.synset === sense.synset)
    if (!twin) {
      // A new array of the right length: one that grows by push keeps room for sixteen more.
      entry.senses = [...entry.senses, sense]
      return
    }
    const merged: Sense = {
      ...(canonical ? sense : twin),
      tagCount: sense.tagCount + twin.tagCount,
      number: sense.tagCount > twin.tagCount ? sense.number : twin.number,
      words: [...twin.words, ...sense.words],
    }
    entry.senses = entry.senses.map((other) => (other === twin ? merged : other))
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.#entries.values()
  }

  get size(): number {
    return this.#entries.size
  }
}

/** Adds a form unless the entry has the very same. */
export function addForm(entry: Entry, form: EntryForm): void {
  const there = entry.forms.some(
    (other) => other.form === form.form && other.kind === form.kind && other.detail === form.detail,
  )
  if (!there) entry.forms = [...entry.forms, form]
}

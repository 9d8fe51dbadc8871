import { type Entry, type EntryForm, makeEntry, makeSense, type Sense } from './model'
import type { Spellings } from './spellings'

/** Entries under construction, by headword. */
export class EntryTable {
  readonly #entries = new Map<string, Entry>()
  readonly spellings: Spellings

  constructor(spellings: Spellings) {
    this.spellings = spellings
  }

  /** Returns the headword of a word or phrase in any spelling: lower case, British, straight apostrophes. */
  headwordOf(text: string): string {
    return this.spellings.british(text.replaceAll('’', "'")).toLowerCase()
  }

  /** Returns the entry of a word as written in a source, or undefined. */
  find(text: string): Entry | undefined {
    return this.#entries.get(this.headwordOf(text))
  }

  /** Returns the entry of a word as written in a source, creating it if necessary. */
  open(text: string): Entry {
    const headword = this.headwordOf(text)
    let entry = this.#entries.get(headword)
    if (!entry) {
      entry = makeEntry(headword)
      this.#entries.set(headword, entry)
    }
    return entry
  }

  /**
   * Adds a sense. If the entry already has a sense of the same synset (from its other spelling), the two are merged.
   */
  addSense(entry: Entry, sense: Sense, canonical = true): void {
    const duplicate = sense.synset && entry.senses.find((other) => other.synset === sense.synset)
    if (!duplicate) {
      // `concat` makes an array of exactly the right length; push and spread reserve space for sixteen more elements.
      entry.senses = entry.senses.concat(sense)
      return
    }
    const [kept, gone] = canonical ? [sense, duplicate] : [duplicate, sense]
    const merged = makeSense({
      ...kept,
      replaced: [...(kept.replaced ?? []), gone.key, ...(gone.replaced ?? [])],
      tagCount: sense.tagCount + duplicate.tagCount,
      number: sense.tagCount > duplicate.tagCount ? sense.number : duplicate.number,
      words: [...duplicate.words, ...sense.words],
    })
    entry.senses = entry.senses.map((other) => (other === duplicate ? merged : other))
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.#entries.values()
  }

  get size(): number {
    return this.#entries.size
  }
}

/** Adds a form, unless the entry already has an identical one. */
export function addForm(entry: Entry, form: EntryForm): void {
  const there = entry.forms.some(
    (other) => other.form === form.form && other.kind === form.kind && other.detail === form.detail,
  )
  if (!there) entry.forms = entry.forms.concat(form)
}

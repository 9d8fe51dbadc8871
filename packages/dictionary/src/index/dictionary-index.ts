import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { PackedWords } from './packed-words'

export const formKinds = ['spelling', 'variant', 'inflection', 'contraction'] as const

/** The headwords and listed forms of a database's dictionary, packed in memory (about 30 bytes an entry). */
export class DictionaryIndex implements Lexicon {
  readonly table: WordTable
  readonly forms: FormTable
  readonly words: PackedWords
  readonly ids: Int32Array
  /** Frequency rank by word, 0 = none. */
  readonly ranks: Uint32Array
  readonly #posMasks: Int32Array
  readonly #functionWords: Uint8Array
  readonly #indexById: Int32Array

  constructor(table: WordTable, forms: FormTable) {
    this.table = table
    this.forms = forms
    this.words = table.words
    this.ids = table.ids
    this.ranks = table.ranks
    this.#posMasks = table.posMasks
    this.#functionWords = table.functionWords
    this.#indexById = new Int32Array(this.ids.reduce((most, id) => Math.max(most, id), 0) + 1).fill(-1)
    for (let index = 0; index < this.ids.length; index++) this.#indexById[this.ids[index]!] = index
  }

  /** The spell's id, or undefined when the form is no headword. */
  idOf(headword: string): number | undefined {
    const index = this.words.find(headword)
    return index < 0 ? undefined : this.ids[index]
  }

  /** The headword of a spell id, or undefined. */
  headwordOf(id: number): string | undefined {
    const index = this.#indexById[id] ?? -1
    return index < 0 ? undefined : this.words.at(index)
  }

  /** The frequency rank of a spell id, or undefined; without a search for its headword. */
  rankOf(id: number): number | undefined {
    const index = this.#indexById[id] ?? -1
    return index < 0 ? undefined : this.ranks[index] || undefined
  }

  partsOfSpeech(form: string): number {
    const index = this.words.find(form)
    return index < 0 ? 0 : this.#posMasks[index]!
  }

  findForms(form: string): readonly ListedForm[] {
    const forms = this.forms
    const at = forms.words.find(form)
    if (at < 0) return []
    const listed: ListedForm[] = []
    for (let i = forms.starts[at]!; i < forms.starts[at + 1]!; i++) {
      const headword = this.headwordOf(forms.spellIds[i]!)
      if (headword === undefined) continue
      listed.push({ headword, kind: formKinds[forms.kinds[i]!]!, detail: forms.details[forms.detailOf[i]!]! })
    }
    return listed
  }

  frequencyRank(headword: string): number | undefined {
    const index = this.words.find(headword)
    return index < 0 ? undefined : this.ranks[index] || undefined
  }

  isName(headword: string): boolean {
    return this.partsOfSpeech(headword) === partOfSpeechBits['proper noun']
  }

  isFunctionWord(headword: string): boolean {
    const index = this.words.find(headword)
    return index >= 0 && this.#functionWords[index] === 1
  }
}

/** Columns of the headwords, sorted by headword. */
export interface WordTable {
  readonly words: PackedWords
  readonly ids: Int32Array
  readonly ranks: Uint32Array
  readonly posMasks: Int32Array
  readonly functionWords: Uint8Array
}

export interface FormTable {
  readonly words: PackedWords
  /** Entries of form i are [starts[i], starts[i + 1]). */
  readonly starts: Uint32Array
  readonly spellIds: Int32Array
  readonly kinds: Uint8Array
  readonly detailOf: Uint8Array
  readonly details: readonly string[]
}

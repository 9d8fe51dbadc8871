import { type Level, levels } from '@wordhoard/lexicon/level'
import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { PackedWords } from './packed-words'

export const formKinds = ['spelling', 'variant', 'inflection', 'contraction'] as const

/** The headwords and listed forms of a dictionary in the database, packed in memory (about 30 bytes an entry). */
export class DictionaryIndex implements Lexicon {
  readonly table: WordTable
  readonly forms: FormTable
  readonly words: PackedWords
  readonly ids: Int32Array
  /** Frequency rank of each word; 0 means none. */
  readonly ranks: Uint32Array
  readonly #posMasks: Int32Array
  readonly #functionWords: Uint8Array
  readonly #levels: Uint8Array
  readonly #indexById: Int32Array

  constructor(table: WordTable, forms: FormTable) {
    this.table = table
    this.forms = forms
    this.words = table.words
    this.ids = table.ids
    this.ranks = table.ranks
    this.#posMasks = table.posMasks
    this.#functionWords = table.functionWords
    this.#levels = table.levels
    this.#indexById = new Int32Array(this.ids.reduce((most, id) => Math.max(most, id), 0) + 1).fill(-1)
    for (let index = 0; index < this.ids.length; index++) this.#indexById[this.ids[index]!] = index
  }

  /** Returns the entry's id, or undefined if the form isn't a headword. */
  idOf(headword: string): number | undefined {
    const index = this.words.find(headword)
    return index < 0 ? undefined : this.ids[index]
  }

  /** Returns the headword of an entry's id, or undefined. */
  headwordOf(id: number): string | undefined {
    const index = this.#indexById[id] ?? -1
    return index < 0 ? undefined : this.words.at(index)
  }

  /**
   * Returns the frequency rank of an entry's id, or undefined. Unlike `frequencyRank`, it needs no search for the
   * headword.
   */
  rankOf(id: number): number | undefined {
    const index = this.#indexById[id] ?? -1
    return index < 0 ? undefined : this.ranks[index] || undefined
  }

  /** Returns the level of a headword's entry, or undefined if it has none or isn't a headword. */
  levelOf(headword: string): Level | undefined {
    const index = this.words.find(headword)
    return index < 0 ? undefined : levels[this.#levels[index]! - 1]
  }

  /** Returns the parts of speech of a headword as a bit mask (`partOfSpeechBits`); 0 if it isn't a headword. */
  partsOfSpeech(form: string): number {
    const index = this.words.find(form)
    return index < 0 ? 0 : this.#posMasks[index]!
  }

  /** Returns the headwords that list this form, and how it is related to each. */
  findForms(form: string): readonly ListedForm[] {
    const forms = this.forms
    const at = forms.words.find(form)
    if (at < 0) return []
    const listed: ListedForm[] = []
    for (let i = forms.starts[at]!; i < forms.starts[at + 1]!; i++) {
      const headword = this.headwordOf(forms.spellIds[i]!)
      if (headword === undefined) continue
      listed.push({
        headword,
        kind: formKinds[forms.kinds[i]!]!,
        detail: forms.details[forms.detailIndexes[i]!]!,
      })
    }
    return listed
  }

  /** Returns the frequency rank of a headword, or undefined if it has none or isn't a headword. */
  frequencyRank(headword: string): number | undefined {
    const index = this.words.find(headword)
    return index < 0 ? undefined : this.ranks[index] || undefined
  }

  /** Returns whether the headword is a proper noun and nothing else. */
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
  /** Number of each word's level, from 1 for A1; 0 means none. */
  readonly levels: Uint8Array
}

export interface FormTable {
  readonly words: PackedWords
  /** The entries of form i are [starts[i], starts[i + 1]). */
  readonly starts: Uint32Array
  readonly spellIds: Int32Array
  readonly kinds: Uint8Array
  readonly detailIndexes: Uint8Array
  readonly details: readonly string[]
}

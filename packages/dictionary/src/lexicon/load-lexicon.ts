import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type pg from 'pg'
import { Growing } from './growing'
import { type PackedWords, PackedWordsBuilder } from './packed-words'
import { type ReadRow, readRows } from './read-rows'

const kinds = ['spelling', 'variant', 'inflection', 'contraction'] as const

/** The headwords and listed forms of a database's dictionary, packed in memory (about 30 bytes an entry). */
export class DictionaryIndex implements Lexicon {
  readonly words: PackedWords
  readonly ids: Int32Array
  /** Frequency rank by word, 0 = none. */
  readonly ranks: Uint32Array
  readonly #posMasks: Int32Array
  readonly #functionWords: Uint8Array
  readonly #forms: FormTable
  readonly #indexById: Int32Array

  constructor(table: WordTable, forms: FormTable) {
    this.words = table.words
    this.ids = table.ids
    this.ranks = table.ranks
    this.#posMasks = table.posMasks
    this.#functionWords = table.functionWords
    this.#forms = forms
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

  listedForms(form: string): readonly ListedForm[] {
    const forms = this.#forms
    const at = forms.words.find(form)
    if (at < 0) return []
    const listed: ListedForm[] = []
    for (let i = forms.starts[at]!; i < forms.starts[at + 1]!; i++) {
      const headword = this.headwordOf(forms.spellIds[i]!)
      if (headword === undefined) continue
      listed.push({ headword, kind: kinds[forms.kinds[i]!]!, detail: forms.details[forms.detailOf[i]!]! })
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
interface WordTable {
  readonly words: PackedWords
  readonly ids: Int32Array
  readonly ranks: Uint32Array
  readonly posMasks: Int32Array
  readonly functionWords: Uint8Array
}

interface FormTable {
  readonly words: PackedWords
  /** Entries of form i are [starts[i], starts[i + 1]). */
  readonly starts: Uint32Array
  readonly spellIds: Int32Array
  readonly kinds: Uint8Array
  readonly detailOf: Uint8Array
  readonly details: readonly string[]
}

/** Reads the dictionary's index from the database by COPY: rows never become objects. */
export async function loadLexicon(pool: pg.Pool): Promise<DictionaryIndex> {
  const words = new PackedWordsBuilder()
  const ids = new Growing(Int32Array)
  const masks = new Growing(Int32Array)
  const ranks = new Growing(Uint32Array)
  const functions = new Growing(Uint8Array)
  await readRows(
    pool,
    'SELECT spell_lower, id, pos_mask, coalesce(frequency_rank, 0), is_function::int FROM spell ORDER BY spell_lower',
    (row) => {
      words.add(row.bytes(0))
      ids.push(row.integer(1))
      masks.push(row.integer(2))
      ranks.push(row.integer(3))
      functions.push(row.integer(4))
    },
  )
  const table = {
    words: words.finish(),
    ids: ids.finish(),
    ranks: ranks.finish(),
    posMasks: masks.finish(),
    functionWords: functions.finish(),
  }
  return new DictionaryIndex(table, await loadForms(pool))
}

async function loadForms(pool: pg.Pool): Promise<FormTable> {
  const words = new PackedWordsBuilder()
  const starts = new Growing(Uint32Array)
  const spellIds = new Growing(Int32Array)
  const kindOf = new Growing(Uint8Array)
  const detailOf = new Growing(Uint8Array)
  const kindNames = new Names()
  const details = new Names()
  let previous: Uint8Array = new Uint8Array()
  await readRows(
    pool,
    'SELECT form, spell_id, kind, detail FROM spell_form ORDER BY form, ordinal, spell_id, kind, detail',
    (row) => {
      if (starts.length === 0 || !row.equals(0, previous)) {
        previous = row.bytes(0).slice()
        words.add(previous)
        starts.push(spellIds.length)
      }
      spellIds.push(row.integer(1))
      kindOf.push(
        Math.max(0, kinds.indexOf(kindNames.at(kindNames.numberOf(row, 2)) as (typeof kinds)[number])),
      )
      detailOf.push(details.numberOf(row, 3))
    },
  )
  starts.push(spellIds.length)
  return {
    words: words.finish(),
    starts: starts.finish(),
    spellIds: spellIds.finish(),
    kinds: kindOf.finish(),
    detailOf: detailOf.finish(),
    details: details.all,
  }
}

/** Few names that come again and again: a row's is compared as bytes, and made a string once. */
class Names {
  readonly all: string[] = []
  readonly #bytes: Uint8Array[] = []
  #last = -1

  numberOf(row: ReadRow, field: number): number {
    if (this.#last < 0 || !row.equals(field, this.#bytes[this.#last]!)) {
      this.#last = this.#bytes.findIndex((bytes) => row.equals(field, bytes))
      if (this.#last < 0) {
        this.#last = this.#bytes.push(row.bytes(field).slice()) - 1
        this.all.push(row.text(field))
      }
    }
    return this.#last
  }

  at(number: number): string {
    return this.all[number]!
  }
}

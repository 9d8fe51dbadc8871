import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type pg from 'pg'
import { copyRows } from './copy-rows'
import { type PackedWords, PackedWordsBuilder } from './packed-words'

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
    this.ids = Int32Array.from(table.ids)
    this.ranks = Uint32Array.from(table.ranks)
    this.#posMasks = Int32Array.from(table.posMasks)
    this.#functionWords = Uint8Array.from(table.functionWords)
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
  readonly ids: readonly number[]
  readonly ranks: readonly number[]
  readonly posMasks: readonly number[]
  readonly functionWords: readonly number[]
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
  const ids: number[] = []
  const masks: number[] = []
  const ranks: number[] = []
  const functions: number[] = []
  await copyRows(
    pool,
    'SELECT spell_lower, id, pos_mask, coalesce(frequency_rank, 0), is_function::int FROM spell ORDER BY spell_lower',
    (fields) => {
      words.add(fields[0]!)
      ids.push(integer(fields[1]!))
      masks.push(integer(fields[2]!))
      ranks.push(integer(fields[3]!))
      functions.push(integer(fields[4]!))
    },
  )
  const table = { words: words.finish(), ids, ranks, posMasks: masks, functionWords: functions }
  return new DictionaryIndex(table, await loadForms(pool))
}

async function loadForms(pool: pg.Pool): Promise<FormTable> {
  const words = new PackedWordsBuilder()
  const starts: number[] = []
  const spellIds: number[] = []
  const kindOf: number[] = []
  const detailOf: number[] = []
  const details: string[] = []
  let previous: Uint8Array | undefined
  await copyRows(
    pool,
    'SELECT form, spell_id, kind, detail FROM spell_form ORDER BY form, ordinal, spell_id, kind, detail',
    (fields) => {
      const form = fields[0]!
      if (!previous || Buffer.compare(previous, form) !== 0) {
        previous = form.slice()
        words.add(form)
        starts.push(spellIds.length)
      }
      spellIds.push(integer(fields[1]!))
      kindOf.push(Math.max(0, kinds.indexOf(text(fields[2]!) as (typeof kinds)[number])))
      const detail = text(fields[3]!)
      let at = details.indexOf(detail)
      if (at < 0) at = details.push(detail) - 1
      detailOf.push(at)
    },
  )
  starts.push(spellIds.length)
  return {
    words: words.finish(),
    starts: Uint32Array.from(starts),
    spellIds: Int32Array.from(spellIds),
    kinds: Uint8Array.from(kindOf),
    detailOf: Uint8Array.from(detailOf),
    details,
  }
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')
}

function integer(bytes: Uint8Array): number {
  let value = 0
  for (const byte of bytes) value = value * 10 + (byte - 48)
  return value
}

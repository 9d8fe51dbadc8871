import type { ListedForm } from '@wordhoard/lexicon/lexicon'
import type { HeadwordIndex } from '@wordhoard/lexicon/look-up/word-finder'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import {
  buildPhraseIndex,
  type PhraseEntry,
  type PhraseIndex,
  phraseClass,
} from '@wordhoard/lexicon/phrases/phrases'
import { type ColumnReader, type Columns, placeOfText } from './columns'

/** A headword of the pack. */
export interface PackHeadword {
  readonly id: number
  readonly headword: string
  /** 0 if it has none. */
  readonly rank: number
  readonly partsOfSpeech: number
  readonly isFunctionWord: boolean
}

/** A form that leads to a headword of the pack. */
export interface PackForm extends ListedForm {
  readonly form: string
}

/** What phrase matching needs of a phrase, besides its words. */
export type PhraseFacts = Pick<PhraseEntry, 'id' | 'head' | 'gap' | 'separability'>

const formKinds = ['spelling', 'variant', 'inflection', 'contraction'] as const

/**
 * Makes the columns of an index.
 *
 * @param headwords sorted by headword as JavaScript compares strings
 * @param forms in the order in which each form's headwords are listed
 */
export function makeIndexColumns(
  headwords: readonly PackHeadword[],
  forms: readonly PackForm[],
  phrases: readonly PhraseFacts[],
): Columns {
  const sorted = forms
    .map((form, order) => ({ ...form, order }))
    .sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : a.order - b.order))
  const formTexts = [...new Set(sorted.map(({ form }) => form))]
  const starts = new Uint32Array(formTexts.length + 1)
  for (const { form } of sorted) starts[placeOfText(formTexts, form) + 1]!++
  for (let at = 0; at < formTexts.length; at++) starts[at + 1]! += starts[at]!
  const details = [...new Set(sorted.map(({ detail }) => detail))]
  const texts = headwords.map(({ headword }) => headword)
  return {
    headwords: texts,
    ids: Int32Array.from(headwords, ({ id }) => id),
    ranks: Uint32Array.from(headwords, ({ rank }) => rank),
    partsOfSpeech: Int32Array.from(headwords, ({ partsOfSpeech }) => partsOfSpeech),
    functionWords: Uint8Array.from(headwords, ({ isFunctionWord }) => (isFunctionWord ? 1 : 0)),
    forms: formTexts,
    formStarts: starts,
    formHeadwords: Uint32Array.from(sorted, ({ headword }) => placeOfText(texts, headword)),
    formKinds: Uint8Array.from(sorted, ({ kind }) => formKinds.indexOf(kind)),
    formDetails: Uint8Array.from(sorted, ({ detail }) => details.indexOf(detail)),
    details,
    phrases: phrases.map(({ id, head, gap, separability }) =>
      JSON.stringify([id, head, gap, separability ?? null]),
    ),
  }
}

/** The headwords, forms and phrases of a pack, as the text engine sees them. */
export class PackIndex implements HeadwordIndex {
  readonly headwords: readonly string[]
  readonly ids: Int32Array
  readonly #ranks: Uint32Array
  readonly #partsOfSpeech: Int32Array
  readonly #functionWords: Uint8Array
  readonly #forms: readonly string[]
  readonly #formStarts: Uint32Array
  readonly #formHeadwords: Uint32Array
  readonly #formKinds: Uint8Array
  readonly #formDetails: Uint8Array
  readonly #details: readonly string[]
  readonly #phrases: readonly string[]
  #places: Map<number, number> | undefined

  constructor(columns: ColumnReader) {
    this.headwords = columns.texts('headwords')
    this.ids = columns.ints('ids')
    this.#ranks = columns.uints('ranks')
    this.#partsOfSpeech = columns.ints('partsOfSpeech')
    this.#functionWords = columns.bytes('functionWords')
    this.#forms = columns.texts('forms')
    this.#formStarts = columns.uints('formStarts')
    this.#formHeadwords = columns.uints('formHeadwords')
    this.#formKinds = columns.bytes('formKinds')
    this.#formDetails = columns.bytes('formDetails')
    // The first may be empty, so that one line would be none.
    this.#details = columns.texts('details')
    this.#phrases = columns.texts('phrases')
  }

  /** Returns the place of a headword among all; −1 if it isn't there. */
  placeOf(headword: string): number {
    return placeOfText(this.headwords, headword)
  }

  /** Returns the place of an entry by its id; undefined if it isn't there. */
  placeOfId(id: number): number | undefined {
    this.#places ??= new Map(Array.from(this.ids, (one, place) => [one, place]))
    return this.#places.get(id)
  }

  /** Returns the frequency rank of the headword at a place; null if it has none. */
  rankAt(place: number): number | null {
    return this.#ranks[place] || null
  }

  idOf(headword: string): number | undefined {
    const place = this.placeOf(headword)
    return place < 0 ? undefined : this.ids[place]
  }

  headwordOf(id: number): string | undefined {
    const place = this.placeOfId(id)
    return place === undefined ? undefined : this.headwords[place]
  }

  partsOfSpeech(form: string): number {
    const place = this.placeOf(form)
    return place < 0 ? 0 : this.#partsOfSpeech[place]!
  }

  findForms(form: string): readonly ListedForm[] {
    const at = placeOfText(this.#forms, form)
    if (at < 0) return []
    const listed: ListedForm[] = []
    for (let i = this.#formStarts[at]!; i < this.#formStarts[at + 1]!; i++) {
      listed.push({
        headword: this.headwords[this.#formHeadwords[i]!]!,
        kind: formKinds[this.#formKinds[i]!]!,
        detail: this.#details[this.#formDetails[i]!] ?? '',
      })
    }
    return listed
  }

  frequencyRank(headword: string): number | undefined {
    const place = this.placeOf(headword)
    return place < 0 ? undefined : this.#ranks[place] || undefined
  }

  isName(headword: string): boolean {
    return this.partsOfSpeech(headword) === partOfSpeechBits['proper noun']
  }

  isFunctionWord(headword: string): boolean {
    const place = this.placeOf(headword)
    return place >= 0 && this.#functionWords[place] === 1
  }

  /** Builds the index of the pack's phrases. */
  makePhraseIndex(): PhraseIndex {
    return buildPhraseIndex(
      this.#phrases.map((line): PhraseEntry => {
        const [id, head, gap, separability] = JSON.parse(line) as [
          number,
          number | null,
          number | null,
          NonNullable<PhraseEntry['separability']> | null,
        ]
        const headword = this.headwordOf(id) ?? ''
        const words = headword.split(' ')
        return { id, words, head, gap, separability, ...phraseClass(this.partsOfSpeech(headword)) }
      }),
    )
  }
}

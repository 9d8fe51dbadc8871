import { baseForms } from '../forms/base-forms'
import { SpellingTable } from '../forms/spelling-table'
import type { Lexicon } from '../lexicon'
import { isCapitalWord, type Shape, shapeOf } from '../tokens/capitals'
import { findForm, parts, type RunBudget } from './parts'

/** A headword of a form; there is one object for each pair of form and headword. */
export interface FormHeadword {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** False when only a far-fetched rule leads to it; a word always written with a capital is then not taken for it. */
  readonly isClose: boolean
}

/** Counts of a spelling or form in the text being read; reset for every text. */
interface TextCounts {
  /** Number of the text that the counts belong to. */
  textNumber: number
  /** Number of times it is written in lower case. */
  lower: number
  /** Number of times it is written with a capital inside a sentence. */
  name: number
}

/** The lexicon's data on a form (in lower case, without a possessive 's). */
export interface FormEntry extends TextCounts {
  readonly form: string
  /** Whether it has any headword, names included. */
  readonly isKnown: boolean
  /** The headwords that it adds to a vocabulary, without names: its best base form, or all parts of a contraction. */
  readonly headwords: readonly FormHeadword[]
  /** Whether English writes it with a capital although it isn't a name: Monday, English. */
  readonly isCapitalWord: boolean
}

/** A word as a text spells it, with its capitals. */
export interface Spelling extends TextCounts {
  readonly spelling: string
  /** Number of the spelling in the text: from 0, in order of first occurrence. */
  id: number
  readonly shape: Shape
  /** The lexicon's data on its parts, from the left; hyphenated words may have several. */
  readonly parts: readonly SpellingPart[]
  /** Number of its parts without a headword. */
  readonly unknownParts: number
}

export interface SpellingPart {
  /** Offsets within the spelling in UTF-16 units; `to` is exclusive. */
  readonly from: number
  readonly to: number
  /** Whether it covers the whole spelling. */
  readonly isWhole: boolean
  readonly entry: FormEntry
}

/** Maximum number of spellings kept between texts: those of a shelf of novels, in about 20 MB. */
const MAX_SPELLINGS = 50_000

/** Maximum total length of the spellings in UTF-16 units, so that a text of endless words doesn't stay in memory. */
const MAX_UNITS = 20 * MAX_SPELLINGS

/**
 * Number of look-ups of runs of hyphenated words' pieces that any text may make; `UNITS_A_RUN` UTF-16 units of text
 * allow one more. Several times what novels need, and a fraction of the time that they take.
 */
const FIRST_RUNS = 1000
const UNITS_A_RUN = 50

/**
 * Caches the lexicon's data on every spelling from text to text, since querying the lexicon is most of the cost of
 * reading a vocabulary. The counts of the current text are kept beside the data, so that a text costs one look-up for
 * each word and no set-up. Bounded: when full, it is cleared between two texts.
 */
export class SpellingMemory {
  readonly #lexicon: Lexicon
  readonly #spellings = new SpellingTable<Spelling>()
  readonly #entries = new Map<string, FormEntry>()
  #units = 0
  #textNumber = 0
  #count = 0
  readonly #runs: RunBudget = { left: 0 }

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** Starts a text of `length` UTF-16 units: all counts are 0. */
  beginText(length: number): void {
    this.#runs.left = FIRST_RUNS + Math.floor(length / UNITS_A_RUN)
    this.#textNumber++
    this.#count = 0
  }

  /** Ends the text; its counts stay valid until the next one starts. */
  endText(): void {
    const isFull = this.#spellings.size > MAX_SPELLINGS || this.#units > MAX_UNITS
    // Once the runs were used up, words were cut into pieces that another text may have whole.
    if (!isFull && this.#runs.left > 0) return
    this.#spellings.clear()
    this.#entries.clear()
    this.#units = 0
  }

  /** Returns the data on the word from `start` to `end` (UTF-16 units) of the text, with its counts in this text. */
  spellingAt(text: string, start: number, end: number): Spelling {
    const spelling = this.#spellings.find(text, start, end) ?? this.#learn(text.slice(start, end))
    if (spelling.textNumber !== this.#textNumber) this.#begin(spelling)
    return spelling
  }

  #begin(spelling: Spelling): void {
    spelling.id = this.#count++
    this.#reset(spelling)
    for (const { entry } of spelling.parts) {
      if (entry.textNumber !== this.#textNumber) this.#reset(entry)
    }
  }

  #reset(counts: TextCounts): void {
    counts.textNumber = this.#textNumber
    counts.lower = 0
    counts.name = 0
  }

  #learn(raw: string): Spelling {
    // Copies the string, because a slice keeps the whole text in memory.
    const own: string = JSON.parse(JSON.stringify(raw))
    const read = parts(own, { start: 0, end: own.length, kind: 'word' }, this.#lexicon, this.#runs).map(
      (part) => ({
        from: part.start,
        to: part.end,
        isWhole: part.end - part.start === own.length,
        entry: this.#entry(findForm(own, part, this.#lexicon).replace(/(?<!^let)'s$/, '')),
      }),
    )
    const unknownParts = read.filter(({ entry }) => !entry.isKnown).length
    const spelling: Spelling = {
      spelling: own,
      textNumber: 0,
      id: 0,
      lower: 0,
      name: 0,
      shape: shapeOf(own),
      parts: read,
      unknownParts,
    }
    this.#spellings.add(spelling)
    this.#units += own.length
    return spelling
  }

  #entry(form: string): FormEntry {
    let entry = this.#entries.get(form)
    if (!entry) {
      entry = readEntry(form, this.#lexicon)
      this.#entries.set(form, entry)
    }
    return entry
  }
}

function readEntry(form: string, lexicon: Lexicon): FormEntry {
  const headwords = headwordsOf(form, lexicon)
  const bits = lexicon.partsOfSpeech(form)
  const isListed = bits !== 0 || lexicon.findForms(form).length > 0
  return {
    textNumber: 0,
    lower: 0,
    name: 0,
    form,
    isKnown: headwords.length > 0,
    headwords: headwords
      .filter((headword) => !lexicon.isName(headword))
      .map((headword) => ({
        headword,
        isFunctionWord: lexicon.isFunctionWord(headword),
        isClose: isListed || headword.slice(0, 2) === form.slice(0, 2),
      })),
    isCapitalWord: isCapitalWord(form, bits),
  }
}

/** Returns the best base form, or all parts of a contraction; empty for an unknown form. */
function headwordsOf(form: string, lexicon: Lexicon): readonly string[] {
  const all = [...new Set(baseForms(form, lexicon).map(({ headword }) => headword))]
  const contraction = form.includes("'") && all.length > 1 && isContraction(form, lexicon)
  return contraction ? all.filter((headword) => !headword.includes("'")) : all.slice(0, 1)
}

function isContraction(form: string, lexicon: Lexicon): boolean {
  if (lexicon.findForms(form).some(({ kind }) => kind === 'contraction')) return true
  return /(?:n't|'(?:ll|ve|re|m))$/.test(form)
}

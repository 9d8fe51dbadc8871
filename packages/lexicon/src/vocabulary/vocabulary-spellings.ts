import { baseForms } from '../forms/base-forms'
import { SpellingTable } from '../forms/spelling-table'
import type { Lexicon } from '../lexicon'
import { isCapitalWord, type Shape, shapeOf } from '../tokens/capitals'
import { findForm, parts, type RunBudget } from './parts'

/** A headword that a form leads to; one object for each form and headword. */
export interface FormHeadword {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** False when a far-fetched rule leads there, which a word that is always written with a capital is not taken by. */
  readonly isClose: boolean
}

/** What the text that is being read counts of a spelling or form; begins anew with every text. */
interface TextCounts {
  /** Number of the text that the counts are of. */
  text: number
  /** How often it is written in small letters. */
  lower: number
  /** How often it is written with a capital inside of a sentence. */
  name: number
}

/** What the lexicon has of a form (in small letters, without a possessive 's). */
export interface FormEntry extends TextCounts {
  readonly form: string
  /** Whether it leads to a headword at all, names included. */
  readonly isKnown: boolean
  /** What it adds to a vocabulary: its best base form, all parts of a contraction; without names. */
  readonly headwords: readonly FormHeadword[]
  /** Whether English writes it with a capital though it is no name: Monday, English. */
  readonly isCapitalWord: boolean
}

/** A word as texts spell it, capitals and all. */
export interface Spelling extends TextCounts {
  readonly spelling: string
  /** Numbers the spellings of a text, from 0 in the order of their first places. */
  id: number
  readonly shape: Shape
  /** What the lexicon has of it from the left: hyphenated words may be of several parts. */
  readonly parts: readonly SpellingPart[]
  /** How many of its parts lead to no headword. */
  readonly unknownParts: number
}

export interface SpellingPart {
  /** Offsets inside of the spelling in UTF-16 units, `to` exclusive. */
  readonly from: number
  readonly to: number
  /** Whether it is all of the spelling. */
  readonly isWhole: boolean
  readonly entry: FormEntry
}

/** Most spellings that are remembered from text to text: those of a shelf of novels, in some 20 MB. */
const mostRemembered = 50_000

/** Most UTF-16 units of them, or a text of endless words would stay in memory. */
const mostUnits = 20 * mostRemembered

/**
 * How often a text of no length may have runs of hyphenated words' pieces sought, and after how many UTF-16 units once
 * more: several times what novels need, and a fraction of the time that they take.
 */
const FIRST_RUNS = 1000
const UNITS_A_RUN = 50

/**
 * Remembers from text to text what the lexicon has of every spelling met, since asking it takes most of the time that
 * reading a vocabulary takes. The counts of the text that is being read stand next to it, so that a text costs one
 * look-up for each word and nothing to begin with. Bounded: when full, it forgets everything between two texts.
 */
export class SpellingMemory {
  readonly #lexicon: Lexicon
  readonly #spellings = new SpellingTable<Spelling>()
  readonly #entries = new Map<string, FormEntry>()
  #units = 0
  #text = 0
  #count = 0
  readonly #runs: RunBudget = { left: 0 }

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** Begins another text of so many UTF-16 units: all counts are 0. */
  beginText(length: number): void {
    this.#runs.left = FIRST_RUNS + Math.floor(length / UNITS_A_RUN)
    this.#text++
    this.#count = 0
  }

  /** Ends the text; its counts hold until the next begins. */
  endText(): void {
    const isFull = this.#spellings.size > mostRemembered || this.#units > mostUnits
    // Where the runs were used up, words were cut into pieces that another text may have whole.
    if (!isFull && this.#runs.left > 0) return
    this.#spellings.clear()
    this.#entries.clear()
    this.#units = 0
  }

  /** What is known of the word from `start` to `end` (UTF-16 units) of the text, with its counts in this text. */
  spellingAt(text: string, start: number, end: number): Spelling {
    const spelling = this.#spellings.find(text, start, end) ?? this.#learn(text.slice(start, end))
    if (spelling.text !== this.#text) this.#begin(spelling)
    return spelling
  }

  #begin(spelling: Spelling): void {
    spelling.id = this.#count++
    this.#reset(spelling)
    for (const { entry } of spelling.parts) {
      if (entry.text !== this.#text) this.#reset(entry)
    }
  }

  #reset(counts: TextCounts): void {
    counts.text = this.#text
    counts.lower = 0
    counts.name = 0
  }

  #learn(raw: string): Spelling {
    // A copy, because engines make slices that keep the whole text in memory.
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
      text: 0,
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
    text: 0,
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

/** The best base form, or all parts of a contraction; none when unknown. */
function headwordsOf(form: string, lexicon: Lexicon): readonly string[] {
  const all = [...new Set(baseForms(form, lexicon).map(({ headword }) => headword))]
  const contraction = form.includes("'") && all.length > 1 && isContraction(form, lexicon)
  return contraction ? all.filter((headword) => !headword.includes("'")) : all.slice(0, 1)
}

function isContraction(form: string, lexicon: Lexicon): boolean {
  if (lexicon.findForms(form).some(({ kind }) => kind === 'contraction')) return true
  return /(?:n't|'(?:ll|ve|re|m))$/.test(form)
}

import { baseForms } from './base-forms'
import { isCapitalWord, type Shape, shapeOf } from './capitals'
import type { Lexicon } from './lexicon'
import { knownForm, parts } from './parts'

/** A headword that a form leads to. */
export interface FormHeadword {
  readonly headword: string
  readonly isFunctionWord: boolean
  /** False when a far-fetched rule leads there, which a word that is always written with a capital is not taken by. */
  readonly isClose: boolean
}

/** What the lexicon has of a form (in small letters, without a possessive 's). */
export interface FormEntry {
  readonly form: string
  /** Whether it leads to a headword at all, names included. */
  readonly isKnown: boolean
  /** What it adds to a vocabulary: its best base form, all parts of a contraction; without names. */
  readonly headwords: readonly FormHeadword[]
  /** Whether English writes it with a capital though it is no name: Monday, English. */
  readonly isCapitalWord: boolean
}

/** A word as texts spell it, capitals and all. */
export interface Spelling {
  readonly shape: Shape
  /** What the lexicon has of it from the left: hyphenated words may be of several parts. */
  readonly parts: readonly SpellingPart[]
}

export interface SpellingPart {
  /** Offsets inside of the spelling in UTF-16 units, `to` exclusive. */
  readonly from: number
  readonly to: number
  readonly entry: FormEntry
}

/** Most spellings that are remembered: those of a shelf of novels, in some 20 MB. */
const mostRemembered = 50_000

/** Longer ones (in UTF-16 units) are noise, and would take memory without a bound. */
const longestRemembered = 40

/**
 * Remembers from text to text what the lexicon has of every spelling met, since asking it takes most of the time that
 * reading a vocabulary takes. Bounded: when full, it begins anew.
 */
export class SpellingMemory {
  readonly #lexicon: Lexicon
  readonly #spellings = new Map<string, Spelling>()
  readonly #entries = new Map<string, FormEntry>()

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon
  }

  /** What is known of a word spelt so. */
  spelling(raw: string): Spelling {
    const remembered = this.#spellings.get(raw)
    if (remembered) return remembered
    // A copy, because engines make slices that keep the whole text in memory.
    const own = raw.split('').join('')
    const shape = shapeOf(own)
    const word = { start: 0, end: own.length, kind: 'word' } as const
    const spelling = {
      shape,
      parts: parts(own, word, this.#lexicon).map((part) => {
        const form = knownForm(own, part, this.#lexicon).replace(/(?<!^let)'s$/, '')
        return { from: part.start, to: part.end, entry: this.#entry(form) }
      }),
    }
    if (own.length > longestRemembered) return spelling
    if (this.#spellings.size >= mostRemembered) this.#forget()
    this.#spellings.set(own, spelling)
    return spelling
  }

  #forget(): void {
    this.#spellings.clear()
    this.#entries.clear()
  }

  #entry(form: string): FormEntry {
    const remembered = this.#entries.get(form)
    if (remembered) return remembered
    const entry = readEntry(form, this.#lexicon)
    if (form.length <= longestRemembered) this.#entries.set(form, entry)
    return entry
  }
}

function readEntry(form: string, lexicon: Lexicon): FormEntry {
  const headwords = headwordsOf(form, lexicon)
  const bits = lexicon.partsOfSpeech(form)
  const isListed = bits !== 0 || lexicon.listedForms(form).length > 0
  return {
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
  const all = baseForms(form, lexicon).map(({ headword }) => headword)
  const contraction = form.includes("'") && all.length > 1 && isContraction(form, lexicon)
  return contraction ? all.filter((headword) => !headword.includes("'")) : all.slice(0, 1)
}

function isContraction(form: string, lexicon: Lexicon): boolean {
  if (lexicon.listedForms(form).some(({ kind }) => kind === 'contraction')) return true
  return /(?:n't|'(?:ll|ve|re|m))$/.test(form)
}

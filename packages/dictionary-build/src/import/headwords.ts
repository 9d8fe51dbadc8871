import type { Spellings } from '../spellings'

/** Longest headword in characters: what can be looked up (`MAX_WORD_LENGTH` of the contracts). */
const LONGEST = 120

/** Words as imported files write them, as the dictionary writes them. */
export class Headwords {
  readonly #spellings: Spellings

  constructor(spellings: Spellings) {
    this.#spellings = spellings
  }

  /**
   * A word in its British spelling, capitals kept: composed, with plain apostrophes and single spaces. Undefined for
   * what is no word: nothing but signs, control characters, halves of surrogate pairs, overlong.
   */
  spelling(written: unknown): string | undefined {
    if (typeof written !== 'string' || written.length > LONGEST * 2 || !written.isWellFormed())
      return undefined
    const plain = isPlain.test(written) ? written : cleanHeadword(written)
    if (plain.length > LONGEST || !/[\p{L}\p{N}]/u.test(plain) || /\p{Cc}|\p{Co}|\p{Cn}|�/u.test(plain))
      return undefined
    return this.#spellings.british(plain)
  }

  /** The headword under which a spelling has its entry. */
  of(spelling: string): string {
    return spelling.toLowerCase()
  }

  /** American spellings of a headword. */
  american(headword: string): readonly string[] {
    return this.#spellings.american(headword)
  }
}

const isPlain = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/

function cleanHeadword(written: string): string {
  return written
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc\uff07]/gu, "'")
    .replace(/[\u2010\u2011]/gu, '-')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

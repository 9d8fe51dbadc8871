import { BritishText } from '../learner/british-text'
import type { Spellings } from '../spellings'

/** Maximum length of a headword, in characters: what can be looked up (`MAX_WORD_LENGTH` of the contracts). */
const MAX_HEADWORD_LENGTH = 120

/** Converts words as imported files write them to words as the dictionary writes them. */
export class Headwords {
  readonly #spellings: Spellings
  readonly #british: BritishText

  constructor(spellings: Spellings) {
    this.#spellings = spellings
    this.#british = new BritishText(spellings)
  }

  /** Returns a definition or an example of a word in British English. */
  britishText(text: string, headword: string, isExample: boolean): string {
    return this.#british.of(text, [headword], isExample)
  }

  /**
   * Returns a word in its British spelling with its capitals: composed, with straight apostrophes and single spaces.
   * Returns undefined for anything that isn't a word: only punctuation, control characters, lone surrogates, or too
   * long.
   */
  spelling(written: unknown): string | undefined {
    if (typeof written !== 'string' || written.length > MAX_HEADWORD_LENGTH * 2 || !written.isWellFormed())
      return undefined
    const plain = isPlain.test(written) ? written : cleanHeadword(written)
    if (
      plain.length > MAX_HEADWORD_LENGTH ||
      !/[\p{L}\p{N}]/u.test(plain) ||
      /\p{Cc}|\p{Co}|\p{Cn}|�/u.test(plain)
    )
      return undefined
    return this.#spellings.british(plain)
  }

  /** Returns the headword of a spelling. */
  of(spelling: string): string {
    return spelling.toLowerCase()
  }

  /** Returns the American spellings of a headword. */
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

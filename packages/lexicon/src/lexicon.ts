import type { StrippedAffix } from './forms/affixes'
import type { PartOfSpeech } from './part-of-speech'

/** An irregular (listed) form of a headword. */
export interface ListedForm {
  /** The headword that the form belongs to, lower case. */
  readonly headword: string
  /** How the form relates to the headword: another spelling of it, a similar spelling with senses of its own, … */
  readonly kind: 'spelling' | 'variant' | 'inflection' | 'contraction'
  /** For example past, past participle, plural, comparative; empty where it doesn't matter. */
  readonly detail: string
}

/**
 * Dictionary data that the text engine needs. The server implements it with a packed index of the database, tests with
 * small maps; the engine itself does no I/O. Forms are lower case, with straight apostrophes and plain hyphens.
 */
export interface Lexicon {
  /** Returns the bit set over `partOfSpeechBits` of the headword with exactly this spelling; 0 when there is none. */
  partsOfSpeech(form: string): number
  /** Returns the headwords that list this form, best first; empty when there are none. */
  findForms(form: string): readonly ListedForm[]
  /** Returns the rank in a frequency list, 1 = most frequent; undefined when the headword isn't in it. */
  frequencyRank(headword: string): number | undefined
  /** Returns whether the headword's only senses are names (London, Sarah). */
  isName(headword: string): boolean
  /** Returns whether the headword is a function word: known to every reader, never vocabulary. */
  isFunctionWord(headword: string): boolean
}

/** A headword that a form may stand for. */
export interface BaseForm {
  readonly headword: string
  /** Part of speech under which the form leads to the headword; undefined when the form is the headword itself. */
  readonly partOfSpeech: PartOfSpeech | undefined
  /** The prefix or ending that the form has and the headword lacks, so that it means something else. */
  readonly affix?: StrippedAffix
}

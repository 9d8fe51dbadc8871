import type { PartOfSpeech } from './part-of-speech'

/** An irregular (listed) form of a headword. */
export interface ListedForm {
  /** The headword it belongs to, lower case. */
  readonly headword: string
  /** Why it leads there: another spelling of the word, a look-alike spelling with other senses of its own, … */
  readonly kind: 'spelling' | 'variant' | 'inflection' | 'contraction'
  /** e.g. past, past participle, plural, comparative; empty where it does not matter. */
  readonly detail: string
}

/**
 * What the text engine needs to know of a dictionary. The server answers from its packed index of the database, tests
 * from small maps; the engine itself does no I/O. Forms are lower case, with straight apostrophes and plain hyphens.
 */
export interface Lexicon {
  /** Bit set over `partOfSpeechBits` of the headword written exactly so, 0 when there is none. */
  partsOfSpeech(form: string): number
  /** Headwords that list this form, best first; empty when none does. */
  findForms(form: string): readonly ListedForm[]
  /** Rank in a frequency list, 1 = most frequent; undefined when not in it. */
  frequencyRank(headword: string): number | undefined
  /** True when the headword's only senses are names (London, Sarah). */
  isName(headword: string): boolean
  /** True for function words: known to every reader, never vocabulary. */
  isFunctionWord(headword: string): boolean
}

/** A headword that a form may stand for. */
export interface BaseForm {
  readonly headword: string
  /** Part of speech under which the form leads there; undefined when the form is the headword itself. */
  readonly partOfSpeech: PartOfSpeech | undefined
}

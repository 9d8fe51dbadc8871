import type { StrippedAffix } from '../forms/affixes'
import { baseForms, formUses, resolve } from '../forms/base-forms'
import type { FormUse } from '../forms/direct-forms'
import { isLikelyName } from '../forms/names'
import { shortFormUse } from '../forms/short-forms'
import type { WordUse } from '../forms/word-use'
import type { Lexicon } from '../lexicon'
import type { PhraseIndex } from '../phrases/phrases'

/** A lexicon whose headwords have the ids of their entries. */
export interface HeadwordIndex extends Lexicon {
  /** Returns the entry's id, or undefined if the form isn't a headword. */
  idOf(headword: string): number | undefined
  /** Returns the headword of an entry's id, or undefined. */
  headwordOf(id: number): string | undefined
}

/** Finds the entries of words: in the server's dictionary, and in the look-up pack of a browser. */
export interface WordFinder {
  readonly index: HeadwordIndex
  readonly phrases: PhraseIndex
  /**
   * Returns the spell ids that a written form stands for: the exact headword first, then the others, most likely first.
   */
  resolve(form: string): number[]
  /** Like `resolve`, but with the headwords that fit the words around it first. */
  resolveInUse(form: string, use: WordUse): number[]
  /** Returns the prefix or ending without which alone a form was found, and the rest; undefined for other forms. */
  affixOf(form: string): StrippedAffix | undefined
  /** Returns whether a form is probably a name among these words, whether or not there is an entry. */
  isName(form: string, use: WordUse): boolean
  /** Returns what a form is written for short for (gr8: great), likeliest first; empty for other forms. */
  shortFor(form: string, use: WordUse | undefined): readonly string[]
  /** Returns each use under which a form leads to an entry, weighed by the words around it. */
  usesOf(form: string, use: WordUse): FormUse[]
}

/** Creates a finder on an index of headwords. */
export function createWordFinder(index: HeadwordIndex, phrases: PhraseIndex): WordFinder {
  const headwords = (form: string) => resolve(form, index)
  const idsOf = (words: readonly string[]) => [
    ...new Set(words.map((word) => index.idOf(word)).filter((id) => id !== undefined)),
  ]
  return {
    index,
    phrases,
    resolve: (form) => idsOf([form, ...headwords(form)]),
    resolveInUse: (form, use) => {
      const ranked = baseForms(form, index, use).map(({ headword }) => headword)
      // What `resolve` guesses for Crewe (crew) is no help where it is a name.
      const isUnknownName = ranked.length === 0 && isLikelyName(undefined, index, use)
      return idsOf(isUnknownName ? [] : [...ranked, ...headwords(form)])
    },
    isName: (form, use) => isLikelyName(baseForms(form, index, use)[0]?.headword, index, use),
    shortFor: (form, use) => {
      const short = shortFormUse(form, index, use)
      return short?.isLikelier ? short.words : []
    },
    affixOf: (form) => baseForms(form, index)[0]?.affix,
    usesOf: (form, use) => formUses(form, index, use),
  }
}

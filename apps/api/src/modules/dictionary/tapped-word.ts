import type { FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import type { Dictionary } from './open-dictionary'
import { formAsWritten, TextAround } from './text-around'

/** A word of a text as it was tapped, with the entries that it may lead to. */
export interface TappedWord {
  /** Its look-up form. */
  readonly form: string
  /** Ids of its entries, likeliest first as far as the words beside it tell. */
  readonly ids: readonly number[]
  /** Each use under which the form leads to an entry. */
  readonly uses: readonly FormUse[]
}

/**
 * Finds the entries of a word in its context.
 *
 * @param word its index among the context's words; undefined if it doesn't occur there
 */
export function findTappedWord(
  dictionary: Dictionary,
  form: string,
  around: TextAround,
  word: number | undefined,
): TappedWord {
  if (word === undefined) return { form, ids: dictionary.resolve(form), uses: [] }
  const use = around.useOf(word)
  return { form, ids: dictionary.resolveInUse(form, use), uses: dictionary.usesOf(form, use) }
}

/** Finds the entries of a word in the context in which it was looked up. */
export function tapInContext(dictionary: Dictionary, text: string, context: string): TappedWord {
  const form = formAsWritten(text)
  const around = new TextAround(context)
  return findTappedWord(dictionary, form, around, around.find(form))
}
